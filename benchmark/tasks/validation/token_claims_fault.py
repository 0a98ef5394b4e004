"""Which of a token's claims (a dict with times in seconds) fails first? In order: "nbf" when now
plus the leeway is still before it, "exp" when missing or when the leeway after it is over (exactly
then too), "iat" when later than now plus the leeway, "aud" unless our audience is that text or in
that list (missing fails), "lifetime" when more than the longest lies between iat and exp. Missing
nbf and iat count as now; None if all hold."""


def token_claims_fault(claims, now, audience, leeway, longest):
    issued = claims.get("iat", now)
    if claims.get("nbf", now) > now + leeway:
        return "nbf"
    if "exp" not in claims or now >= claims["exp"] + leeway:
        return "exp"
    if issued > now + leeway:
        return "iat"
    accepted = claims.get("aud", [])
    if isinstance(accepted, str):
        accepted = [accepted]
    if audience not in accepted:
        return "aud"
    if claims["exp"] - issued > longest:
        return "lifetime"
    return None


assert token_claims_fault({"nbf": 50, "exp": 99, "iat": 40, "aud": "app"}, 45, "app", 5, 60) is None
assert token_claims_fault({"nbf": 50, "exp": 100, "aud": "app"}, 44, "app", 5, 60) == "nbf"
assert token_claims_fault({"exp": 99, "iat": 40, "aud": ["web", "app"]}, 103, "app", 5, 59) is None
assert token_claims_fault({"exp": 100, "iat": 40, "aud": "app"}, 105, "app", 5, 60) == "exp"
assert token_claims_fault({"aud": "app"}, 60, "app", 5, 60) == "exp"
assert token_claims_fault({"exp": 100, "iat": 66, "aud": "app"}, 60, "app", 5, 60) == "iat"
assert token_claims_fault({"exp": 100, "iat": 65, "aud": "apple"}, 60, "app", 5, 60) == "aud"
assert token_claims_fault({"exp": 100}, 60, "app", 5, 60) == "aud"
assert token_claims_fault({"exp": 100, "aud": "app"}, 60, "app", 5, 39) == "lifetime"
assert token_claims_fault({"exp": 100, "aud": "app"}, 60, "app", 5, 40) is None

"""Check rotating refresh tokens: ("issue", token) starts a new family, whatever was before
("issued"), and ("use", token, new token) with its current token makes the new one current
("rotated"). Using the one just before the current again is "tolerated", without effect, as often
per current token as the grace allows; more of that, or an older one of the family, ends it
("revoked"). Tokens of no living family are "unknown" and change nothing. Return (list of these
words, current token or None); new tokens never repeat."""


def refresh_token_family(events, grace):
    results = []
    chain, reused = [], 0
    for kind, token, *replacement in events:
        if kind == "issue":
            chain = [token]
            results.append("issued")
            continue
        if token not in chain:
            results.append("unknown")
            continue
        age = len(chain) - chain.index(token) - 1
        if age == 0:
            chain.extend(replacement)
            reused = 0
            results.append("rotated")
        elif age == 1 and reused < grace:
            reused += 1
            results.append("tolerated")
        else:
            chain = []
            results.append("revoked")
    return results, chain[-1] if chain else None


assert refresh_token_family([("issue", "a1"), ("use", "a1", "a2"), ("use", "a2", "a3")], 1) == (
    ["issued", "rotated", "rotated"], "a3")
assert refresh_token_family(
    [("issue", "a1"), ("use", "a1", "a2"), ("use", "a1", "x"), ("use", "a1", "y")], 1
) == (["issued", "rotated", "tolerated", "revoked"], None)
assert refresh_token_family(
    [("issue", "a1"), ("use", "a1", "a2"), ("use", "a2", "a3"), ("use", "a1", "x")], 1
) == (["issued", "rotated", "rotated", "revoked"], None)
assert refresh_token_family([("use", "a5", "a6")], 1) == (["unknown"], None)
assert refresh_token_family([("issue", "a1"), ("use", "zz", "x"), ("use", "a1", "a2")], 0) == (
    ["issued", "unknown", "rotated"], "a2")
assert refresh_token_family(
    [("issue", "a1"), ("use", "a1", "a2"), ("use", "a1", "x"), ("use", "a2", "a3"),
     ("use", "a2", "y")], 1
) == (["issued", "rotated", "tolerated", "rotated", "tolerated"], "a3")
assert refresh_token_family(
    [("issue", "a1"), ("use", "a1", "a2"), ("use", "a1", "x"), ("use", "a2", "a3")], 0
) == (["issued", "rotated", "revoked", "unknown"], None)
assert refresh_token_family(
    [("issue", "a1"), ("use", "a1", "a2"), ("issue", "b1"), ("use", "a2", "a3"),
     ("use", "b1", "b2")], 1
) == (["issued", "rotated", "issued", "unknown", "rotated"], "b2")
assert refresh_token_family(
    [("issue", "a1"), ("use", "a1", "a2"), ("use", "a1", "x"), ("use", "a1", "x"),
     ("use", "a1", "x")], 2
) == (["issued", "rotated", "tolerated", "tolerated", "revoked"], None)

"""Why is a visitor (an email address, in lower case) refused a shared link? The link has the fields
"owner", "revoked", "expires" (a time), "views" so far, "limit" for these, and "domains". In this
order: "revoked"; then the owner's address is always let in; "expired" at or after the time; "used
up" when the views have reached their limit; "domain" unless the part after the @ is one of the
domains or a subdomain of one. None when let in."""


def share_link_refusal(link, visitor, now):
    if link["revoked"]:
        return "revoked"
    if visitor == link["owner"]:
        return None
    if now >= link["expires"]:
        return "expired"
    if link["views"] >= link["limit"]:
        return "used up"
    host = visitor.split("@")[1]
    if any(("." + host).endswith("." + domain) for domain in link["domains"]):
        return None
    return "domain"


LINK = {"owner": "o@x.org", "revoked": False, "expires": 50, "views": 2, "limit": 3,
        "domains": ["a.com", "b.net"]}
assert share_link_refusal(LINK, "v@b.net", 49) is None
assert share_link_refusal(LINK, "v@b.net", 50) == "expired"
assert share_link_refusal(LINK, "v@team.a.com", 49) is None
assert share_link_refusal(LINK, "v@ba.com", 49) == "domain"
assert share_link_refusal(LINK, "a.com@evil.org", 49) == "domain"
assert share_link_refusal({**LINK, "views": 3}, "v@c.de", 49) == "used up"
assert share_link_refusal({**LINK, "views": 9}, "o@x.org", 99) is None
assert share_link_refusal({**LINK, "revoked": True}, "o@x.org", 10) == "revoked"
assert share_link_refusal({**LINK, "domains": []}, "v@b.net", 10) == "domain"

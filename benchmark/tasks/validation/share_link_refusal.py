"""Why is a visitor (a lower-case email address) refused a shared link? A link is (owner's address,
True if revoked, expiry time, views so far, most views allowed, list of domains), all lower-case.
First reason of: "revoked", even for the owner, who is otherwise let in at once; "expired" at or
after that time; "used up" when the views have reached their limit; "domain" unless the part after
the @ is one of the domains or a subdomain of one. None when let in."""


def share_link_refusal(link, visitor, now):
    owner, revoked, expiry, views, most_views, domains = link
    if revoked:
        return "revoked"
    if visitor == owner:
        return None
    if now >= expiry:
        return "expired"
    if views >= most_views:
        return "used up"
    host = visitor.split("@")[1]
    for domain in domains:
        if host == domain or host.endswith("." + domain):
            return None
    return "domain"


assert share_link_refusal(("o@x.org", False, 50, 2, 3, ["a.com", "b.net"]), "v@b.net", 49) is None
assert share_link_refusal(("o@x.org", False, 50, 3, 3, ["b.net"]), "v@b.net", 50) == "expired"
assert share_link_refusal(("o@x.org", False, 50, 2, 3, ["a.com"]), "v@it.a.com", 40) is None
assert share_link_refusal(("o@x.org", False, 50, 2, 3, ["a.com"]), "v@ba.com", 49) == "domain"
assert share_link_refusal(("o@x.org", False, 50, 2, 3, ["it.a.com"]), "v@a.com", 49) == "domain"
assert share_link_refusal(("o@x.org", False, 50, 3, 3, ["a.com"]), "v@c.de", 49) == "used up"
assert share_link_refusal(("o@x.org", False, 50, 9, 3, ["a.com"]), "o@x.org", 99) is None
assert share_link_refusal(("o@x.org", True, 50, 2, 3, ["x.org"]), "o@x.org", 10) == "revoked"

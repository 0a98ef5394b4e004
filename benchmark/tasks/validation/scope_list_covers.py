"""Do a token's granted scopes allow everything that a call requires? Required ones are always plain
"resource:action". A grant is "admin", which allows all, or "resource:action", where "*" as the
resource means any, "*" as the action means any, and "write" includes "read" on the same resource. A
call that requires nothing still needs at least one grant, of any kind. True or False."""


def scope_list_covers(granted, required):
    def allows(grant, need):
        if grant == "admin":
            return True
        resource, _, action = grant.partition(":")
        wanted_resource, _, wanted_action = need.partition(":")
        if resource not in ("*", wanted_resource):
            return False
        if action == "write" and wanted_action == "read":
            return True
        return action in ("*", wanted_action)

    if len(granted) < 1:
        return False
    return all(any(allows(grant, need) for grant in granted) for need in required)


assert scope_list_covers(["orders:*"], ["orders:read", "orders:cancel"]) is True
assert scope_list_covers(["orders:*", "users:read"], ["orders:read", "users:write"]) is False
assert scope_list_covers(["users:write"], ["users:read"]) is True
assert scope_list_covers(["users:write"], ["orders:read"]) is False
assert scope_list_covers(["x:pay", "*:read"], ["orders:read", "x:pay"]) is True
assert scope_list_covers(["users:read", "admin"], ["orders:refund"]) is True
assert scope_list_covers(["users:write"], ["users:delete"]) is False
assert scope_list_covers(["x:pay"], []) is True
assert scope_list_covers([], []) is False
assert scope_list_covers(["users:pay"], ["users:read"]) is False

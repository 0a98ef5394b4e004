"""May a role perform an action? Each role maps to (allowed actions, denied actions, parent roles)
and inherits from its parents, their parents and so on up to reach steps away; loops may occur, and
a role not in the mapping has no rules and no parents. The nearest roles, counted in steps, that
mention the action decide; at equal distance a denial beats a permission. False if none does."""


def role_grants_action(role, action, roles, reach):
    nearest = [role]
    visited = {role}
    for _ in range(reach + 1):
        granted = False
        farther = []
        for name in nearest:
            allowed, denied, parents = roles.get(name, ((), (), ()))
            if action in denied:
                return False
            if action in allowed:
                granted = True
            for parent in parents:
                if parent not in visited:
                    visited.add(parent)
                    farther.append(parent)
        if granted:
            return True
        nearest = farther
    return False


assert role_grants_action("a", "read", {"a": (["read"], [], [])}, 0) is True
assert role_grants_action("a", "read", {"a": (["read"], ["read"], [])}, 5) is False
assert role_grants_action("a", "read", {"a": ([], [], ["b"]), "b": (["read"], [], [])}, 1) is True
assert role_grants_action("a", "read", {"a": ([], [], ["b"]), "b": (["read"], [], [])}, 0) is False
assert role_grants_action("a", "read", {
    "a": (["write"], ["read"], ["b"]), "b": (["read"], [], [])
}, 3) is False
assert role_grants_action("a", "read", {
    "a": (["read"], [], ["b"]), "b": ([], ["read"], [])
}, 3) is True
assert role_grants_action("a", "read", {
    "a": ([], [], ["b", "c"]), "b": (["read"], [], []), "c": ([], ["read"], [])
}, 2) is False
assert role_grants_action("a", "read", {
    "a": ([], [], ["b", "c"]), "b": ([], [], ["d"]), "c": (["read"], [], []),
    "d": ([], ["read"], []),
}, 2) is True
assert role_grants_action("a", "read", {"a": ([], [], ["b"]), "b": ([], [], ["a"])}, 9) is False
assert role_grants_action("ghost", "read", {"a": (["read"], [], [])}, 4) is False

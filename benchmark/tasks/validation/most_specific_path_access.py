"""May a user open a path such as "/docs/plan"? Access rules are (path, user or "*" for everybody,
True to allow or False to deny), and apply to their path and everything below it, with parts between
slashes compared whole and surplus slashes ignored. Of those that apply to this user the one with
most parts decides, then one that names the user, then a denial. Without any the answer is False."""


def most_specific_path_access(rules, user, path):
    wanted = _parts(path)
    best = -1
    allowed = False
    for prefix, holder, allow in rules:
        parts = _parts(prefix)
        if holder not in (user, "*"):
            continue
        if wanted[:len(parts)] != parts:
            continue
        rank = 2 * len(parts) + (holder != "*")
        if rank > best or rank == best and not allow:
            best = rank
            allowed = allow
    return allowed


def _parts(path):
    return [part for part in path.split("/") if part]


assert most_specific_path_access([("/", "*", True), ("/doc", "*", False)], "ann", "/docs") is True
assert most_specific_path_access([("/", "*", False), ("/d", "ann", True)], "ann", "/d/") is True
assert most_specific_path_access([("/", "*", True), ("/d", "ann", False)], "bob", "/d") is True
assert most_specific_path_access([("/a", "ann", True), ("/a", "*", False)], "ann", "/a/x") is True
assert most_specific_path_access([("/a/b", "*", True), ("/a", "ann", False)], "ann", "/a/b") is True
assert most_specific_path_access([("/a", "ann", False), ("/a/", "ann", True)], "ann", "/a") is False
assert most_specific_path_access([("/a", "*", True), ("/a", "*", False)], "ann", "//a") is False
assert most_specific_path_access([("/a/b", "*", True)], "ann", "/a") is False
assert most_specific_path_access([("/a", "*", False), ("/a", "ann", True)], "ann", "/a") is True

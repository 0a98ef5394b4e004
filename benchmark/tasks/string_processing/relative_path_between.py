"""How does one get from a folder to a file, both given as absolute paths with slashes? Write the
steps as a path in which ".." leads one folder up, as few as possible, and "." means that both are
the same place. If more than most_up steps up would be needed, write the absolute path of the target
instead. Empty and "." parts in the inputs mean nothing and never show in the result; the inputs
have no ".."."""


def relative_path_between(folder, target, most_up):
    start = [part for part in folder.split("/") if part not in ("", ".")]
    goal = [part for part in target.split("/") if part not in ("", ".")]
    shared = 0
    for mine, other in zip(start, goal, strict=False):
        if mine != other:
            break
        shared += 1
    ups = len(start) - shared
    if ups > most_up:
        return "/" + "/".join(goal)
    steps = [".."] * ups + goal[shared:]
    if not steps:
        return "."
    return "/".join(steps)


assert relative_path_between("/a/b", "/a/c/x.txt", 3) == "../c/x.txt"
assert relative_path_between("/a", "/a/x", 0) == "x"
assert relative_path_between("/a/b/", "/a/./b", 2) == "."
assert relative_path_between("/a/b/c", "/d", 2) == "/d"
assert relative_path_between("/a/b", "/d/b", 2) == "../../d/b"
assert relative_path_between("/a/b/c", "/a", 5) == "../.."
assert relative_path_between("/x/y", "//z/./w/", 1) == "/z/w"
assert relative_path_between("/./ab", "/abc", 1) == "../abc"
assert relative_path_between("/a", "/", 0) == "/"

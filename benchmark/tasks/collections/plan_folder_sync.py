"""Compare two folders before a one-way copy; source and target map a path to (size, time of last
change). For every path of either, in ascending order, return (path, action): 'delete' if it is only
in the target, 'copy' if it is only in the source. For a path in both it is 'conflict' if the target
is newer by more than slack, 'copy' if the source is newer by more than that or the sizes differ,
and 'keep' otherwise."""


def plan_folder_sync(source, target, slack):
    actions = []
    for path in sorted(source.keys() | target.keys()):
        if path not in source:
            actions.append((path, "delete"))
            continue
        if path not in target:
            actions.append((path, "copy"))
            continue
        source_size, source_time = source[path]
        target_size, target_time = target[path]
        lead = source_time - target_time
        if lead < -slack:
            actions.append((path, "conflict"))
        elif lead > slack or source_size != target_size:
            actions.append((path, "copy"))
        else:
            actions.append((path, "keep"))
    return actions


assert plan_folder_sync({"b": (3, 50), "c": (1, 10), "a": (5, 100)},
                        {"b": (3, 55), "c": (1, 30), "d": (9, 9)}, 5) == [
    ("a", "copy"), ("b", "keep"), ("c", "conflict"), ("d", "delete")]
assert plan_folder_sync({"a": (4, 20), "b": (4, 21)}, {"a": (4, 17), "b": (4, 17)}, 3) == [
    ("a", "keep"), ("b", "copy")]
assert plan_folder_sync({"a": (4, 17), "b": (4, 17)}, {"a": (4, 20), "b": (4, 21)}, 3) == [
    ("a", "keep"), ("b", "conflict")]
assert plan_folder_sync({"a": (5, 20), "b": (6, 17)}, {"a": (4, 20), "b": (4, 18)}, 2) == [
    ("a", "copy"), ("b", "copy")]
assert plan_folder_sync({"x": (1, 1)}, {"w": (2, 2)}, 0) == [("w", "delete"), ("x", "copy")]
assert plan_folder_sync({"x": (8, 7)}, {"x": (9, 11)}, 3) == [("x", "conflict")]
assert plan_folder_sync({"x": (8, 15), "y": (2, 5)}, {"x": (8, 11), "y": (2, 5)}, 0) == [
    ("x", "copy"), ("y", "keep")]

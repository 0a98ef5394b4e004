"""What happened to a folder between two snapshots, each mapping paths to a mark of the content?
Look only at paths that are in one of them but not in the other. Where exactly one vanished path and
exactly one new path carry the same mark, and the mark isn't empty, the file was moved; all others
were removed or added. Return (moved, added, removed), sorted lists, the first one of
(old path, new path)."""


def _only_here(entries, others):
    paths_by_mark = {}
    for path, mark in entries.items():
        if path not in others:
            paths_by_mark.setdefault(mark, []).append(path)
    return paths_by_mark


def detect_moved_entries(old, new):
    gone = _only_here(old, new)
    fresh = _only_here(new, old)
    moved = []
    removed = []
    for mark, paths in gone.items():
        arrivals = fresh.get(mark, [])
        if not mark or len(paths) > 1 or len(arrivals) != 1:
            removed.extend(paths)
            continue
        moved.append((paths[0], arrivals[0]))
        del fresh[mark]
    added = [path for paths in fresh.values() for path in paths]
    return sorted(moved), sorted(added), sorted(removed)


assert detect_moved_entries({"a": "m1", "b": "m2"}, {"c": "m1", "b": "m2"}) == (
    [("a", "c")], [], [])
assert detect_moved_entries({"b": "m", "a": "m"}, {"c": "m"}) == ([], ["c"], ["a", "b"])
assert detect_moved_entries({"a": "m"}, {"d": "m", "c": "m"}) == ([], ["c", "d"], ["a"])
assert detect_moved_entries({"a": ""}, {"b": ""}) == ([], ["b"], ["a"])
assert detect_moved_entries({"a": "m", "k": "m"}, {"z": "m", "k": "m"}) == ([("a", "z")], [], [])
assert detect_moved_entries({"a": "1", "b": "2"}, {"a": "2"}) == ([], [], ["b"])
assert detect_moved_entries({"q": "1", "p": "2"}, {"x": "1", "y": "2", "w": "5"}) == (
    [("p", "y"), ("q", "x")], ["w"], [])
assert detect_moved_entries({"e": "7", "f": "7", "g": "8"}, {"h": "7", "i": "7", "g": "9"}) == (
    [], ["h", "i"], ["e", "f"])

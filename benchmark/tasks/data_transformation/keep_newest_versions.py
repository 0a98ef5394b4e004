"""An export lists several states of the same documents as (id, version, draft, text). Reduce it to
one record per id, namely that of the highest version; at the same version a finished one (draft
False) beats a draft, and of two equally good ones the later in the list stays. The ids come in the
order in which each stood in the list for the first time."""


def keep_newest_versions(records):
    kept = {}
    for record in records:
        key, version, draft, _ = record
        if key in kept:
            _, known_version, known_draft, _ = kept[key]
            if version < known_version:
                continue
            if version == known_version and draft and not known_draft:
                continue
        kept[key] = record
    return list(kept.values())


assert keep_newest_versions([("a", 1, False, "x"), ("b", 4, False, "y"), ("a", 2, False, "z")]) == [
    ("a", 2, False, "z"), ("b", 4, False, "y")]
assert keep_newest_versions([("a", 3, False, "x"), ("a", 2, False, "y")]) == [("a", 3, False, "x")]
assert keep_newest_versions([("a", 3, False, "x"), ("a", 3, True, "y")]) == [("a", 3, False, "x")]
assert keep_newest_versions([("a", 3, True, "x"), ("a", 3, False, "y")]) == [("a", 3, False, "y")]
assert keep_newest_versions([("a", 3, True, "x"), ("a", 3, True, "y")]) == [("a", 3, True, "y")]
assert keep_newest_versions([("a", 3, False, "x"), ("a", 4, True, "y")]) == [("a", 4, True, "y")]
assert keep_newest_versions([("c", 5, False, "p"), ("c", 5, False, "q"), ("b", 5, False, "r")]) == [
    ("c", 5, False, "q"), ("b", 5, False, "r")]
assert keep_newest_versions([("a", 2, True, "x"), ("a", 1, False, "y"), ("a", 1, True, "z")]) == [
    ("a", 2, True, "x")]

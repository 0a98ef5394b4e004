"""Records (key, version, value) carry versions as text like "1.10.2", which compare number by
number with missing numbers taken as 0. Ignoring records above a given version, keep for each key
the value with the highest version, the first seen of equal versions. When the record that wins has
the value None, the key was deleted and does not appear in the resulting dict of key to value."""


def latest_version_per_key(records, upto):
    limit = _rank(upto)
    ranks = {}
    latest = {}
    for key, version, value in records:
        rank = _rank(version)
        if rank > limit:
            continue
        if key in ranks and rank <= ranks[key]:
            continue
        ranks[key] = rank
        latest[key] = value
    return {key: value for key, value in latest.items() if value is not None}


def _rank(version):
    numbers = [int(part) for part in version.split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return numbers


assert latest_version_per_key([("a", "1.2", "x"), ("a", "1.10", "y")], "9") == {"a": "y"}
assert latest_version_per_key(
    [("a", "1.0", "x"), ("a", "1", "y"), ("a", "1.0.0", "z")], "1"
) == {"a": "x"}
assert latest_version_per_key([("a", "1", "x"), ("a", "2", None), ("b", "1", "q")], "5") == {
    "b": "q"
}
assert latest_version_per_key([("a", "2", None), ("a", "3", "w")], "3") == {"a": "w"}
assert latest_version_per_key([("a", "1.5", "x"), ("a", "2.1", "y")], "2") == {"a": "x"}
assert latest_version_per_key([("k", "3.0.1", "v"), ("m", "2.9.9", 0)], "3") == {"m": 0}
assert latest_version_per_key([("m", "4", "new"), ("m", "0.9", "old")], "4.1") == {"m": "new"}
assert latest_version_per_key([("z", "0", "n")], "0.0") == {"z": "n"}
assert latest_version_per_key([("a", "2", "x"), ("a", "2.0", None)], "2.1") == {"a": "x"}

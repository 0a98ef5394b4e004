"""Two employees disagree: who is the lowest manager above both, where everybody counts as above
themselves too? Bosses are a dict from employee to boss, and whoever has no entry is at the top. No
answer (None) if the two end at different tops, if the line upward from either of them runs in a
circle, or if the levels climbed from both to that manager are together more than allowed."""


def nearest_common_boss(bosses, first, second, most_levels):
    lines = []
    for person in (first, second):
        line = []
        while person is not None and person not in line:
            line.append(person)
            person = bosses.get(person)
        if person is not None:
            return None
        lines.append(line)
    for climbed, boss in enumerate(lines[0]):
        if boss in lines[1]:
            levels = climbed + lines[1].index(boss)
            return boss if levels <= most_levels else None
    return None


assert nearest_common_boss({"ann": "eve", "bob": "eve", "eve": "ida"}, "ann", "bob", 9) == "eve"
assert nearest_common_boss({"ann": "eve", "eve": "ida", "joe": "ida"}, "ann", "joe", 3) == "ida"
assert nearest_common_boss({"ann": "eve", "eve": "ida", "joe": "ida"}, "joe", "ann", 2) is None
assert nearest_common_boss({"ann": "eve", "eve": "ida"}, "ann", "eve", 1) == "eve"
assert nearest_common_boss({"ann": "eve", "eve": "ida"}, "ann", "ann", 0) == "ann"
assert nearest_common_boss({"a": "b", "c": "d"}, "a", "c", 9) is None
assert nearest_common_boss({"a": "b", "b": "a", "c": "a"}, "c", "a", 9) is None
assert nearest_common_boss({"k": "m"}, "zed", "zed", 0) == "zed"
assert nearest_common_boss({"p": "q", "r": "s", "s": "q"}, "r", "q", 5) == "q"

"""From daily sets of attendee names, in order of days, find everybody's longest run of consecutive
days. A day with an empty set is a holiday: it neither counts nor breaks a run. Answer with a dict
of name to length of the longest run, holding only those who reach a given minimum."""


def intersection_streaks(days, least):
    running = {}
    longest = {}
    for present in days:
        if not present:
            continue
        running = {name: running.get(name, 0) + 1 for name in present}
        for name, run in running.items():
            if run > longest.get(name, 0):
                longest[name] = run
    return {name: run for name, run in longest.items() if run >= least}


assert intersection_streaks([{"a", "b"}, {"a"}, {"b"}], 1) == {"a": 2, "b": 1}
assert intersection_streaks([{"a"}, set(), {"a", "b"}, {"a"}], 2) == {"a": 3}
assert intersection_streaks([{"a"}, {"b"}, {"a"}, {"a"}, {"b"}], 1) == {"a": 2, "b": 1}
assert intersection_streaks([{"x"}, {"x"}, {"x"}, {"y"}, {"x"}], 2) == {"x": 3}
assert intersection_streaks([{"a"}, {"a"}], 3) == {}
assert intersection_streaks([{"p", "q"}, {"p", "q", "r"}, {"q", "r"}, {"q"}], 2) == {
    "p": 2, "q": 4, "r": 2
}
assert intersection_streaks([set(), {"m"}, set(), set(), {"n"}, {"m"}], 1) == {"m": 1, "n": 1}
assert intersection_streaks([{"a"}, {"a", "b"}, {"b"}, {"b"}, {"a"}], 3) == {"b": 3}

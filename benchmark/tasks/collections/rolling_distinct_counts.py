"""For every position of a list of visitor names, how many different names occur at least minimum
times (at least 1) among the last window entries up to and including this one? Near the start there
are just fewer entries. A None stands for an unknown visitor, who takes up a place but never counts.
One number per position."""


def rolling_distinct_counts(visitors, window, minimum):
    counts = {}
    results = []
    for place, visitor in enumerate(visitors):
        counts[visitor] = counts.get(visitor, 0) + 1
        if place >= window:
            counts[visitors[place - window]] -= 1
        frequent = 0
        for name, count in counts.items():
            if name is not None and count >= minimum:
                frequent += 1
        results.append(frequent)
    return results


assert rolling_distinct_counts([1, 1, 2, 2, 3], 3, 1) == [1, 1, 2, 2, 2]
assert rolling_distinct_counts([1, 1, 2, 2, 3], 3, 2) == [0, 1, 1, 1, 1]
assert rolling_distinct_counts([None, 4, None, 4], 2, 1) == [0, 1, 1, 1]
assert rolling_distinct_counts([4, None, None, 4], 2, 1) == [1, 1, 0, 1]
assert rolling_distinct_counts([7, 8, 8], 1, 1) == [1, 1, 1]
assert rolling_distinct_counts(["a", "b", "a", "c", "b", "b"], 9, 2) == [0, 0, 1, 1, 2, 2]
assert rolling_distinct_counts(["a", "b", "c", "d", "a", "a", "a"], 4, 1) == [1, 2, 3, 4, 4, 3, 2]
assert rolling_distinct_counts(["x", "x", "x", "y", "y", "y", "x"], 5, 3) == [0, 0, 1, 1, 1, 1, 1]

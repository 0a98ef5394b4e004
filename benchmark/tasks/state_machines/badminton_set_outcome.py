"""Score a badminton set from a string of rally winners, "a" or "b", as (points of a, points of b,
winner). It is won by the first with at least 21 points and a lead of two or more, or with 30 points
whatever the lead. Letters after that are ignored; while nobody has won, the winner is None."""


def badminton_set_outcome(rallies):
    points = {"a": 0, "b": 0}
    for side in rallies:
        points[side] += 1
        own = points[side]
        lead = 2 * own - points["a"] - points["b"]
        if own >= 21 and lead >= 2 or own == 30:
            return points["a"], points["b"], side
    return points["a"], points["b"], None


assert badminton_set_outcome("a" * 21) == (21, 0, "a")
assert badminton_set_outcome("ab" * 20 + "a") == (21, 20, None)
assert badminton_set_outcome("ab" * 20 + "aa") == (22, 20, "a")
assert badminton_set_outcome("ab" * 29 + "b") == (29, 30, "b")
assert badminton_set_outcome("ab" * 29) == (29, 29, None)
assert badminton_set_outcome("b" * 25) == (0, 21, "b")
assert badminton_set_outcome("ab" * 19 + "aab") == (21, 19, "a")
assert badminton_set_outcome("ab" * 28 + "aab") == (30, 28, "a")
assert badminton_set_outcome("a" * 20) == (20, 0, None)

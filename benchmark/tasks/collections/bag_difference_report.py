"""Check two packing lists against each other, repeated items counting each time. Equal items match
first; then, for one pair of interchangeable items after the other, as many as possible left over on
one side cancel substitutes left over on the other side, whichever way round the pair is. The result
is three sorted lists in a tuple: left over on the left, left over on the right, and the equal
matches, each as often as it occurs; what was cancelled appears nowhere."""

from collections import Counter


def bag_difference_report(left, right, interchangeable):
    balance = Counter(left)
    balance.subtract(right)
    for one, other in interchangeable:
        if balance[one] * balance[other] >= 0:
            continue
        amount = min(abs(balance[one]), abs(balance[other]))
        change = amount if balance[one] > 0 else -amount
        balance[one] -= change
        balance[other] += change
    only_left = sorted(balance.elements())
    only_right = sorted((-balance).elements())
    common = sorted((Counter(left) & Counter(right)).elements())
    return only_left, only_right, common


assert bag_difference_report(["c", "b", "a", "b"], ["d", "c", "b"], []) == (
    ["a", "b"], ["d"], ["b", "c"]
)
assert bag_difference_report(["a", "b", "b", "c"], ["b", "c", "d"], [("a", "d")]) == (
    ["b"], [], ["b", "c"]
)
assert bag_difference_report(["a", "d"], ["d", "d"], [("d", "a")]) == ([], [], ["d"])
assert bag_difference_report(["d", "a"], [], [("a", "d")]) == (["a", "d"], [], [])
assert bag_difference_report(["x", "x", "x"], ["y", "y"], [("x", "y")]) == (["x"], [], [])
assert bag_difference_report(["x"], ["y", "z"], [("x", "z"), ("x", "y")]) == ([], ["y"], [])
assert bag_difference_report(["p"], ["q", "q"], [("q", "p")]) == ([], ["q"], [])
assert bag_difference_report([], ["k", "a", "k"], []) == ([], ["a", "k", "k"], [])

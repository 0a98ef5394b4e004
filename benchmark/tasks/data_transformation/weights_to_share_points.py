"""Split a number of points over named whole, non-negative weights by largest remainder: everybody
gets the proportional share rounded down, and points left over go one each to the largest
remainders, ties to the alphabetically earlier name. Whoever has a positive weight but still no
point then receives one from the current largest holder (earlier name on ties). The result maps each
name to its points; when all weights are zero everybody gets 0. There are never fewer points than
positive weights."""


def weights_to_share_points(weights, points):
    combined = sum(weights.values())
    if combined == 0:
        return {name: 0 for name in weights}
    shares = {name: points * weight // combined for name, weight in weights.items()}
    left_over = points - sum(shares.values())
    by_remainder = sorted(weights, key=lambda name: (-(points * weights[name] % combined), name))
    for name in by_remainder[:left_over]:
        shares[name] += 1
    for name in sorted(weights):
        if shares[name] > 0 or weights[name] == 0:
            continue
        giver = min(shares, key=lambda other: (-shares[other], other))
        shares[giver] -= 1
        shares[name] += 1
    return shares


assert weights_to_share_points({"c": 1, "b": 1, "a": 1}, 10) == {"a": 4, "b": 3, "c": 3}
assert weights_to_share_points({"x": 50, "y": 30, "z": 20}, 10) == {"x": 5, "y": 3, "z": 2}
assert weights_to_share_points({"big": 997, "s": 2, "t": 1}, 10) == {"big": 8, "s": 1, "t": 1}
assert weights_to_share_points({"b": 40, "a": 40, "c": 1}, 4) == {"b": 2, "a": 1, "c": 1}
assert weights_to_share_points({"a": 0, "b": 0}, 7) == {"a": 0, "b": 0}
assert weights_to_share_points({"a": 0, "b": 5}, 3) == {"a": 0, "b": 3}
assert weights_to_share_points({"a": 10, "b": 16, "c": 4}, 7) == {"a": 2, "b": 4, "c": 1}
assert weights_to_share_points({"p": 7, "q": 3}, 5) == {"p": 4, "q": 1}

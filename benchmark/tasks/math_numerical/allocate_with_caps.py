"""Hand out a whole amount in proportion to positive whole weights, with a whole cap for each
receiver. Whoever's exact share would reach the cap gets the cap, and what is then left is shared
again among the others, until no one reaches it; those final shares are rounded down, and the units
lost by that go one each to these receivers in list order. Return the list of shares and the amount
that nobody could take."""


def allocate_with_caps(amount, weights, caps):
    shares = list(caps)
    open_ended = list(range(len(weights)))
    rest = amount
    while True:
        total = sum(weights[i] for i in open_ended)
        full = [i for i in open_ended if rest * weights[i] >= caps[i] * total]
        if not full:
            break
        for i in full:
            rest -= caps[i]
            open_ended.remove(i)
    for i in open_ended:
        shares[i] = rest * weights[i] // total
    for i in open_ended[: amount - sum(shares)]:
        shares[i] += 1
    return shares, amount - sum(shares)


assert allocate_with_caps(10, [1, 1, 1], [99, 99, 99]) == ([4, 3, 3], 0)
assert allocate_with_caps(10, [3, 1, 1], [2, 99, 99]) == ([2, 4, 4], 0)
assert allocate_with_caps(11, [3, 1, 1], [2, 99, 99]) == ([2, 5, 4], 0)
assert allocate_with_caps(20, [4, 3, 2, 1], [4, 7, 99, 99]) == ([4, 7, 6, 3], 0)
assert allocate_with_caps(10, [1, 2], [3, 4]) == ([3, 4], 3)
assert allocate_with_caps(6, [2, 1, 1], [3, 9, 9]) == ([3, 2, 1], 0)
assert allocate_with_caps(0, [1, 2], [5, 5]) == ([0, 0], 0)
assert allocate_with_caps(4, [], []) == ([], 4)
assert allocate_with_caps(14, [5, 5, 6], [9, 9, 9]) == ([5, 4, 5], 0)

"""In a game of chance each draw wins the prize with a fixed probability in percent, and the n-th
draw at the latest is sure to win it, where n is the guarantee and 0 stands for no such promise. How
many draws does it take on average to get the prize, rounded to 4 decimals? If it can never be won,
the answer is None."""


def expected_draws_with_pity(chance, guarantee):
    if guarantee == 0:
        if chance == 0:
            return None
        return round(100 / chance, 4)
    expected = 0
    still_without = 1
    for _ in range(guarantee):
        expected += still_without
        still_without *= 1 - chance / 100
    return round(expected, 4)


assert expected_draws_with_pity(50, 2) == 1.5
assert expected_draws_with_pity(75, 3) == 1.3125
assert expected_draws_with_pity(50, 1) == 1
assert expected_draws_with_pity(0, 7) == 7
assert expected_draws_with_pity(0, 0) is None
assert abs(expected_draws_with_pity(30, 0) - 3.3333) < 1e-9
assert expected_draws_with_pity(100, 5) == 1
assert abs(expected_draws_with_pity(10, 10) - 6.5132) < 1e-9
assert expected_draws_with_pity(1, 0) == 100

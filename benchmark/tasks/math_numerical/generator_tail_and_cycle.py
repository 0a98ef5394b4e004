"""A cheap pseudo-random generator replaces x with (a*x + c) modulo m, starting from the seed
reduced modulo m. Sooner or later its values repeat for good. I'd like to know, as a pair, how many
values at the start never come again and after how many steps the rest repeats. The factors may be
negative; a modulus of zero or less gives None."""


def generator_tail_and_cycle(a, c, modulus, seed):
    if modulus <= 0:
        return None
    value = seed % modulus
    first_seen = {}
    while value not in first_seen:
        first_seen[value] = len(first_seen)
        value = (a * value + c) % modulus
    tail = first_seen[value]
    return tail, len(first_seen) - tail


assert generator_tail_and_cycle(3, 2, 10, 1) == (0, 4)
assert generator_tail_and_cycle(2, 0, 8, 1) == (3, 1)
assert generator_tail_and_cycle(3, 0, 7, 1) == (0, 6)
assert generator_tail_and_cycle(2, 1, 10, 0) == (1, 4)
assert generator_tail_and_cycle(5, 3, 1, 9) == (0, 1)
assert generator_tail_and_cycle(5, 3, 0, 9) is None
assert generator_tail_and_cycle(2, 1, -7, 4) is None
assert generator_tail_and_cycle(1, 0, 5, 7) == (0, 1)
assert generator_tail_and_cycle(4, 2, 12, 1) == (1, 3)

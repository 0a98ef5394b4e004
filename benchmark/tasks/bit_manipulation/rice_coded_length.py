"""How many bits does it take to store signed integers in Rice code with parameter k? Each is first
made non-negative (0, -1, 1, -2 become 0, 1, 2, 3) and split by 2 ** k: the quotient takes that
number of one bits and a closing zero, the remainder k bits. If the quotient is not below a limit,
the integer takes limit one bits and 16 raw bits instead; should the non-negative number then need
more than 16, the answer for the whole list is None."""


def rice_coded_length(values, k, limit):
    total = 0
    for value in values:
        number = 2 * value if value >= 0 else -2 * value - 1
        quotient = number >> k
        if quotient < limit:
            total += quotient + 1 + k
            continue
        if number > 0xFFFF:
            return None
        total += limit + 16
    return total


assert rice_coded_length([], 2, 8) == 0
assert rice_coded_length([0, -1], 0, 8) == 1 + 2
assert rice_coded_length([3, -3, -1], 2, 8) == 4 + 4 + 3
assert rice_coded_length([15, 16], 2, 8) == 10 + 24
assert rice_coded_length([-2], 1, 1) == 17
assert rice_coded_length([-32768], 3, 20) == 36
assert rice_coded_length([32768, 0], 3, 20) is None
assert rice_coded_length([40000], 13, 20) == 23
assert rice_coded_length([100, 1], 4, 12) == 28 + 5

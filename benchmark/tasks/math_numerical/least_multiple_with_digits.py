"""Smallest positive multiple of n whose decimal notation uses nothing but the given digits
(integers from 0 to 9, in any order, maybe repeated; not all have to occur). It is written without
leading zeros. If there is no such multiple, or n is below 1, answer None."""

from collections import deque


def least_multiple_with_digits(n, digits):
    if n < 1:
        return None
    allowed = sorted(set(digits))
    queue = deque(digit for digit in allowed if digit > 0)
    seen = set()
    while queue:
        number = queue.popleft()
        rest = number % n
        if rest == 0:
            return number
        if rest not in seen:
            seen.add(rest)
            queue.extend(number * 10 + digit for digit in allowed)
    return None


assert least_multiple_with_digits(7, [1]) == 111111
assert least_multiple_with_digits(225, [0, 1]) == 11111111100
assert least_multiple_with_digits(5, [1, 2]) is None
assert least_multiple_with_digits(12, [7, 0, 5]) == 5700
assert least_multiple_with_digits(3, [0]) is None
assert least_multiple_with_digits(1, [9, 3, 3]) == 3
assert least_multiple_with_digits(-3, [3]) is None
assert least_multiple_with_digits(6, [3, 2]) == 222

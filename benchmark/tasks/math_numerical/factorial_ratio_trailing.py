"""With how many zeros does the decimal number n! / m! end? Both are whole numbers of zero or more,
the quotient is whole because m is at most n, and a larger m gives None. The numbers may be in the
millions, so the factorials themselves can't be worked out."""


def factorial_ratio_trailing(n, m):
    if m > n:
        return None
    left_over = []
    for prime in (2, 5):
        count = 0
        power = prime
        while power <= n:
            count += n // power - m // power
            power *= prime
        left_over.append(count)
    return min(left_over)


assert factorial_ratio_trailing(10, 0) == 2
assert factorial_ratio_trailing(25, 0) == 6
assert factorial_ratio_trailing(25, 24) == 0
assert factorial_ratio_trailing(26, 24) == 1
assert factorial_ratio_trailing(30, 20) == 3
assert factorial_ratio_trailing(5, 5) == 0
assert factorial_ratio_trailing(4, 5) is None
assert factorial_ratio_trailing(125, 100) == 7
assert factorial_ratio_trailing(5000000, 4999999) == 6

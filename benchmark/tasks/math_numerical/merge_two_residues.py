"""A number leaves remainder a when divided by m and remainder b when divided by n. Say the same in
one statement, as a tuple (remainder, modulus) with the modulus as the least common multiple of the
two and the remainder from 0 to below it. The divisors may share factors, a and b may be negative or
too big; contradictory statements, or a divisor below 1, give None."""

from math import gcd


def merge_two_residues(a, m, b, n):
    if m < 1 or n < 1:
        return None
    shared = gcd(m, n)
    gap = b - a
    if gap % shared != 0:
        return None
    step = n // shared
    jumps = gap // shared * pow(m // shared, -1, step) % step
    modulus = m * step
    return (a + m * jumps) % modulus, modulus


assert merge_two_residues(2, 3, 3, 5) == (8, 15)
assert merge_two_residues(1, 5, 1, 0) is None
assert merge_two_residues(0, 4, 1, 6) is None
assert merge_two_residues(-1, 5, 1, 7) == (29, 35)
assert merge_two_residues(7, 1, 3, 4) == (3, 4)
assert merge_two_residues(1, 0, 1, 5) is None
assert merge_two_residues(1, 4, 7, 10) == (17, 20)
assert merge_two_residues(1, 5, 1, -3) is None
assert merge_two_residues(1, -5, 2, 3) is None
assert merge_two_residues(3, 4, 9, 1) == (3, 4)

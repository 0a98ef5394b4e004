"""How often must a number be multiplied into the product, at least once, until the product leaves a
wanted remainder modulo m? In other words, the least e >= 1 with g to the e congruent to t. The
wanted remainder may be any integer and counts modulo m, g may be negative, and None means never or
a modulus below 1."""


def smallest_matching_exponent(base, wanted, modulus):
    if modulus < 1:
        return None
    target = wanted % modulus
    residue = base % modulus
    seen = set()
    exponent = 1
    while residue != target:
        if residue in seen:
            return None
        seen.add(residue)
        residue = residue * base % modulus
        exponent += 1
    return exponent


assert smallest_matching_exponent(3, 6, 7) == 3
assert smallest_matching_exponent(2, 3, 7) is None
assert smallest_matching_exponent(5, 1, 1) == 1
assert smallest_matching_exponent(10, 0, 8) == 3
assert smallest_matching_exponent(3, 13, 7) == 3
assert smallest_matching_exponent(3, 1, 7) == 6
assert smallest_matching_exponent(-1, 1, 5) == 2
assert smallest_matching_exponent(4, 4, 9) == 1
assert smallest_matching_exponent(3, 2, -5) is None

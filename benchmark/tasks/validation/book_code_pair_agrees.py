"""Do an old ten-place and a new thirteen-place book code mean the same title? Hyphens may stand
anywhere. Both must have the right number of digits (a capital X as tenth place of the old one is
ten), the new one must start with 978 and carry the old one's first nine digits after that, and both
check digits must hold: weights 10 down to 1 give a multiple of 11, alternating weights 1 and 3 a
multiple of 10. The answer is True or False, and False for malformed codes."""

import re


def book_code_pair_agrees(old, new):
    old = old.replace("-", "")
    new = new.replace("-", "")
    if not re.fullmatch("[0-9]{9}[0-9X]", old) or not re.fullmatch("978[0-9]{10}", new):
        return False
    if old[:9] != new[3:12]:
        return False
    values = [10 if char == "X" else int(char) for char in old]
    if sum(value * (10 - place) for place, value in enumerate(values)) % 11 != 0:
        return False
    plain = sum(int(digit) for digit in new[::2])
    tripled = sum(int(digit) for digit in new[1::2])
    return (plain + 3 * tripled) % 10 == 0


assert book_code_pair_agrees("0-306-40615-2", "978-0-306-40615-7") is True
assert book_code_pair_agrees("0-8044-2957-X", "9780804429573") is True
assert book_code_pair_agrees("0306406153", "9780306406157") is False
assert book_code_pair_agrees("0306406152", "9780306406158") is False
assert book_code_pair_agrees("0306406152", "9790306406156") is False
assert book_code_pair_agrees("0306406152", "9780804429573") is False
assert book_code_pair_agrees("0306406152", "978030640615") is False
assert book_code_pair_agrees("0306406152-0", "9780306406157") is False
assert book_code_pair_agrees("X306406152", "9780306406157") is False

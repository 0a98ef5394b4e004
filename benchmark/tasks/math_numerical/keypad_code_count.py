"""In how many ways can a code of a given number of digits 0 to 9 be chosen, if it may not start
with 0 and the digits next to each other must differ by at least a certain gap? A gap of 0 or less
permits everything, including doubles. For length 0 there is one code, for a negative length
none."""


def keypad_code_count(length, gap):
    if length <= 0:
        return 1 if length == 0 else 0
    endings = [0] + [1] * 9
    for _ in range(length - 1):
        extended = [0] * 10
        for last, count in enumerate(endings):
            for digit in range(10):
                if abs(digit - last) >= gap:
                    extended[digit] += count
        endings = extended
    return sum(endings)


assert keypad_code_count(0, 3) == 1
assert keypad_code_count(-1, 0) == 0
assert keypad_code_count(1, 5) == 9
assert keypad_code_count(2, 0) == 90
assert keypad_code_count(2, 1) == 81
assert keypad_code_count(3, 9) == 1
assert keypad_code_count(3, 8) == 7
assert keypad_code_count(2, 10) == 0
assert keypad_code_count(4, 5) == 325

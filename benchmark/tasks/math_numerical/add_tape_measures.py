"""Sum up lengths from a tape measure, each a tuple (sign, feet, inches, sixteenths of an inch) with
a sign of 1 or -1 that covers all its parts. The total comes in the same form with inches below 12
and sixteenths below 16, while the lengths going in may exceed that; a total of nothing has sign
1."""


def add_tape_measures(lengths):
    total = 0
    for sign, feet, inches, sixteenths in lengths:
        total += sign * ((feet * 12 + inches) * 16 + sixteenths)
    sign = 1
    if total < 0:
        sign, total = -1, -total
    inches, sixteenths = divmod(total, 16)
    feet, inches = divmod(inches, 12)
    return sign, feet, inches, sixteenths


assert add_tape_measures([(1, 2, 11, 15), (1, 0, 0, 1)]) == (1, 3, 0, 0)
assert add_tape_measures([(1, 1, 0, 0), (-1, 2, 3, 4)]) == (-1, 1, 3, 4)
assert add_tape_measures([]) == (1, 0, 0, 0)
assert add_tape_measures([(-1, 0, 5, 0), (1, 0, 5, 0)]) == (1, 0, 0, 0)
assert add_tape_measures([(-1, 0, 0, 3)]) == (-1, 0, 0, 3)
assert add_tape_measures([(1, 0, 14, 20)]) == (1, 1, 3, 4)
assert add_tape_measures([(1, 5, 7, 9), (1, 3, 6, 8)]) == (1, 9, 2, 1)
assert add_tape_measures([(1, 0, 0, 1), (-1, 0, 0, 2)]) == (-1, 0, 0, 1)

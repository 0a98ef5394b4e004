"""I have codes whose check digit comes from a 10x10 grid of digits: start in row 0, and each digit
picks the column that says in which row to go on; a good code ends in row 0. True or False, please.
Spaces are skipped and any other sign fails, as do codes of fewer than two digits and, because it
would go unnoticed, a zero as the first digit."""


def damm_style_table_check(text, table):
    digits = text.replace(" ", "")
    if len(digits) < 2 or digits[0] == "0":
        return False
    row = 0
    for sign in digits:
        if sign not in "0123456789":
            return False
        row = table[row][int(sign)]
    return row == 0


assert damm_style_table_check(
    "17", [[(3 * row + column) % 10 for column in range(10)] for row in range(10)]
) is True
assert damm_style_table_check(
    " 1 793 ", [[(3 * row + column) % 10 for column in range(10)] for row in range(10)]
) is True
assert damm_style_table_check(
    "71", [[(3 * row + column) % 10 for column in range(10)] for row in range(10)]
) is False
assert damm_style_table_check(
    "017", [[(3 * row + column) % 10 for column in range(10)] for row in range(10)]
) is False
assert damm_style_table_check(
    "1-7", [[(3 * row + column) % 10 for column in range(10)] for row in range(10)]
) is False
assert damm_style_table_check(
    "4", [[(row + column + 6) % 10 for column in range(10)] for row in range(10)]
) is False
assert damm_style_table_check(
    "44", [[(row + column + 6) % 10 for column in range(10)] for row in range(10)]
) is True
assert damm_style_table_check(
    "", [[(row + column + 6) % 10 for column in range(10)] for row in range(10)]
) is False

"""Judge a Connect Four position kept as two 49-bit masks, one a player: column c from 0 to 6 has
bits 7c (bottom) to 7c + 5, and bit 7c + 6 is spare. Answer "first" or "second" for the player with
four in a row, column or diagonal, otherwise "draw" if all 42 places are taken and "open" if not. A
disc in a spare bit, a place held by both, or two winners make it "invalid"; floating discs and
turns don't matter."""


def _has_line(discs):
    for step in (1, 6, 7, 8):
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


def four_in_line_result(first, second):
    taken = first | second
    spare = sum(1 << (7 * column + 6) for column in range(7))
    if first & second or taken & spare:
        return "invalid"
    first_wins = _has_line(first)
    second_wins = _has_line(second)
    if first_wins and second_wins:
        return "invalid"
    if first_wins or second_wins:
        return "first" if first_wins else "second"
    return "draw" if taken.bit_count() == 42 else "open"


assert four_in_line_result(0b1110, 0b0001) == "open"
assert four_in_line_result(0b111100, 0b000011) == "first"
assert four_in_line_result(2, (1 << 0) | (1 << 7) | (1 << 14) | (1 << 21)) == "second"
assert four_in_line_result((1 << 16) | (1 << 24) | (1 << 32) | (1 << 40), 0) == "first"
assert four_in_line_result(0, (1 << 3) | (1 << 9) | (1 << 15) | (1 << 21)) == "second"
assert four_in_line_result(0b0011, 0b0110) == "invalid"
assert four_in_line_result(1 << 48, 1 << 47) == "invalid"
assert four_in_line_result(0b1111, 0b1111 << 7) == "invalid"
assert four_in_line_result(
    sum(column << 7 * place for place, column in enumerate((42, 42, 21, 21, 42, 42, 21))),
    sum(column << 7 * place for place, column in enumerate((21, 21, 42, 42, 21, 21, 42))),
) == "draw"
assert four_in_line_result(
    sum(column << 7 * place for place, column in enumerate((42, 42, 21, 21, 42, 42, 21))),
    sum(column << 7 * place for place, column in enumerate((21, 21, 42, 42, 21, 21, 10))),
) == "open"

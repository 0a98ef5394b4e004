"""Decode an infrared remote's message from its 32 gap lengths. A gap within 25 percent of the short
length, ends included, is a 0 and one within 25 percent of the long length, at least twice the short
one, is a 1. They make four bytes, lowest bit first: address, address with all bits flipped,
command, command with all bits flipped. Give (address, command), or None for any other number of
gaps, a gap of neither length or bytes that don't match."""


def decode_remote_pulses(gaps, short, long):
    if len(gaps) != 32:
        return None
    word = 0
    for position, gap in enumerate(gaps):
        if abs(gap - long) * 4 <= long:
            word |= 1 << position
        elif abs(gap - short) * 4 > short:
            return None
    address, flipped_address, command, flipped_command = word.to_bytes(4, "little")
    if address + flipped_address != 255 or command + flipped_command != 255:
        return None
    return address, command


assert decode_remote_pulses(
    [3 * int(gap) for gap in "84444444" "48888888" "48444444" "84888888"], 12, 24
) == (1, 2)
assert decode_remote_pulses(
    [3 * int(gap) for gap in "35353536" "66666663" "68886333" "35353688"], 12, 24
) == (128, 31)
assert decode_remote_pulses(
    [8] + [3 * int(gap) for gap in "8444444" "84888888" "84444444" "48888888"], 12, 24
) is None
assert decode_remote_pulses(
    [3 * int(gap) for gap in "84444444" "48888888" "84444448" "4888888"], 12, 24
) is None
assert decode_remote_pulses(
    [3 * int(gap) for gap in "84444444" "48888888" "48444444" "84888888" "4"], 12, 24
) is None
assert decode_remote_pulses(
    [3 * int(gap) for gap in "84444444" "88888888" "48444444" "84888888"], 12, 24
) is None
assert decode_remote_pulses(
    [3 * int(gap) for gap in "84444444" "48888888" "48444444" "84888884"], 12, 24
) is None
assert decode_remote_pulses([24] * 8 + [12] * 8 + [30] * 8 + [15] * 8, 12, 24) == (255, 255)
assert decode_remote_pulses([24] * 8 + [12] * 8 + [32] * 8 + [15] * 8, 12, 24) is None

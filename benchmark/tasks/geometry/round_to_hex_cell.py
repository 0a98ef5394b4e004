"""A mouse position in axial hex coordinates (q, r) has fractions; find the whole cell (q, r) it
belongs to. With s = -q - r as third coordinate, all three are rounded, halves up, and the one that
moved most is then corrected so that the three add up to 0 again; of equally large changes q is
corrected rather than r, and r rather than s."""

from math import floor


def round_to_hex_cell(q, r):
    s = -q - r
    cell_q, cell_r, cell_s = floor(q + 0.5), floor(r + 0.5), floor(s + 0.5)
    change_q, change_r, change_s = abs(cell_q - q), abs(cell_r - r), abs(cell_s - s)
    if change_q >= change_r and change_q >= change_s:
        return -cell_r - cell_s, cell_r
    if change_r >= change_s:
        return cell_q, -cell_q - cell_s
    return cell_q, cell_r


assert round_to_hex_cell(0.75, 0.75) == (1, 1)
assert round_to_hex_cell(0.5, 0.25) == (1, 0)
assert round_to_hex_cell(0.375, 0.4375) == (0, 1)
assert round_to_hex_cell(0.5, 0.5) == (0, 1)
assert round_to_hex_cell(0.0, 0.5) == (0, 0)
assert round_to_hex_cell(0.5, 0.0) == (0, 0)
assert round_to_hex_cell(2.375, -1.25) == (2, -1)
assert round_to_hex_cell(0.375, 0.375) == (1, 0)
assert round_to_hex_cell(3.25, -3.625) == (3, -3)

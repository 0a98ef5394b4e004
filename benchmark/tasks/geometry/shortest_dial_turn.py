"""A safe's dial has size positions in a circle, and its combination is a list of marks to go to one
after the other from a start position. List for each mark how many clicks to turn, positive
clockwise, which is towards larger numbers, negative the other way, choosing the shorter way and
clockwise for an exact half turn; for the mark it already stands at the dial goes once round
clockwise. Positions may lie outside the range and wrap; a size below 1 gives None."""


def shortest_dial_turn(start, marks, size):
    if size < 1:
        return None
    turns = []
    position = start
    for mark in marks:
        clicks = (mark - position) % size
        if clicks == 0:
            clicks = size
        elif 2 * clicks > size:
            clicks -= size
        turns.append(clicks)
        position = mark
    return turns


assert shortest_dial_turn(3, [9, 1, 4], 20) == [6, -8, 3]
assert shortest_dial_turn(0, [5, 0], 10) == [5, 5]
assert shortest_dial_turn(2, [8], 11) == [-5]
assert shortest_dial_turn(6, [6, 7, 19], 12) == [12, 1, 12]
assert shortest_dial_turn(-1, [38, 103], 40) == [-1, -15]
assert shortest_dial_turn(4, [1], 0) is None
assert shortest_dial_turn(4, [1, 1], 1) == [1, 1]
assert shortest_dial_turn(7, [1, 4], 9) == [3, 3]

"""What is left of a darts leg after each turn, given the start score and the turns as lists of up
to three (number, multiplier) throws that take their product off? A throw that leaves less than
zero, exactly one, or zero by a multiplier other than 2 makes the turn void: the score is again that
before the turn, and the turn's other throws don't count. After a proper zero all later throws and
turns leave it at zero."""


def darts_leg_remaining(turns, start):
    left = start
    history = []
    for throws in turns:
        before = left
        for number, multiplier in throws:
            if left == 0:
                break
            left -= number * multiplier
            if left < 0 or left == 1 or left == 0 and multiplier != 2:
                left = before
                break
        history.append(left)
    return history


assert darts_leg_remaining([[(20, 3), (20, 1), (5, 2)]], 501) == [411]
assert darts_leg_remaining([[(20, 1), (10, 2)]], 40) == [0]
assert darts_leg_remaining([[(20, 1), (20, 1)]], 40) == [40]
assert darts_leg_remaining([[(19, 1), (20, 1)], [(20, 2)]], 40) == [40, 0]
assert darts_leg_remaining([[(17, 3)], [(5, 1)]], 50) == [50, 45]
assert darts_leg_remaining([[(10, 2), (3, 1)], [(7, 3)]], 20) == [0, 0]
assert darts_leg_remaining([[(8, 1), (10, 3), (1, 1)], [(2, 1), (3, 3)]], 33) == [33, 22]
assert darts_leg_remaining([[(18, 1)], [(1, 2)]], 20) == [2, 0]
assert darts_leg_remaining([[], [(4, 2)]], 10) == [10, 2]
assert darts_leg_remaining([[(9, 3)]], 27) == [27]

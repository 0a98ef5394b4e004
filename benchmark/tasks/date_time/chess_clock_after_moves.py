"""Two players move in turn, white first, and a list tells the seconds each move took. Both clocks
start at the same time. Of every move the first delay seconds are free, the rest comes off the
mover's clock, and then the increment is added. A clock that is at or below zero before the
increment shows 0 and ends the game at once. Return (white's seconds, black's seconds, who lost on
time: "white", "black" or None)."""


def chess_clock_after_moves(think_times, start, delay, increment):
    clocks = {"white": start, "black": start}
    mover, waiting = "white", "black"
    loser = None
    for seconds in think_times:
        clocks[mover] -= max(seconds - delay, 0)
        if clocks[mover] <= 0:
            clocks[mover] = 0
            loser = mover
            break
        clocks[mover] += increment
        mover, waiting = waiting, mover
    return clocks["white"], clocks["black"], loser


assert chess_clock_after_moves([3, 2, 9, 5], 5, 5, 1) == (3, 7, None)
assert chess_clock_after_moves([10, 25, 7], 60, 2, 3) == (53, 40, None)
assert chess_clock_after_moves([1, 2, 3], 60, 2, 0) == (59, 60, None)
assert chess_clock_after_moves([5, 62], 60, 2, 3) == (60, 0, "black")
assert chess_clock_after_moves([5, 61, 4], 60, 2, 3) == (61, 4, None)
assert chess_clock_after_moves([40, 1, 99, 1], 60, 0, 5) == (0, 64, "white")
assert chess_clock_after_moves([8, 9, 3], 8, 0, 5) == (0, 8, "white")
assert chess_clock_after_moves([0, 4, 3, 15, 9], 15, 1, 2) == (17, 0, "black")

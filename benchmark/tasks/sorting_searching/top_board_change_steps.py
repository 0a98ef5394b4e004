"""An arcade machine shows its best `size` scores. As scores come in one by one, which of them,
counted from 1, alter what is shown? While there is room, every score does; later it has to be
higher than the lowest one shown, which then drops out. Nothing is ever shown if the size is zero
or negative. The answer is an ascending list."""

from heapq import heappush, heapreplace


def top_board_change_steps(scores, size):
    if size < 1:
        return []
    board = []
    steps = []
    for step, score in enumerate(scores, 1):
        if len(board) < size:
            heappush(board, score)
        elif score > board[0]:
            heapreplace(board, score)
        else:
            continue
        steps.append(step)
    return steps


assert top_board_change_steps([5, 3, 8, 1], 2) == [1, 2, 3]
assert top_board_change_steps([5, 5, 5], 2) == [1, 2]
assert top_board_change_steps([10, 20, 15, 12, 30], 2) == [1, 2, 3, 5]
assert top_board_change_steps([4, 9], 0) == []
assert top_board_change_steps([7, 6, 5], 5) == [1, 2, 3]
assert top_board_change_steps([1, 2, 2, 3], 1) == [1, 2, 4]
assert top_board_change_steps([-5, -9, -7, -5], 2) == [1, 2, 3, 4]
assert top_board_change_steps([9, 1, 9, 1, 2, 9, 9], 3) == [1, 2, 3, 5, 6]

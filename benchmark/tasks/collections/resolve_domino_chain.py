"""A solitaire with dominoes (left, right) in a queue. The first one starts the line as it is; each
next one from the front is laid at the right end of the line if one of its halves equals that end,
otherwise at the left end on the same condition, turned when necessary, and if it fits nowhere it
goes to the back of the queue. It ends when the queue is empty or all tiles in it have gone to the
back since one was last laid. Return line and queue as lists of tuples, and the pips left in the
queue."""

from collections import deque


def resolve_domino_chain(tiles):
    queue = deque(tiles)
    line = []
    refused = 0
    while refused < len(queue):
        left, right = queue.popleft()
        refused += 1
        if not line or left == line[-1][1]:
            line.append((left, right))
        elif right == line[-1][1]:
            line.append((right, left))
        elif right == line[0][0]:
            line.insert(0, (left, right))
        elif left == line[0][0]:
            line.insert(0, (right, left))
        else:
            queue.append((left, right))
            continue
        refused = 0
    pips = sum(left + right for left, right in queue)
    return line, list(queue), pips


assert resolve_domino_chain([(3, 5), (5, 2), (4, 3)]) == ([(4, 3), (3, 5), (5, 2)], [], 0)
assert resolve_domino_chain([(1, 2), (6, 2)]) == ([(1, 2), (2, 6)], [], 0)
assert resolve_domino_chain([(1, 2), (2, 3), (1, 4)]) == ([(4, 1), (1, 2), (2, 3)], [], 0)
assert resolve_domino_chain([(1, 2), (5, 6), (2, 5)]) == ([(1, 2), (2, 5), (5, 6)], [], 0)
assert resolve_domino_chain([(1, 1), (8, 9), (1, 2), (7, 6)]) == (
    [(1, 1), (1, 2)], [(7, 6), (8, 9)], 30)
assert resolve_domino_chain([(4, 6), (4, 6), (0, 9)]) == ([(4, 6), (6, 4)], [(0, 9)], 9)
assert resolve_domino_chain([(2, 3), (0, 1), (3, 2), (5, 1), (1, 2)]) == (
    [(2, 3), (3, 2), (2, 1), (1, 0)], [(5, 1)], 6)
assert resolve_domino_chain([(5, 3), (7, 5), (5, 7), (7, 3)]) == (
    [(5, 7), (7, 5), (5, 3), (3, 7)], [], 0)
assert resolve_domino_chain([(4, 2)]) == ([(4, 2)], [], 0)

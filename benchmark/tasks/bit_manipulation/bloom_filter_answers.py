"""Replay ("add", n) and ("ask", n) on a filter of so many bits, all off at first, in which a
non-negative n has the positions (n * (2 * i + 3) + i * i) modulo the size, for i from 0 up to but
not including a count. Adding turns these positions on and answers True, but is refused, without
effect and answering False, once at least half of all bits are on; asking answers whether all
positions of n are on. Return the list of answers."""


def bloom_filter_answers(operations, size, count):
    filled = 0
    answers = []
    for action, n in operations:
        positions = 0
        for i in range(count):
            positions |= 1 << ((n * (2 * i + 3) + i * i) % size)
        if action == "ask":
            answers.append(filled & positions == positions)
        elif filled.bit_count() * 2 >= size:
            answers.append(False)
        else:
            filled |= positions
            answers.append(True)
    return answers


assert bloom_filter_answers([("ask", 1), ("add", 1), ("ask", 1), ("ask", 2)], 16, 2) == [
    False, True, True, False]
assert bloom_filter_answers(
    [("ask", 0), ("add", 1), ("ask", 0), ("ask", 9), ("ask", 2)], 8, 1
) == [False, True, False, True, False]
assert bloom_filter_answers(
    [("add", 0), ("add", 11), ("add", 3), ("ask", 8), ("ask", 10)], 16, 2
) == [True, True, True, True, False]
assert bloom_filter_answers([("add", 0), ("add", 1), ("add", 2), ("ask", 2)], 4, 1) == [
    True, True, False, False]
assert bloom_filter_answers([("add", 0), ("add", 1), ("add", 2), ("ask", 2)], 5, 2) == [
    True, True, False, True]
assert bloom_filter_answers([("add", 1), ("ask", 2), ("add", 2), ("ask", 2)], 32, 3) == [
    True, False, True, True]
assert bloom_filter_answers([("add", 0), ("add", 1), ("add", 5), ("ask", 5)], 8, 2) == [
    True, True, False, False]

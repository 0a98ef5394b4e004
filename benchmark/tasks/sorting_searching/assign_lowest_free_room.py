"""Meetings (start, end) are booked into rooms numbered from 1. They are dealt with by start, of the
same start the longer one first, and otherwise in the given order. Each gets the lowest number
among the rooms free at its start, a room being free again at the very moment at which its meeting
ends; if there is none, the meeting is cancelled and gets -1. List the numbers in the order in
which the meetings were given."""

from heapq import heappop, heappush


def assign_lowest_free_room(bookings, rooms):
    order = list(range(len(bookings)))
    order.sort(key=lambda index: (bookings[index][0], -bookings[index][1]))
    free = list(range(1, rooms + 1))
    busy = []
    assigned = [-1] * len(bookings)
    for index in order:
        start, end = bookings[index]
        while busy and busy[0][0] <= start:
            _, room = heappop(busy)
            heappush(free, room)
        if not free:
            continue
        assigned[index] = heappop(free)
        heappush(busy, (end, assigned[index]))
    return assigned


assert assign_lowest_free_room([(0, 5), (5, 9)], 1) == [1, 1]
assert assign_lowest_free_room([(0, 5), (4, 9)], 1) == [1, -1]
assert assign_lowest_free_room([(2, 4), (0, 3), (3, 5)], 2) == [2, 1, 1]
assert assign_lowest_free_room([(0, 2), (0, 6), (2, 3)], 2) == [2, 1, 2]
assert assign_lowest_free_room([(1, 4), (1, 4)], 1) == [1, -1]
assert assign_lowest_free_room([(0, 1)], 0) == [-1]
assert assign_lowest_free_room([(0, 10), (1, 5), (2, 4), (6, 7)], 3) == [1, 2, 3, 2]
assert assign_lowest_free_room([(0, 4), (0, 3), (0, 2), (3, 6), (5, 8)], 3) == [1, 2, 3, 2, 1]
assert assign_lowest_free_room([(0, 3), (1, 9), (3, 4)], 1) == [1, -1, 1]

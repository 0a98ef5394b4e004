"""Vet a day's room bookings, (start, end) pairs in the order they happen, against opening hours, a
cleaning break needed after each booking and a maximum length. Report the 1-based number of the
earliest entry that is wrong (outside the hours, empty or backwards, too long, or beginning before
the previous one and its break are over), 0 if none. Touching a limit exactly is allowed."""


def first_slot_conflict(slots, hours, cleaning, longest):
    opening, closing = hours
    free_from = opening
    for number, (start, end) in enumerate(slots, 1):
        if start < free_from:
            return number
        if end <= start or end > closing:
            return number
        if end - start > longest:
            return number
        free_from = end + cleaning
    return 0


assert first_slot_conflict([(9, 10), (10, 12), (14, 15)], (9, 17), 0, 4) == 0
assert first_slot_conflict([(8, 10), (11, 12)], (9, 17), 1, 4) == 1
assert first_slot_conflict([(9, 10), (11, 13), (14, 17)], (9, 17), 1, 3) == 0
assert first_slot_conflict([(9, 11), (11, 12)], (9, 17), 1, 4) == 2
assert first_slot_conflict([(9, 10), (16, 18)], (9, 17), 0, 4) == 2
assert first_slot_conflict([(9, 10), (12, 12)], (9, 17), 0, 4) == 2
assert first_slot_conflict([], (9, 17), 0, 4) == 0
assert first_slot_conflict([(9, 12), (12, 14), (14, 17), (13, 15)], (9, 17), 0, 3) == 4
assert first_slot_conflict([(9, 10), (10, 14), (14, 15)], (9, 17), 0, 3) == 2
assert first_slot_conflict([(9, 10), (10, 11), (13, 12)], (9, 17), 0, 4) == 3

"""A train journey consists of legs (departure minute, arrival minute, departure platform, arrival
platform) in travel order, and each leg arrives late by its own delay from a second list, while all
legs depart on time. A change needs a minimum of minutes, on the same platform only half of it,
rounded up. What is the position, counted from 0, of the first leg that can't be caught from the
leg before it? -1 if all can be."""


def first_missed_connection(legs, delays, change_minutes):
    for index in range(1, len(legs)):
        _, arrival, _, arrival_platform = legs[index - 1]
        departure, _, departure_platform, _ = legs[index]
        needed = change_minutes
        if arrival_platform == departure_platform:
            needed = (change_minutes + 1) // 2
        if arrival + delays[index - 1] + needed > departure:
            return index
    return -1


assert first_missed_connection([], [], 5) == -1
assert first_missed_connection([(0, 30, "1", "4")], [90], 5) == -1
assert first_missed_connection([(0, 30, "1", "4"), (35, 60, "2", "3")], [0, 9], 5) == -1
assert first_missed_connection([(0, 30, "1", "4"), (35, 60, "2", "3")], [1, 0], 5) == 1
assert first_missed_connection([(0, 30, "1", "4"), (35, 60, "4", "3")], [2, 0], 5) == -1
assert first_missed_connection([(0, 30, "1", "4"), (35, 60, "4", "3")], [3, 0], 5) == 1
assert first_missed_connection(
    [(0, 30, "1", "4"), (34, 50, "4", "7"), (58, 70, "4", "2"), (71, 80, "1", "1")],
    [1, 2, 9, 0], 6) == 3
assert first_missed_connection(
    [(0, 30, "1", "4"), (34, 50, "4", "7"), (58, 70, "4", "7")], [1, 3, 0], 6) == 2
assert first_missed_connection([(0, 30, "5", "4"), (33, 60, "5", "4")], [0, 0], 6) == 1

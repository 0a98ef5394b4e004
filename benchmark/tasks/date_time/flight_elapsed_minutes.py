"""Timetables show local times only, so work out how long a plane is in the air, from departure and
arrival as local minutes of the day and then the UTC offsets of both places in minutes. Take the
shortest possible span that is no less than a given minimum (between 1 and 1440). A time outside 0
to 1439 gives None."""


def flight_elapsed_minutes(departure, arrival, departure_offset, arrival_offset, minimum):
    if not (0 <= departure < 1440 and 0 <= arrival < 1440):
        return None
    departure_utc = departure - departure_offset
    arrival_utc = arrival - arrival_offset
    elapsed = (arrival_utc - departure_utc) % 1440
    if elapsed < minimum:
        elapsed += 1440
    return elapsed


assert flight_elapsed_minutes(600, 780, 60, 0, 20) == 240
assert flight_elapsed_minutes(600, 610, 0, 60, 20) == 1390
assert flight_elapsed_minutes(600, 619, 0, 0, 20) == 1459
assert flight_elapsed_minutes(1439, 19, 0, 0, 20) == 20
assert flight_elapsed_minutes(30, 0, 540, -480, 20) == 990
assert flight_elapsed_minutes(1440, 100, 0, 0, 20) is None
assert flight_elapsed_minutes(100, 1440, 0, 0, 20) is None
assert flight_elapsed_minutes(-1, 60, 0, 0, 20) is None
assert flight_elapsed_minutes(60, -1, 0, 0, 20) is None
assert flight_elapsed_minutes(0, 1439, 0, 0, 5) == 1439

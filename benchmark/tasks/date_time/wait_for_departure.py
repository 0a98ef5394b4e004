"""Getting to the ferry takes a walk of some minutes, boarding closes some minutes before each
departure, and arriving exactly at closing time is early enough. How many minutes pass between
setting out, at a minute of the day, and the first departure one can board, from the sorted
departure minutes of every day? When all of today's are missed it is tomorrow's first, whatever its
closing time; without departures the answer is None."""


def wait_for_departure(departures, now, walk, closing):
    if not departures:
        return None
    earliest = now + walk + closing
    for departure in departures:
        if departure >= earliest:
            return departure - now
    return departures[0] + 1440 - now


assert wait_for_departure([480, 540, 600], 500, 10, 5) == 40
assert wait_for_departure([480, 540, 600], 520, 12, 8) == 20
assert wait_for_departure([480, 540, 600], 521, 12, 8) == 79
assert wait_for_departure([480, 540, 600], 590, 9, 2) == 1330
assert wait_for_departure([], 500, 10, 5) is None
assert wait_for_departure([480, 540, 600], 0, 0, 0) == 480
assert wait_for_departure([700], 700, 0, 0) == 0
assert wait_for_departure([700, 705], 700, 0, 1) == 5

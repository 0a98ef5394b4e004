"""Bring people up in a lift that carries at most a total weight and a number of heads at a time.
Each trip takes the heaviest person waiting and then, as long as there is room, always the
heaviest other one who can still be added. Report the trips as lists of weights in the order of
boarding. People heavier than the limit on their own are left out; with no room for even one head
there are no trips."""


def lift_trips_by_weight(weights, limit, heads):
    if heads < 1:
        return []
    trips = []
    for weight in sorted(weights, reverse=True):
        if weight > limit:
            continue
        for trip in trips:
            if len(trip) < heads and sum(trip) + weight <= limit:
                trip.append(weight)
                break
        else:
            trips.append([weight])
    return trips


assert lift_trips_by_weight([70, 80, 50, 60], 150, 3) == [[80, 70], [60, 50]]
assert lift_trips_by_weight([90, 40, 60, 50], 140, 3) == [[90, 50], [60, 40]]
assert lift_trips_by_weight([50, 40, 30, 20], 200, 2) == [[50, 40], [30, 20]]
assert lift_trips_by_weight([200, 80], 150, 4) == [[80]]
assert lift_trips_by_weight([20, 150], 150, 2) == [[150], [20]]
assert lift_trips_by_weight([70], 100, 0) == []
assert lift_trips_by_weight([10, 10, 10], 25, 9) == [[10, 10], [10]]
assert lift_trips_by_weight([30, 100, 65, 35, 70], 100, 3) == [[100], [70, 30], [65, 35]]
assert lift_trips_by_weight([10, 30, 20], 80, 1) == [[30], [20], [10]]

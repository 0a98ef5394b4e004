"""In which order of floors does a lift stop, given its floor, its direction (1 up, -1 down) and
three lists of floors: car calls from inside, up calls and down calls from the landings? On its way
it stops only for car calls and landing calls of its direction, but always at the farthest call of
any kind ahead, where one stop serves everything and it turns. Its own floor counts as ahead at the
start, served calls are dropped, and with nothing ahead it just turns."""


def lift_visit_order(floor, direction, car_calls, up_calls, down_calls):
    car = set(car_calls)
    hall = {1: set(up_calls), -1: set(down_calls)}
    stops = []
    while car or hall[1] or hall[-1]:
        ahead = {
            call for call in car | hall[1] | hall[-1] if (call - floor) * direction >= 0
        }
        if ahead:
            floor = max(ahead) if direction == 1 else min(ahead)
            visits = ahead & (car | hall[direction] | {floor})
            stops.extend(sorted(visits, reverse=direction == -1))
            car -= visits
            hall[direction] -= visits
            hall[-direction].discard(floor)
        direction = -direction
    return stops


assert lift_visit_order(3, 1, [5, 1], [4], [2]) == [4, 5, 2, 1]
assert lift_visit_order(1, 1, [6], [], [4]) == [6, 4]
assert lift_visit_order(1, 1, [2], [], [7, 5]) == [2, 7, 5]
assert lift_visit_order(2, 1, [], [8], [8]) == [8]
assert lift_visit_order(1, 1, [9, 4], [4], [4]) == [4, 9, 4]
assert lift_visit_order(9, -1, [], [5, 2], [6]) == [6, 2, 5]
assert lift_visit_order(4, 1, [6], [4], []) == [4, 6]
assert lift_visit_order(5, 1, [2, 3], [], []) == [3, 2]
assert lift_visit_order(5, 1, [7], [2, 4], []) == [7, 2, 4]

"""An order picker visits stops given as (aisle, slot), aisle by aisle from the lowest number, in
the first one by rising slot. Each aisle with at least two different stops turns the direction
round for the aisles after it, one with a single stop doesn't; a stop named twice is visited once.
Tell (list of stops in visiting order, distance), where going from a stop to the next costs the
difference of their slots plus `width` per aisle number moved on."""

from itertools import groupby, pairwise
from operator import itemgetter


def snaking_pick_route(stops, width):
    route = []
    direction = 1
    for _, group in groupby(sorted(set(stops)), key=itemgetter(0)):
        visits = list(group)
        route += visits[::direction]
        if len(visits) > 1:
            direction = -direction
    distance = 0
    for (aisle, slot), (next_aisle, next_slot) in pairwise(route):
        distance += abs(next_slot - slot) + width * (next_aisle - aisle)
    return route, distance


assert snaking_pick_route([(1, 5), (1, 2), (2, 3), (2, 8)], 4) == (
    [(1, 2), (1, 5), (2, 8), (2, 3)], 15)
assert snaking_pick_route([(3, 9), (1, 1), (3, 4)], 5) == ([(1, 1), (3, 4), (3, 9)], 18)
assert snaking_pick_route([(1, 1), (1, 2), (3, 6), (3, 7)], 0) == (
    [(1, 1), (1, 2), (3, 7), (3, 6)], 7)
assert snaking_pick_route([(2, 4), (2, 4), (5, 1), (5, 3)], 2) == ([(2, 4), (5, 1), (5, 3)], 11)
assert snaking_pick_route([(2, 1), (2, 3), (4, 2), (6, 5), (6, 4)], 1) == (
    [(2, 1), (2, 3), (4, 2), (6, 5), (6, 4)], 11)
assert snaking_pick_route([(8, 2), (8, 1), (7, 1), (7, 2), (9, 2), (9, 5), (9, 3)], 3) == (
    [(7, 1), (7, 2), (8, 2), (8, 1), (9, 2), (9, 3), (9, 5)], 12)
assert snaking_pick_route([(6, 4)], 9) == ([(6, 4)], 0)
assert snaking_pick_route([(4, 3), (4, 2), (4, 1)], 7) == ([(4, 1), (4, 2), (4, 3)], 2)

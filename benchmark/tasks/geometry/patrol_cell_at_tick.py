"""A guard paces to and fro along a list of waypoints, one per tick, standing on the first at tick 0
and leaving it at once. Every time he has arrived at either end he stays put for some extra ticks (1
or more) before turning back. On which waypoint is he at a given tick? None if there are no
waypoints or the tick is negative; with a single waypoint he stays there."""


def patrol_cell_at_tick(waypoints, tick, extra):
    if not waypoints or tick < 0:
        return None
    last = len(waypoints) - 1
    cycle = 2 * (last + extra)
    phase = tick % cycle
    if phase <= last + extra:
        return waypoints[min(phase, last)]
    return waypoints[max(cycle - extra - phase, 0)]


assert patrol_cell_at_tick([(2, 1), (3, 1), (3, 2)], 0, 2) == (2, 1)
assert patrol_cell_at_tick([(2, 1), (3, 1), (3, 2)], 4, 2) == (3, 2)
assert patrol_cell_at_tick([(2, 1), (3, 1), (3, 2)], 5, 2) == (3, 1)
assert patrol_cell_at_tick([(2, 1), (3, 1), (3, 2)], 7, 2) == (2, 1)
assert patrol_cell_at_tick([(2, 1), (3, 1), (3, 2)], 8, 2) == (2, 1)
assert patrol_cell_at_tick([(2, 1), (3, 1), (3, 2)], 7, 1) == (3, 1)
assert patrol_cell_at_tick([(2, 1), (3, 1), (3, 2)], -1, 1) is None
assert patrol_cell_at_tick([], 3, 2) is None
assert patrol_cell_at_tick([(4, 4)], 3, 2) == (4, 4)
assert patrol_cell_at_tick([(5, 1), (5, 2), (6, 2), (7, 2)], 29, 3) == (7, 2)

"""What does a camera see? Targets come as (name, bearing, distance) as seen from it, bearings in
whole degrees clockwise from north and possibly outside 0 to 359. It sees those no further than its
reach and at most half of its view angle to either side of its heading, both limits included; a
target at distance 0 is seen in any direction. Names nearest first, equally near ones
alphabetically."""


def targets_in_view_cone(heading, view_angle, reach, targets):
    seen = []
    for name, bearing, distance in targets:
        if distance > reach:
            continue
        turn = (bearing - heading) % 360
        if turn > 180:
            turn = 360 - turn
        if distance > 0 and 2 * turn > view_angle:
            continue
        seen.append((distance, name))
    return [name for _, name in sorted(seen)]


assert targets_in_view_cone(
    350, 40, 100, [("a", 10, 50), ("b", 11, 20), ("c", 330, 100), ("d", 329, 5), ("e", 0, 101)]
) == ["a", "c"]
assert targets_in_view_cone(
    90, 60, 50, [("z", 90, 30), ("b", 80, 30), ("a", 100, 40), ("m", 95, 10)]
) == ["m", "b", "z", "a"]
assert targets_in_view_cone(90, 10, 60, [("back", 270, 1), ("here", 270, 0)]) == ["here"]
assert targets_in_view_cone(0, 45, 60, [("a", 23, 4), ("b", 22, 7), ("c", 337, 2)]) == ["b"]
assert targets_in_view_cone(30, 0, 60, [("a", 31, 5), ("b", 30, 60), ("c", 29, 5)]) == ["b"]
assert targets_in_view_cone(0, 360, 8, [("a", 180, 7), ("b", 200, 9), ("c", 181, 8)]) == ["a", "c"]
assert targets_in_view_cone(345, 10, 9, [("p", -10, 5), ("q", 1069, 6), ("r", 725, 1)]) == [
    "p", "q"]
assert targets_in_view_cone(200, 358, 9, [("p", 20, 5), ("q", 21, 6)]) == ["q"]

"""A new hub at (x, y) should reach customers, each (x, y, orders), with at least a quota of orders
between them. Find the square of the smallest radius that does it, customers on the rim being
reached. A quota of zero or less needs radius 0; None if all customers together fall short."""


def hub_radius_for_quota(hub, customers, quota):
    if quota <= 0:
        return 0
    by_distance = sorted(
        ((x - hub[0]) ** 2 + (y - hub[1]) ** 2, orders) for x, y, orders in customers
    )
    reached = 0
    for distance, orders in by_distance:
        reached += orders
        if reached >= quota:
            return distance
    return None


assert hub_radius_for_quota((1, 2), [(4, 6, 2), (1, 3, 1), (3, 2, 3)], 1) == 1
assert hub_radius_for_quota((1, 2), [(4, 6, 2), (1, 3, 1), (3, 2, 3)], 2) == 4
assert hub_radius_for_quota((1, 2), [(4, 6, 2), (1, 3, 1), (3, 2, 3)], 4) == 4
assert hub_radius_for_quota((1, 2), [(4, 6, 2), (1, 3, 1), (3, 2, 3)], 5) == 25
assert hub_radius_for_quota((1, 2), [(4, 6, 2), (1, 3, 1), (3, 2, 3)], 6) == 25
assert hub_radius_for_quota((1, 2), [(4, 6, 2), (1, 3, 1), (3, 2, 3)], 7) is None
assert hub_radius_for_quota((1, 2), [(4, 6, 2), (7, 2, 3)], 0) == 0
assert hub_radius_for_quota((0, 0), [(4, 3, 2), (7, 2, 3)], -3) == 0
assert hub_radius_for_quota((-3, 5), [(-5, 2, 4), (0, 5, 6)], 6) == 9

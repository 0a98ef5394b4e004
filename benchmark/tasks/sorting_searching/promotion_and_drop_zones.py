"""From a dict of team to points work out (promoted, playoff, relegated): three lists, each by
points downwards and then by name. The best `up` teams rise and the worst `down` teams fall; when
the league is too small for both, those who rise are taken first. But wherever the border of a
zone separates two teams with equal points, every team with those points goes to the playoff list
instead, which holds nobody else."""


def promotion_and_drop_zones(points, up, down):
    table = sorted(points, key=lambda team: (-points[team], team))
    top = min(up, len(table))
    bottom = max(top, len(table) - down)
    contested = []
    for border in (top, bottom):
        if border <= 0 or border >= len(table):
            continue
        if points[table[border - 1]] == points[table[border]]:
            contested.append(points[table[border]])
    promoted = [team for team in table[:top] if points[team] not in contested]
    playoff = [team for team in table if points[team] in contested]
    relegated = [team for team in table[bottom:] if points[team] not in contested]
    return promoted, playoff, relegated


assert promotion_and_drop_zones({"D": 4, "B": 8, "A": 10, "C": 6}, 1, 1) == (["A"], [], ["D"])
assert promotion_and_drop_zones({"A": 8, "B": 8, "C": 6, "D": 4}, 1, 1) == ([], ["A", "B"], ["D"])
assert promotion_and_drop_zones({"A": 9, "B": 7, "D": 5, "C": 5}, 1, 1) == (["A"], ["C", "D"], [])
assert promotion_and_drop_zones({"K": 3, "J": 3, "L": 1}, 2, 1) == (["J", "K"], [], ["L"])
assert promotion_and_drop_zones({"A": 5, "B": 4, "C": 3}, 2, 2) == (["A", "B"], [], ["C"])
assert promotion_and_drop_zones({"A": 5, "B": 5, "C": 5}, 1, 1) == ([], ["A", "B", "C"], [])
assert promotion_and_drop_zones({"A": 5, "B": 5}, 0, 0) == ([], [], [])
assert promotion_and_drop_zones({"A": 2, "B": 1}, 5, 1) == (["A", "B"], [], [])
assert promotion_and_drop_zones(
    {"A": 9, "B": 7, "C": 7, "D": 5, "E": 5, "F": 1}, 2, 2
) == (["A"], ["B", "C", "D", "E"], ["F"])

"""Players stand in a circle and are counted off from the first one; whoever the count of step falls
on is out, and counting starts again at one with the next player. Somebody with spare lives (name ->
number) loses one of them instead and stays in the circle. In which order do they leave, until a
single player is left, who isn't listed?"""


def hot_seat_elimination(players, step, lives):
    circle = list(players)
    spare = dict(lives)
    position = 0
    left = []
    while len(circle) > 1:
        position = (position + step - 1) % len(circle)
        name = circle[position]
        if spare.get(name, 0) > 0:
            spare[name] -= 1
            position += 1
        else:
            left.append(circle.pop(position))
    return left


assert hot_seat_elimination(["A", "B", "C", "D", "E"], 2, {}) == ["B", "D", "A", "E"]
assert hot_seat_elimination(["A", "B", "C", "D", "E"], 2, {"B": 1}) == ["D", "A", "C", "B"]
assert hot_seat_elimination(["A", "B", "C"], 1, {}) == ["A", "B"]
assert hot_seat_elimination(["A", "B", "C"], 1, {"A": 1}) == ["B", "C"]
assert hot_seat_elimination(["A", "B", "C", "D"], 3, {"Z": 4}) == ["C", "B", "D"]
assert hot_seat_elimination(["A"], 2, {}) == []
assert hot_seat_elimination(["A", "B", "C", "D"], 3, {"C": 2}) == ["B", "A", "D"]
assert hot_seat_elimination(["A", "B"], 2, {"B": 2, "A": 0}) == ["B"]

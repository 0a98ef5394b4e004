"""Hit points at the end of every turn of a fight, in which the turn's event, "dose", "cure" or
None, comes first. A dose adds a load of poison, up to 3; all loads wear off together after a number
of turns (one or more) from the newest dose, whose own turn is included, and a cure removes them.
Each load costs a point per turn; if any points are left, some are then healed, but not over the
maximum. The list ends with the turn that reaches 0, shown as 0 even if it costs more."""


def poison_and_regen_turns(events, points, maximum, healing, lasting):
    history = []
    loads = turns_left = 0
    for event in events:
        if event == "dose":
            loads = min(loads + 1, 3)
            turns_left = lasting
        elif event == "cure":
            loads = 0
        points -= loads
        if points <= 0:
            return history + [0]
        points = min(points + healing, maximum)
        history.append(points)
        turns_left -= 1
        if turns_left == 0:
            loads = 0
    return history


assert poison_and_regen_turns([None, None, None], 5, 8, 2, 3) == [7, 8, 8]
assert poison_and_regen_turns(["dose", None, None], 10, 10, 0, 2) == [9, 8, 8]
assert poison_and_regen_turns(["dose", "dose", "dose", "dose", None], 20, 20, 0, 9) == [
    19, 17, 14, 11, 8]
assert poison_and_regen_turns(["dose", "dose", "cure", None], 9, 9, 0, 5) == [8, 6, 6, 6]
assert poison_and_regen_turns(["dose", "dose", "dose"], 3, 9, 0, 5) == [2, 0]
assert poison_and_regen_turns(["dose", None, "dose", None, None], 9, 9, 0, 2) == [8, 7, 6, 5, 5]
assert poison_and_regen_turns(["dose", "dose", "dose", None], 3, 9, 1, 5) == [3, 2, 0]
assert poison_and_regen_turns(["dose", None, "dose", None, None, None], 20, 20, 0, 3) == [
    19, 18, 16, 14, 12, 12]
assert poison_and_regen_turns(["cure", "dose", "dose"], 9, 9, 2, 1) == [9, 9, 9]

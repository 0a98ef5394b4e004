"""Form column for a league table: after each game result "W", "L" or "D" say which streak the team
is on, such as "W3" for three wins or "L1" for one loss. A draw neither lengthens nor ends the
streak, so the label stays the same, and before any win or loss it is "-". A streak of more than
nine is shown as "W9+" or "L9+"."""


def streak_labels(results):
    labels = []
    side = "-"
    length = 0
    for result in results:
        if result != "D":
            length = length + 1 if result == side else 1
            side = result
        if length == 0:
            labels.append("-")
            continue
        labels.append(f"{side}9+" if length > 9 else f"{side}{length}")
    return labels


assert streak_labels(["W", "W", "L"]) == ["W1", "W2", "L1"]
assert streak_labels(["W", "D", "W"]) == ["W1", "W1", "W2"]
assert streak_labels(["D", "D", "L", "D"]) == ["-", "-", "L1", "L1"]
assert streak_labels(["W"] * 11) == [
    "W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "W9+", "W9+"]
assert streak_labels(["L"] * 10 + ["D", "W"]) == [
    "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L9+", "L9+", "W1"]
assert streak_labels(["L", "D", "W", "W", "L", "L"]) == ["L1", "L1", "W1", "W2", "L1", "L2"]
assert streak_labels(["W", "D", "L", "D", "L"]) == ["W1", "W1", "L1", "L1", "L2"]
assert streak_labels(["D", "W", "D", "D", "W", "W"]) == ["-", "W1", "W1", "W1", "W2", "W3"]

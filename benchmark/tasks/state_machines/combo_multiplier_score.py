"""Total score of a rhythm game round of "hit", "miss" and "shield" events. A hit scores the points
times a multiplier, 1 at first, that goes up by one after every so many ("every") hits in a row,
never over the cap. Any miss starts the row over; it also sets the multiplier back to 1, or with a
shield in hand uses that up and lowers it only by one, not below 1. At most one shield is held, and
picking one up doesn't end a row."""


def combo_multiplier_score(events, points, every, cap):
    score, streak, multiplier, shielded = 0, 0, 1, False
    for event in events:
        if event == "hit":
            score += points * multiplier
            streak += 1
            if streak % every == 0:
                multiplier = min(multiplier + 1, cap)
        elif event == "shield":
            shielded = True
        else:
            multiplier = max(multiplier - 1, 1) if shielded else 1
            streak, shielded = 0, False
    return score


assert combo_multiplier_score([], 10, 2, 5) == 0
assert combo_multiplier_score(["hit"] * 4, 10, 2, 5) == 60
assert combo_multiplier_score(["hit"] * 7, 10, 2, 3) == 150
assert combo_multiplier_score(["hit", "hit", "hit", "miss", "hit"], 5, 2, 9) == 25
assert combo_multiplier_score(
    ["shield", "hit", "hit", "hit", "hit", "miss", "hit"], 10, 2, 9
) == 80
assert combo_multiplier_score(
    ["shield", "hit", "hit", "hit", "hit", "miss", "miss", "hit"], 10, 2, 9
) == 70
assert combo_multiplier_score(["hit", "shield", "miss", "hit", "hit"], 10, 2, 9) == 30
assert combo_multiplier_score(
    ["shield", "shield", "hit", "hit", "hit", "miss", "miss", "hit"], 10, 1, 9
) == 70
assert combo_multiplier_score(["shield", "miss", "hit", "hit", "miss", "hit"], 4, 1, 5) == 16

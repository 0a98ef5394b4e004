"""Planning a shop's roster: each shift is (skills, start hour, end hour), on duty from the start up
to but not including the end. For the whole hours from opening to closing, report the blocks with
fewer people than needed or nobody who has the skill, as (start, end, number of people missing, True
if the skill is missing) in order. Neighbouring hours are joined if the last two values agree."""


def roster_cover_shortfalls(shifts, needed, skill, opening, closing):
    blocks = []
    for hour in range(opening, closing):
        on_duty = [skills for skills, start, end in shifts if start <= hour < end]
        missing = max(needed - len(on_duty), 0)
        unskilled = not any(skill in skills for skills in on_duty)
        if missing == 0 and not unskilled:
            continue
        shortfall = (missing, unskilled)
        if blocks and blocks[-1][1] == hour and blocks[-1][2:] == shortfall:
            blocks[-1] = (blocks[-1][0], hour + 1, *shortfall)
        else:
            blocks.append((hour, hour + 1, *shortfall))
    return blocks


assert roster_cover_shortfalls([({"cook"}, 9, 12), ({"bar"}, 10, 14)], 2, "cook", 9, 14) == [
    (9, 10, 1, False), (12, 14, 1, True)]
assert roster_cover_shortfalls([({"cook"}, 8, 12), ({"bar"}, 8, 12)], 1, "cook", 9, 12) == []
assert roster_cover_shortfalls([], 3, "cook", 7, 10) == [(7, 10, 3, True)]
assert roster_cover_shortfalls([({"bar"}, 9, 10)], 1, "cook", 9, 11) == [
    (9, 10, 0, True), (10, 11, 1, True)]
assert roster_cover_shortfalls([({"cook"}, 9, 10), ({"cook"}, 11, 12)], 1, "cook", 8, 13) == [
    (8, 9, 1, True), (10, 11, 1, True), (12, 13, 1, True)]
assert roster_cover_shortfalls([({"cook"}, 5, 9), ({"cook"}, 5, 7)], 2, "cook", 5, 9) == [
    (7, 9, 1, False)]
assert roster_cover_shortfalls([({"cook", "bar"}, 8, 11)], 1, "bar", 10, 12) == [(11, 12, 1, True)]
assert roster_cover_shortfalls(
    [({"bar"}, 1, 4), ({"bar"}, 1, 3), ({"cook"}, 1, 2)], 3, "cook", 1, 4
) == [(2, 3, 1, True), (3, 4, 2, True)]

"""Score of a jump from the judges' marks in any order: the highest and the lowest mark don't count,
from seven judges on the two highest and the two lowest, while with fewer than three judges all
marks count. What counts is added up, multiplied by the degree of difficulty and rounded to 2
decimals; no marks give 0."""


def judged_dive_score(marks, difficulty):
    ordered = sorted(marks)
    if len(ordered) >= 7:
        dropped = 2
    elif len(ordered) >= 3:
        dropped = 1
    else:
        dropped = 0
    counted = ordered[dropped : len(ordered) - dropped]
    return round(sum(counted) * difficulty, 2)


assert judged_dive_score([9, 3, 6], 1.5) == 9
assert judged_dive_score([7, 8], 2) == 30
assert judged_dive_score([5, 10, 7, 8, 9, 6], 1) == 30
assert judged_dive_score([1, 5, 6, 7, 8, 9, 10], 1) == 21
assert judged_dive_score([8], 2.5) == 20
assert abs(judged_dive_score([2, 2.25, 3], 1.33) - 2.99) < 1e-9
assert judged_dive_score([4, 9, 5, 8, 6, 7, 1, 2], 0.5) == 11
assert judged_dive_score([6, 8, 7, 4], 3) == 39

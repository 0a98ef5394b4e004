"""Final grade of a course from scores, the list of whole marks from 0 to 100 in each category, and
weights, a whole number from 0 up for each. In a category with at least three marks the lowest
single one is dropped; the category counts with the mean of the rest, and the grade is the mean of
the categories by weight, rounded to a whole number with halves up. A category without marks is left
out together with its weight, one without an entry in weights is ignored; None if no weight remains.
"""

from fractions import Fraction
from math import floor


def weighted_grade_percent(scores, weights):
    points = 0
    counted = 0
    for category, weight in weights.items():
        marks = sorted(scores.get(category, []))
        if len(marks) >= 3:
            marks = marks[1:]
        if marks:
            points += weight * Fraction(sum(marks), len(marks))
            counted += weight
    if counted == 0:
        return None
    return floor(points / counted + Fraction(1, 2))


assert weighted_grade_percent({"hw": [80, 90], "exam": [60]}, {"hw": 1, "exam": 3}) == 66
assert weighted_grade_percent({"hw": [90, 20, 70]}, {"hw": 5}) == 80
assert weighted_grade_percent({"hw": [20, 70]}, {"hw": 2}) == 45
assert weighted_grade_percent({"hw": [50], "exam": []}, {"hw": 2, "exam": 8}) == 50
assert weighted_grade_percent({"hw": [70, 75], "exam": [40], "x": [9]}, {"hw": 1, "exam": 0}) == 73
assert weighted_grade_percent({"hw": [70]}, {"exam": 4}) is None
assert weighted_grade_percent({"a": [33, 0, 34, 0], "b": [22]}, {"a": 1, "b": 0, "c": 7}) == 22
assert weighted_grade_percent({"a": [100], "b": [0]}, {"a": 1, "b": 7}) == 13
assert weighted_grade_percent({"a": [88, 90, 1], "b": [33, 66]}, {"a": 2, "b": 1}) == 76

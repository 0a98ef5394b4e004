"""After a hard exam with whole-number marks, what is the smallest whole bonus, from 0 to
`max_bonus`, by which at least `share` percent of all marks come to `pass_mark` or more? The bonus
is added only to marks of at least `floor`; lower ones stay as they are, though they count among
all. None if even the largest bonus isn't enough, and 0 if there are no marks."""


def lowest_passing_grade_curve(marks, pass_mark, share, floor, max_bonus):
    low, high = 0, max_bonus + 1
    while low < high:
        bonus = (low + high) // 2
        raised = [mark + bonus if mark >= floor else mark for mark in marks]
        passed = sum(1 for mark in raised if mark >= pass_mark)
        if 100 * passed >= share * len(marks):
            high = bonus
        else:
            low = bonus + 1
    if low > max_bonus:
        return None
    return low


assert lowest_passing_grade_curve([40, 45, 50], 50, 67, 0, 20) == 10
assert lowest_passing_grade_curve([40, 45, 50], 50, 66, 0, 20) == 5
assert lowest_passing_grade_curve([40, 45, 50], 50, 100, 45, 20) is None
assert lowest_passing_grade_curve([40, 45, 50], 50, 50, 45, 20) == 5
assert lowest_passing_grade_curve([40, 45, 50], 50, 33, 0, 20) == 0
assert lowest_passing_grade_curve([40, 45], 50, 100, 30, 10) == 10
assert lowest_passing_grade_curve([40, 45], 50, 100, 30, 9) is None
assert lowest_passing_grade_curve([], 50, 60, 0, 5) == 0
assert lowest_passing_grade_curve([60, 59], 59, 100, 70, 5) == 0
assert lowest_passing_grade_curve([10, 20, 30, 40], 40, 50, 0, 30) == 10

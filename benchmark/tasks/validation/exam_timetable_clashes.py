"""Exams map to (day, period), and enrolments are (student, exam), where doubles count once and
exams without a slot are ignored. List ("clash", student, day, period) for every student with two or
more exams in one slot, sorted by student, day, period; after them ("overload", student, day,
number) for every student with more exams on one day than the limit, sorted by student and day."""


def exam_timetable_clashes(slots, enrolments, limit):
    per_slot = {}
    per_day = {}
    for student, exam in set(enrolments):
        if exam not in slots:
            continue
        day, period = slots[exam]
        per_slot[student, day, period] = per_slot.get((student, day, period), 0) + 1
        per_day[student, day] = per_day.get((student, day), 0) + 1
    problems = []
    for student, day, period in sorted(per_slot):
        if per_slot[student, day, period] > 1:
            problems.append(("clash", student, day, period))
    for student, day in sorted(per_day):
        number = per_day[student, day]
        if number > limit:
            problems.append(("overload", student, day, number))
    return problems


assert exam_timetable_clashes(
    {"art": (1, 2), "bio": (1, 2)}, [("zoe", "bio"), ("zoe", "art")], 2
) == [
    ("clash", "zoe", 1, 2)
]
assert exam_timetable_clashes(
    {"art": (1, 2), "bio": (1, 3)}, [("zoe", "bio"), ("zoe", "art")], 2
) == []
assert exam_timetable_clashes(
    {"art": (4, 2), "bio": (4, 3)}, [("zoe", "bio"), ("zoe", "art")], 1
) == [
    ("overload", "zoe", 4, 2)
]
assert exam_timetable_clashes(
    {"art": (1, 2)}, [("zoe", "art"), ("zoe", "art")], 1
) == []
assert exam_timetable_clashes(
    {"art": (1, 2)}, [("zoe", "art"), ("zoe", "pe"), ("zoe", "law")], 1
) == []
assert exam_timetable_clashes(
    {"art": (1, 2), "bio": (1, 2), "law": (3, 1), "pe": (3, 1)},
    [("zoe", "art"), ("zoe", "bio"), ("amy", "law"), ("amy", "pe"), ("zoe", "law"), ("zoe", "pe")],
    1,
) == [
    ("clash", "amy", 3, 1), ("clash", "zoe", 1, 2), ("clash", "zoe", 3, 1),
    ("overload", "amy", 3, 2), ("overload", "zoe", 1, 2), ("overload", "zoe", 3, 2),
]
assert exam_timetable_clashes(
    {"art": (1, 2), "bio": (2, 2)}, [("zoe", "art"), ("zoe", "bio")], 1
) == []
assert exam_timetable_clashes(
    {"art": (1, 2), "bio": (1, 2)}, [("amy", "art"), ("zoe", "bio")], 1
) == []

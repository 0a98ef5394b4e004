"""Exam timetable: hand each course the lowest slot from 1 up to the last one that no clashing
course has and that is not banned. Courses that clash with the most others choose first, names break
ties; clashes are pairs of two listed courses and hold both ways. Listed courses already fixed in
the preset dict keep that slot even if it is banned, and a course left without any slot gets None.
The answer is a dict from every course to its slot."""


def color_exam_conflicts(courses, clashes, preset, banned, last):
    rivals = {course: set() for course in courses}
    for first, second in clashes:
        rivals[first].add(second)
        rivals[second].add(first)
    slots = dict(preset)
    for course in sorted(courses, key=lambda name: (-len(rivals[name]), name)):
        if course in preset:
            continue
        taken = {slots.get(rival) for rival in rivals[course]} | set(banned)
        free = [slot for slot in range(1, last + 1) if slot not in taken]
        slots[course] = free[0] if free else None
    return slots


assert color_exam_conflicts(["art", "bio"], [("art", "bio")], {}, set(), 3) == {"art": 1, "bio": 2}
assert color_exam_conflicts(["a", "b", "c"], [("a", "c"), ("c", "b")], {}, set(), 4) == {
    "a": 2, "b": 2, "c": 1
}
assert color_exam_conflicts(["a", "b"], [("a", "b")], {}, {1, 3}, 4) == {"a": 2, "b": 4}
assert color_exam_conflicts(["a", "b", "c"], [("a", "b")], {"b": 1}, {1}, 3) == {
    "a": 2, "b": 1, "c": 2
}
assert color_exam_conflicts(["x", "y", "z"], [("x", "y"), ("y", "z"), ("z", "x")], {}, [], 2) == {
    "x": 1, "y": 2, "z": None
}
assert color_exam_conflicts(["s", "r"], [], {}, set(), 1) == {"r": 1, "s": 1}
assert color_exam_conflicts(["q", "p"], [("q", "p")], {"q": 5}, set(), 1) == {"q": 5, "p": 1}
assert color_exam_conflicts(
    ["a", "b", "c", "d"], [("a", "b"), ("b", "c"), ("c", "d")], {"d": 1}, {2}, 4
) == {"a": 3, "b": 1, "c": 3, "d": 1}
assert color_exam_conflicts(["m"], [], {}, {1}, 1) == {"m": None}

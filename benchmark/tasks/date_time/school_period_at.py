"""What is going on at school at a given minute of the day? From the lessons in time order as
(name, start minute, end minute, which no longer belongs to it) tell the lesson's name, "break"
between two lessons, "before" the first or "after" the last. Where the break before a lesson is
shorter than ten minutes (but there is one), the lesson's first grace minutes still count as
"break". No lessons give None."""


def school_period_at(lessons, minute, grace):
    if not lessons:
        return None
    previous_end = lessons[0][1]
    if minute < previous_end:
        return "before"
    for name, start, end in lessons:
        if minute >= end:
            previous_end = end
            continue
        pause = start - previous_end
        if minute < start or 0 < pause < 10 and minute < start + grace:
            return "break"
        return name
    return "after"


assert school_period_at([], 500, 5) is None
assert school_period_at([("maths", 480, 525), ("art", 530, 575)], 479, 3) == "before"
assert school_period_at([("maths", 480, 525), ("art", 530, 575)], 480, 3) == "maths"
assert school_period_at([("maths", 480, 525), ("art", 540, 585)], 525, 3) == "break"
assert school_period_at([("maths", 480, 525), ("art", 534, 575)], 536, 3) == "break"
assert school_period_at([("maths", 480, 525), ("art", 530, 575)], 533, 3) == "art"
assert school_period_at([("maths", 480, 525), ("art", 535, 580)], 535, 3) == "art"
assert school_period_at([("maths", 480, 525), ("art", 525, 570)], 526, 3) == "art"
assert school_period_at([("maths", 480, 525), ("art", 526, 570)], 526, 2) == "break"
assert school_period_at([("maths", 480, 525), ("art", 530, 575)], 575, 3) == "after"

"""Headings of a ship come as whole degrees from 0 to 359; make a continuous course of them that may
run past 360 or below 0. It begins with the first heading, and each further one adds the shorter
turn from the heading before, right turns counting positive; half a circle is a right turn. A
missing heading (None) repeats the course so far and is passed over, or gives None if there is no
course yet."""


def unwrap_compass_headings(headings):
    course = []
    last = None
    for heading in headings:
        if heading is not None and last is not None:
            turn = (heading - last) % 360
            last += turn if turn <= 180 else turn - 360
        elif last is None:
            last = heading
        course.append(last)
    return course


assert unwrap_compass_headings([350, 10, 30]) == [350, 370, 390]
assert unwrap_compass_headings([10, 350, 300]) == [10, -10, -60]
assert unwrap_compass_headings([0, 180, 0]) == [0, 180, 360]
assert unwrap_compass_headings([0, 181, 1]) == [0, -179, 1]
assert unwrap_compass_headings([None, None, 5, None, 355]) == [None, None, 5, 5, -5]
assert unwrap_compass_headings([90, 270, 90, 270, 95]) == [90, 270, 450, 630, 455]
assert unwrap_compass_headings([200, 20, 199]) == [200, 380, 559]
assert unwrap_compass_headings([0, 0, 359, None]) == [0, 0, -1, -1]

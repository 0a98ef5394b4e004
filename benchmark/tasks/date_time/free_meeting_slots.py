"""From opening and closing time of one day, a list of booked (start, end) periods in any order and
possibly overlapping, and a required length in minutes, list the unbooked periods of at least that
length as (start, end) pairs in order. All times are HH:MM text; bookings outside opening hours are
cut off, bookings that do not end after they start are ignored, and a required length below one
minute gives an empty list."""


def _to_minutes(clock):
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)


def _to_clock(total):
    return f"{total // 60:02d}:{total % 60:02d}"


def free_meeting_slots(opens, closes, booked, minimum):
    if minimum < 1:
        return []
    cursor = _to_minutes(opens)
    limit = _to_minutes(closes)
    periods = sorted((_to_minutes(start), _to_minutes(end)) for start, end in booked)
    slots = []
    for start, end in periods:
        if end <= start:
            continue
        start = min(start, limit)
        if start - cursor >= minimum:
            slots.append((_to_clock(cursor), _to_clock(start)))
        cursor = max(cursor, end)
    if limit - cursor >= minimum:
        slots.append((_to_clock(cursor), _to_clock(limit)))
    return slots


assert free_meeting_slots("09:00", "17:00", [], 30) == [("09:00", "17:00")]
assert free_meeting_slots("09:00", "12:00", [("10:00", "11:00")], 60) == [
    ("09:00", "10:00"), ("11:00", "12:00")
]
assert free_meeting_slots("09:00", "12:00", [("10:00", "11:00")], 61) == []
assert free_meeting_slots(
    "09:00", "12:00", [("11:30", "12:30"), ("08:00", "09:30"), ("09:15", "10:05")], 30
) == [("10:05", "11:30")]
assert free_meeting_slots(
    "09:00", "10:00", [("09:00", "09:30"), ("09:30", "09:59")], 1
) == [("09:59", "10:00")]
assert free_meeting_slots("09:00", "10:00", [("09:00", "09:50")], 0) == []
assert free_meeting_slots("08:00", "10:00", [("09:00", "09:00")], 30) == [("08:00", "10:00")]
assert free_meeting_slots("08:00", "09:00", [("10:00", "11:00")], 15) == [("08:00", "09:00")]
assert free_meeting_slots(
    "08:00", "12:00", [("08:30", "11:00"), ("09:00", "09:30")], 20
) == [("08:00", "08:30"), ("11:00", "12:00")]
assert free_meeting_slots(
    "08:00", "10:00", [("08:00", "09:00"), ("09:30", "08:30")], 30
) == [("09:00", "10:00")]

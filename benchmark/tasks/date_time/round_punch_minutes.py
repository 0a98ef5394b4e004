"""A time clock's punches, in and out, as minutes of the day are evened out to quarter hours: up to
7 minutes past a quarter go back to it, 8 or more go on to the next. Then the start may not be
before the scheduled start, the end not after the scheduled end unless overtime is allowed, and an
end that comes out before the start is set to the start. Return (start, end)."""


def _nearest_quarter(minute):
    past = minute % 15
    if past <= 7:
        return minute - past
    return minute + 15 - past


def round_punch_minutes(punch_in, punch_out, scheduled_start, scheduled_end, overtime):
    start = max(_nearest_quarter(punch_in), scheduled_start)
    end = _nearest_quarter(punch_out)
    if end > scheduled_end and not overtime:
        end = scheduled_end
    if end < start:
        end = start
    return start, end


assert round_punch_minutes(487, 1012, 480, 1080, False) == (480, 1005)
assert round_punch_minutes(488, 1013, 480, 1080, False) == (495, 1020)
assert round_punch_minutes(470, 960, 480, 1020, True) == (480, 960)
assert round_punch_minutes(502, 1049, 480, 1020, False) == (495, 1020)
assert round_punch_minutes(494, 1049, 480, 1020, True) == (495, 1050)
assert round_punch_minutes(480, 484, 485, 1020, False) == (485, 485)
assert round_punch_minutes(510, 1010, 500, 1015, False) == (510, 1005)
assert round_punch_minutes(1030, 1040, 500, 1025, False) == (1035, 1035)

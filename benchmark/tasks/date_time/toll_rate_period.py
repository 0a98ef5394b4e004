"""Which toll class applies at a weekday (0 is Monday) and minute of the day? "night" holds from
night_start through midnight to before night_end on every day. Outside it Saturdays, Sundays and
days flagged as holiday are "weekend". On the other days it is "peak" within any of the given
(start, end) periods, the end no longer belonging to it, and "day" in the rest of the time."""


def toll_rate_period(weekday, minute, is_holiday, peaks, night_start, night_end):
    if minute >= night_start or minute < night_end:
        return "night"
    if weekday >= 5 or is_holiday:
        return "weekend"
    for start, end in peaks:
        if start <= minute < end:
            return "peak"
    return "day"


assert toll_rate_period(0, 390, False, [(390, 540), (960, 1110)], 1320, 300) == "peak"
assert toll_rate_period(4, 540, False, [(390, 540), (960, 1110)], 1320, 300) == "day"
assert toll_rate_period(4, 1109, False, [(390, 540), (960, 1110)], 1320, 300) == "peak"
assert toll_rate_period(5, 400, False, [(390, 540), (960, 1110)], 1320, 300) == "weekend"
assert toll_rate_period(2, 400, True, [(390, 540), (960, 1110)], 1320, 300) == "weekend"
assert toll_rate_period(6, 1320, False, [(390, 540), (960, 1110)], 1320, 300) == "night"
assert toll_rate_period(3, 299, True, [(390, 540), (960, 1110)], 1320, 300) == "night"
assert toll_rate_period(3, 300, False, [(300, 540)], 1320, 300) == "peak"
assert toll_rate_period(1, 1319, False, [], 1320, 300) == "day"

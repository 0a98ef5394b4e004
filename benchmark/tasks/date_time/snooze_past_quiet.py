"""A reminder due at a minute of the day has been put off a number of times, by the same number of
minutes each time. Whenever a postponement ends inside the quiet hours (from their start minute, up
to but not including their end, maybe across midnight, none if both are equal), it is extended to
their end, and the next one counts from there. Tell (minute of the day, days later) at which it
rings, or None if it was put off more often than allowed."""


def snooze_past_quiet(minute, snoozes, length, max_snoozes, quiet_start, quiet_end):
    if snoozes > max_snoozes:
        return None
    quiet_length = (quiet_end - quiet_start) % 1440
    moment = minute
    for _ in range(snoozes):
        moment += length
        into_quiet = (moment - quiet_start) % 1440
        if into_quiet < quiet_length:
            moment += quiet_length - into_quiet
    days, minute = divmod(moment, 1440)
    return minute, days


assert snooze_past_quiet(600, 3, 10, 3, 1320, 420) == (630, 0)
assert snooze_past_quiet(1310, 1, 10, 3, 1320, 420) == (420, 1)
assert snooze_past_quiet(1310, 1, 9, 3, 1320, 420) == (1319, 0)
assert snooze_past_quiet(400, 1, 10, 3, 1320, 420) == (420, 0)
assert snooze_past_quiet(1310, 2, 15, 3, 1320, 420) == (435, 1)
assert snooze_past_quiet(600, 4, 10, 3, 1320, 420) is None
assert snooze_past_quiet(600, 0, 10, 3, 540, 720) == (600, 0)
assert snooze_past_quiet(535, 1, 10, 3, 540, 720) == (720, 0)
assert snooze_past_quiet(1435, 2, 1440, 2, 0, 0) == (1435, 2)

"""When does a cron-like timer fire next? Moments are minutes of the week, 0 being Monday 00:00,
and the timer has three sets: minutes of the hour, hours of the day and weekdays (Monday is 0), all
of which must match, where an empty set matches anything. Find the first matching minute strictly
after now, going on into next week if needed, or None if there is none."""


def next_timer_minute(now, minutes, hours, weekdays):
    for ahead in range(1, 10081):
        moment = (now + ahead) % 10080
        weekday, minute_of_day = divmod(moment, 1440)
        hour, minute = divmod(minute_of_day, 60)
        if weekdays and weekday not in weekdays:
            continue
        if hours and hour not in hours:
            continue
        if not minutes or minute in minutes:
            return moment
    return None


assert next_timer_minute(0, {0}, {7}, {1}) == 1860
assert next_timer_minute(1860, {0}, {7}, {1}) == 1860
assert next_timer_minute(10079, set(), set(), set()) == 0
assert next_timer_minute(615, {15, 45}, set(), set()) == 645
assert next_timer_minute(500, {5}, {8, 20}, {0}) == 1205
assert next_timer_minute(6000, set(), {3}, {0, 2}) == 180
assert next_timer_minute(0, {60}, set(), set()) is None
assert next_timer_minute(119, set(), {1}, set()) == 1500
assert next_timer_minute(10060, {59}, {23}, {6}) == 10079

"""At which times does a key fire that is held from one time until another, all times being whole
numbers? When pressed, after the initial delay, and then again and again after the interval, as long
as the time is strictly before the release; a release not later than the press fires nothing. With
every n-th repeat, the firing on pressing being none, the interval from then on is half as long,
rounded down, but never less than 1."""


def hold_repeat_events(pressed, released, delay, interval, n):
    if released <= pressed:
        return []
    times = [pressed]
    upcoming = pressed + delay
    while upcoming < released:
        times.append(upcoming)
        repeats = len(times) - 1
        if repeats % n == 0:
            interval = max(interval // 2, 1)
        upcoming += interval
    return times


assert hold_repeat_events(100, 200, 50, 20, 9) == [100, 150, 170, 190]
assert hold_repeat_events(0, 50, 50, 10, 3) == [0]
assert hold_repeat_events(7, 58, 50, 10, 3) == [7, 57]
assert hold_repeat_events(10, 55, 20, 8, 2) == [10, 30, 38, 42, 46, 48, 50, 51, 52, 53, 54]
assert hold_repeat_events(5, 5, 2, 2, 1) == []
assert hold_repeat_events(0, 18, 3, 7, 2) == [0, 3, 10, 13, 16, 17]
assert hold_repeat_events(0, 10, 4, 5, 1) == [0, 4, 6, 7, 8, 9]
assert hold_repeat_events(3, 9, 2, 3, 4) == [3, 5, 8]
assert hold_repeat_events(8, 3, 1, 1, 1) == []
assert hold_repeat_events(0, 40, 5, 8, 3) == [0, 5, 13, 21, 25, 29, 33, 35, 37, 39]

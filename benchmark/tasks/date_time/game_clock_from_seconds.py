"""In a game world the hours from 06:00 to 20:00 take 60 real seconds each, the ten night hours
half as long. A new game starts at 06:00 on day 1, and the day number goes up at midnight. Which
(day, hour, minute) does the game's clock show after so many whole seconds of play? None for a
negative number."""


def game_clock_from_seconds(seconds):
    if seconds < 0:
        return None
    cycles, rest = divmod(seconds, 1140)
    minutes = 360 + rest + max(rest - 840, 0)
    days, minute_of_day = divmod(minutes, 1440)
    hour, minute = divmod(minute_of_day, 60)
    return cycles + days + 1, hour, minute


assert game_clock_from_seconds(0) == (1, 6, 0)
assert game_clock_from_seconds(-1) is None
assert game_clock_from_seconds(839) == (1, 19, 59)
assert game_clock_from_seconds(841) == (1, 20, 2)
assert game_clock_from_seconds(959) == (1, 23, 58)
assert game_clock_from_seconds(960) == (2, 0, 0)
assert game_clock_from_seconds(1139) == (2, 5, 58)
assert game_clock_from_seconds(1140) == (2, 6, 0)
assert game_clock_from_seconds(2400) == (3, 8, 0)

"""Ticker label for the minute under way in a football game, from the part being played and the
whole seconds played in it. Parts 1 and 2 are the halves of 45 minutes, 3 and 4 the extra-time
halves of 15, and minutes run on over them: seconds 0 to 59 of part 1 are "1", of part 2 "46".
Stoppage time adds to the part's last minute, as in "45+2" or "105+1". Another part or negative
seconds give None."""


def match_minute_label(part, seconds):
    schedule = {1: (0, 45), 2: (45, 90), 3: (90, 105), 4: (105, 120)}
    if part not in schedule or seconds < 0:
        return None
    before, last = schedule[part]
    minute = before + seconds // 60 + 1
    if minute <= last:
        return str(minute)
    added = minute - last
    return f"{last}+{added}"


assert match_minute_label(1, 0) == "1"
assert match_minute_label(1, 59) == "1"
assert match_minute_label(1, 2699) == "45"
assert match_minute_label(1, 2760) == "45+2"
assert match_minute_label(2, 60) == "47"
assert match_minute_label(2, 2700) == "90+1"
assert match_minute_label(3, 900) == "105+1"
assert match_minute_label(4, 930) == "120+1"
assert match_minute_label(3, -1) is None
assert match_minute_label(5, 10) is None

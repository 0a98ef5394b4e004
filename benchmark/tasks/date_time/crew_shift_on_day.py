"""A plant works in rotating crews: the first one in the list of crew names starts a repeating text
pattern such as DDNN---- (one letter a day) on day number 0, each further crew a given lag of days
after the crew before it. Which letter has a crew on some day, possibly a negative one? In a
shutdown, given as (first day, last day) inclusive, it is "-" while the pattern runs on underneath;
an unknown crew gives None on any day."""


def crew_shift_on_day(pattern, crews, crew, lag, day, shutdowns):
    if crew not in crews:
        return None
    for first, last in shutdowns:
        if first <= day <= last:
            return "-"
    own_start = crews.index(crew) * lag
    position = (day - own_start) % len(pattern)
    return pattern[position]


assert crew_shift_on_day("DN-x", ["red", "blue"], "blue", 1, 2, []) == "N"
assert crew_shift_on_day("DDNNx--", ["A", "B", "C"], "C", 2, 0, []) == "N"
assert crew_shift_on_day("DDNNx--", ["A", "B", "C"], "A", 2, -3, [(-9, -4), (-2, 5)]) == "x"
assert crew_shift_on_day("DNx", ["A", "B"], "B", 1, 7, [(2, 3), (7, 9)]) == "-"
assert crew_shift_on_day("DNx", ["A", "B"], "B", 1, 9, [(7, 9)]) == "-"
assert crew_shift_on_day("DNx", ["A", "B"], "A", 1, 11, [(7, 9)]) == "x"
assert crew_shift_on_day("DNx", ["A", "B"], "Z", 1, 7, [(7, 7)]) is None
assert crew_shift_on_day("DDNN-x", ["A", "B", "C"], "B", 3, 15, []) == "D"

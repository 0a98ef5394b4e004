"""Total playing time of an album whose track lengths are texts like "3:07" or "1:02:30" (hours
only in front of two colons). The answer is text in the same style, without hours when it is under
one hour, smaller parts always with two digits; no tracks give "0:00". If an entry has seconds of
60 or more, or minutes of 60 or more behind hours, return instead the position (from 0) of the
first such entry."""


def sum_clock_strings(lengths):
    total = 0
    for index, text in enumerate(lengths):
        *hours, minutes, seconds = [int(part) for part in text.split(":")]
        if seconds >= 60 or hours and minutes >= 60:
            return index
        total += sum(hours) * 3600 + minutes * 60 + seconds
    minutes, seconds = divmod(total, 60)
    if minutes < 60:
        return f"{minutes}:{seconds:02d}"
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{seconds:02d}"


assert sum_clock_strings(["3:07", "4:55"]) == "8:02"
assert sum_clock_strings(["1:02:30", "0:45"]) == "1:03:15"
assert sum_clock_strings([]) == "0:00"
assert sum_clock_strings(["59:59"]) == "59:59"
assert sum_clock_strings(["59:59", "0:01"]) == "1:00:00"
assert sum_clock_strings(["75:00", "1:59:59"]) == "3:14:59"
assert sum_clock_strings(["3:10", "2:60", "1:77"]) == 1
assert sum_clock_strings(["1:60:00", "2:10"]) == 0
assert sum_clock_strings(["0:20", "1:59:00", "1:30:59"]) == "3:30:19"

"""Bells ring at certain minutes of the day, every day the same. Find the longest time between one
ring and the next, which may run past midnight, as (minute of the ring it begins with, length in
minutes). The minutes come in any order and may repeat. Of equally long ones take the one with the
smallest beginning minute. A single ringing minute leaves the whole 1440 minutes after it, and with
none it is the whole day from minute 0."""


def longest_quiet_stretch(minutes):
    rings = sorted(set(minutes))
    if not rings:
        return 0, 1440
    longest = None
    for index, start in enumerate(rings):
        following = rings[0] + 1440
        if index + 1 < len(rings):
            following = rings[index + 1]
        length = following - start
        if longest is None or length > longest[1]:
            longest = (start, length)
    return longest


assert longest_quiet_stretch([]) == (0, 1440)
assert longest_quiet_stretch([480]) == (480, 1440)
assert longest_quiet_stretch([480, 480]) == (480, 1440)
assert longest_quiet_stretch([900, 480, 600]) == (900, 1020)
assert longest_quiet_stretch([1200, 100, 300, 1410]) == (300, 900)
assert longest_quiet_stretch([720, 0]) == (0, 720)
assert longest_quiet_stretch([1200, 400, 0, 800]) == (0, 400)
assert longest_quiet_stretch([1200, 300, 0, 800]) == (300, 500)
assert longest_quiet_stretch([5, 505, 1005]) == (5, 500)
assert longest_quiet_stretch([1430, 10, 700]) == (700, 730)

"""Which track is a player on, and is it still playing, (index, playing), after a list of (event,
seconds into the track), starting to play track 0? "next" goes on by one; "prev" goes back by one,
or with more than 3 seconds just restarts the track; "ended" goes on like next, but in repeat mode
"one" plays the same track again. In mode "all" first and last track are neighbours. In "off" and
"one", prev on track 0 stays there, and going on from the last stays there and stops for good."""


def track_after_skip_keys(events, count, repeat):
    index = 0
    for event, seconds in events:
        if event == "prev":
            if seconds > 3:
                continue
            if index > 0 or repeat == "all":
                index = (index - 1) % count
        elif event == "next" or repeat != "one":
            if index == count - 1 and repeat != "all":
                return index, False
            index = (index + 1) % count
    return index, True


assert track_after_skip_keys([("next", 5)], 3, "off") == (1, True)
assert track_after_skip_keys([("ended", 200), ("prev", 3)], 3, "off") == (0, True)
assert track_after_skip_keys([("next", 9), ("prev", 4)], 3, "off") == (1, True)
assert track_after_skip_keys([("prev", 1)], 4, "all") == (3, True)
assert track_after_skip_keys([("prev", 0)], 3, "one") == (0, True)
assert track_after_skip_keys([("ended", 90), ("next", 9), ("ended", 90)], 3, "one") == (1, True)
assert track_after_skip_keys([("next", 1), ("next", 1), ("ended", 99), ("prev", 1)], 3, "off") == (
    2, False)
assert track_after_skip_keys([("next", 8), ("next", 8), ("next", 8)], 3, "one") == (2, False)
assert track_after_skip_keys([("ended", 9), ("ended", 9), ("ended", 9), ("prev", 2)], 3, "all") == (
    2, True)

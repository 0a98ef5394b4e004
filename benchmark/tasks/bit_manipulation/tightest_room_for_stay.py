"""Pick a hotel room for a stay of some nights from an arrival night on, in a season of so many
nights. A dict maps room names to masks, bit n on when night n is occupied. Of the rooms free for
the whole stay choose the one with the shortest stretch of free nights around it, cut off at both
ends of the season, then the alphabetically first. None if no room is free, or if the stay is
shorter than one night or not wholly in the season."""


def _free_around(occupied, arrival, departure, season):
    while arrival > 0 and not occupied >> (arrival - 1) & 1:
        arrival -= 1
    while departure < season and not occupied >> departure & 1:
        departure += 1
    return departure - arrival


def tightest_room_for_stay(rooms, arrival, nights, season):
    departure = arrival + nights
    if nights < 1 or arrival < 0 or departure > season:
        return None
    stay = ((1 << nights) - 1) << arrival
    choices = []
    for name, occupied in rooms.items():
        if occupied & stay:
            continue
        choices.append((_free_around(occupied, arrival, departure, season), name))
    if not choices:
        return None
    return min(choices)[1]


assert tightest_room_for_stay({"b": 1 << 3, "a": 1 << 4}, 1, 2, 6) == "b"
assert tightest_room_for_stay({"c": 1 << 4, "b": 1 << 3, "a": 1 << 3}, 0, 2, 5) == "a"
assert tightest_room_for_stay({"a": 0b1000, "b": 0b1001}, 1, 2, 6) == "b"
assert tightest_room_for_stay({"b": 0b10, "a": 0b1}, 3, 1, 4) == "b"
assert tightest_room_for_stay({"a": 0b10, "b": 0b1, "c": 0b1100010}, 2, 3, 6) == "c"
assert tightest_room_for_stay({"y": 0, "z": 1 << 5}, 3, 1, 5) == "y"
assert tightest_room_for_stay({"a": 0b10, "b": 0b100}, 1, 3, 5) is None
assert tightest_room_for_stay({"a": 0b1}, 2, 0, 4) is None
assert tightest_room_for_stay({"a": 0b1}, 3, 2, 4) is None
assert tightest_room_for_stay({"a": 0b1000}, -1, 2, 4) is None

"""From one runner's checkpoints (name, metres from the start, seconds from the start) make rows
(from, to, seconds, pace) for the legs, the first beginning at "start" with 0 metres and 0 seconds.
A checkpoint whose time is None or not greater than that of the last good one is treated as missed:
its two legs merge, and at the end it adds nothing. Pace is the leg's whole seconds per kilometre,
rounded down, or None if its distance is not positive."""


def splits_to_leg_rows(checkpoints):
    legs = []
    place, reached, clock = "start", 0, 0
    for name, metres, seconds in checkpoints:
        if seconds is None or seconds <= clock:
            continue
        distance = metres - reached
        spent = seconds - clock
        pace = spent * 1000 // distance if distance > 0 else None
        legs.append((place, name, spent, pace))
        place, reached, clock = name, metres, seconds
    return legs


assert splits_to_leg_rows([("bridge", 2000, 600), ("mill", 5000, 1700)]) == [
    ("start", "bridge", 600, 300), ("bridge", "mill", 1100, 366)]
assert splits_to_leg_rows([("a", 1000, 2000), ("b", 3000, None), ("c", 5000, 3601)]) == [
    ("start", "a", 2000, 2000), ("a", "c", 1601, 400)]
assert splits_to_leg_rows([("a", 1000, 500), ("b", 2000, 500), ("c", 3000, 900)]) == [
    ("start", "a", 500, 500), ("a", "c", 400, 200)]
assert splits_to_leg_rows([("a", 1000, 500), ("b", 2000, 400), ("c", 3000, 501)]) == [
    ("start", "a", 500, 500), ("a", "c", 1, 0)]
assert splits_to_leg_rows([("gun", 0, 7), ("a", 1, 9)]) == [
    ("start", "gun", 7, None), ("gun", "a", 2, 2000)]
assert splits_to_leg_rows([("mat", 10, 0), ("a", 500, None)]) == []
assert splits_to_leg_rows([("a", 800, 240), ("b", 300, 250), ("c", 1300, 400)]) == [
    ("start", "a", 240, 300), ("a", "b", 10, None), ("b", "c", 150, 150)]

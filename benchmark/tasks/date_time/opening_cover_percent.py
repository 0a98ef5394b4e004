"""How much of a shop's day from opening to closing minute is somebody there? The (start, end) spans
of the staff come in any order, may overlap and may begin before opening or end after closing.
Answer in whole percent, rounded down, except that anything between 0 and 1 is 1. With a closing
minute not later than the opening one it is None."""


def opening_cover_percent(opens, closes, staff):
    if closes <= opens:
        return None
    covered = 0
    reached = opens
    for start, end in sorted(staff):
        start = max(start, reached)
        end = min(end, closes)
        if start < end:
            covered += end - start
            reached = end
    if covered == 0:
        return 0
    return max(1, covered * 100 // (closes - opens))


assert opening_cover_percent(540, 1140, [(540, 700), (600, 840)]) == 50
assert opening_cover_percent(540, 1140, [(540, 900), (600, 700), (800, 840)]) == 60
assert opening_cover_percent(540, 1140, [(400, 600), (1100, 1300)]) == 16
assert opening_cover_percent(540, 1140, [(500, 1200)]) == 100
assert opening_cover_percent(540, 1140, [(540, 1139)]) == 99
assert opening_cover_percent(540, 1140, [(540, 541)]) == 1
assert opening_cover_percent(540, 1140, [(900, 960), (540, 600)]) == 20
assert opening_cover_percent(540, 1140, [(300, 500), (1140, 1200)]) == 0
assert opening_cover_percent(600, 600, [(500, 700)]) is None
assert opening_cover_percent(600, 500, [(400, 700)]) is None

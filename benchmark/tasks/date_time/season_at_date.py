"""Name the season of a month and day from a table of (month, day, name) entries in calendar order,
each saying where a season starts; the start day itself already belongs to it, and days before the
first entry still belong to the last one. In the southern hemisphere it is the season half the
table further on, the table having an even number of entries. An empty table gives None."""


def season_at_date(month, day, starts, southern):
    if not starts:
        return None
    position = len(starts) - 1
    for index, (start_month, start_day, _) in enumerate(starts):
        if (month, day) >= (start_month, start_day):
            position = index
    if southern:
        position = (position + len(starts) // 2) % len(starts)
    return starts[position][2]


assert season_at_date(4, 10, [(3, 1, "spring"), (6, 1, "summer"), (9, 1, "autumn"),
                              (12, 1, "winter")], False) == "spring"
assert season_at_date(2, 28, [(3, 1, "spring"), (6, 1, "summer"), (9, 1, "autumn"),
                              (12, 1, "winter")], False) == "winter"
assert season_at_date(9, 21, [(3, 20, "spring"), (6, 21, "summer"), (9, 22, "autumn"),
                              (12, 21, "winter")], False) == "summer"
assert season_at_date(9, 22, [(3, 20, "spring"), (6, 21, "summer"), (9, 22, "autumn"),
                              (12, 21, "winter")], True) == "spring"
assert season_at_date(1, 5, [(3, 20, "spring"), (6, 21, "summer"), (9, 22, "autumn"),
                             (12, 21, "winter")], True) == "summer"
assert season_at_date(7, 1, [(3, 20, "spring"), (6, 21, "summer"), (9, 22, "autumn"),
                             (12, 21, "winter")], True) == "winter"
assert season_at_date(10, 15, [(5, 1, "wet"), (11, 1, "dry")], False) == "wet"
assert season_at_date(5, 1, [(5, 1, "wet"), (11, 1, "dry")], True) == "dry"
assert season_at_date(5, 1, [], True) is None

"""Short text for the days of the week on which an alarm rings, given as a set of numbers from 0
(Monday) to 6: "never" for none, "daily" for all, "weekdays" for exactly Monday to Friday and
"weekends" for exactly Saturday and Sunday. Otherwise days as "Mon, Thu" in order from Monday, where
three or more days in a row become "Tue-Fri". A week's end doesn't connect to its beginning."""


def describe_weekday_set(days):
    if not days:
        return "never"
    for word, first, last in (("daily", 0, 6), ("weekdays", 0, 4), ("weekends", 5, 6)):
        if sorted(days) == list(range(first, last + 1)):
            return word
    names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    parts = []
    start = 0
    while start < 7:
        stop = start
        while stop in days:
            stop += 1
        if stop - start >= 3:
            parts.append(f"{names[start]}-{names[stop - 1]}")
        else:
            parts.extend(names[start:stop])
        start = stop + 1
    return ", ".join(parts)


assert describe_weekday_set(set()) == "never"
assert describe_weekday_set({0, 1, 2, 3, 4, 5, 6}) == "daily"
assert describe_weekday_set({0, 1, 2, 3, 4}) == "weekdays"
assert describe_weekday_set({5, 6}) == "weekends"
assert describe_weekday_set({1, 2, 3, 4}) == "Tue-Fri"
assert describe_weekday_set({0, 3}) == "Mon, Thu"
assert describe_weekday_set({0, 5, 6}) == "Mon, Sat, Sun"
assert describe_weekday_set({0, 1, 2, 4}) == "Mon-Wed, Fri"
assert describe_weekday_set({1, 2, 4, 5, 6}) == "Tue, Wed, Fri-Sun"
assert describe_weekday_set({6}) == "Sun"

"""Lines for a wall of clocks at a UTC minute of the day, from (city, UTC offset in minutes) pairs:
"Oslo 00:30 +1" shows the city, its local time and, only when its calendar day is not the UTC one,
by how many days it is ahead (+1) or behind (-1). Cities with the same offset share a line, their
names in alphabetical order joined with a slash. The earliest local date and time comes first."""


def world_clock_rows(utc_minute, entries):
    cities = {}
    for city, offset in entries:
        cities.setdefault(offset, []).append(city)
    rows = []
    for offset in sorted(cities):
        names = "/".join(sorted(cities[offset]))
        day, minute_of_day = divmod(utc_minute + offset, 1440)
        hour, minute = divmod(minute_of_day, 60)
        row = f"{names} {hour:02}:{minute:02}"
        if day != 0:
            row += f" {day:+}"
        rows.append(row)
    return rows


assert world_clock_rows(450, [("London", 0)]) == ["London 07:30"]
assert world_clock_rows(1410, [("Oslo", 60), ("Lisbon", 0), ("Boston", -300)]) == [
    "Boston 18:30", "Lisbon 23:30", "Oslo 00:30 +1"]
assert world_clock_rows(120, [("Delhi", 330), ("Lima", -300)]) == ["Lima 21:00 -1", "Delhi 07:30"]
assert world_clock_rows(0, [("Rome", 60), ("Berlin", 60)]) == ["Berlin/Rome 01:00"]
assert world_clock_rows(1380, [("Bonn", 60)]) == ["Bonn 00:00 +1"]
assert world_clock_rows(59, [("Praia", -60)]) == ["Praia 23:59 -1"]
assert world_clock_rows(1439, [("Tonga", 780), ("Baker", -720), ("Apia", 780)]) == [
    "Baker 11:59", "Apia/Tonga 12:59 +1"]

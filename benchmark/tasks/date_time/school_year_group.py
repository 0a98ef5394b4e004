"""Class level of a child in the school year that begins on 1 September of a given year: level 1 is
reached in the school year (September to August) in which the child turns six, one more each year
after. Children born in June, July or August may be deferred by a flag, which puts them one level
lower; for others the flag does nothing. The birth date is YYYY-MM-DD, and levels outside 0 to 13
give None."""


def school_year_group(birth, start_year, deferred):
    year, month = int(birth[:4]), int(birth[5:7])
    group = start_year - year - 5
    if month < 9:
        group += 1
        if deferred and month >= 6:
            group -= 1
    if group < 0 or group > 13:
        return None
    return group


assert school_year_group("2018-09-01", 2024, False) == 1
assert school_year_group("2018-08-31", 2024, False) == 2
assert school_year_group("2018-08-31", 2024, True) == 1
assert school_year_group("2018-05-31", 2024, True) == 2
assert school_year_group("2018-06-01", 2024, True) == 1
assert school_year_group("2015-12-03", 2024, True) == 4
assert school_year_group("2019-10-15", 2024, False) == 0
assert school_year_group("2019-09-15", 2023, True) is None
assert school_year_group("2006-06-30", 2024, True) == 13
assert school_year_group("2006-04-10", 2024, False) is None

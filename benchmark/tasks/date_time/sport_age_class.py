"""Which class does an athlete compete in? What counts is the age reached in the season's year, by
the year of birth. Youth classes go in twos: U12 is for ages 10 and 11, and so on from U2 to U20.
After that come "Senior" through age 34 and classes of five years such as M35, for ages 35 to 39.
Not yet born in the season's year gives None."""


def sport_age_class(birth_year, season_year):
    age = season_year - birth_year
    if age < 0:
        return None
    if age < 20:
        limit = age - age % 2 + 2
        return f"U{limit}"
    if age < 35:
        return "Senior"
    lowest = age - age % 5
    return f"M{lowest}"


assert sport_age_class(2012, 2024) == "U14"
assert sport_age_class(2013, 2024) == "U12"
assert sport_age_class(2024, 2024) == "U2"
assert sport_age_class(2005, 2024) == "U20"
assert sport_age_class(2004, 2024) == "Senior"
assert sport_age_class(1990, 2024) == "Senior"
assert sport_age_class(1989, 2024) == "M35"
assert sport_age_class(1985, 2024) == "M35"
assert sport_age_class(1944, 2024) == "M80"
assert sport_age_class(2025, 2024) is None

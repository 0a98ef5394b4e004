"""Birth years typed with only their last two digits need the century: choose it so that the year
is no more than 80 years before and no more than 19 years after a reference year. An entry of 100 or
above is already complete and stays as it is; a negative one is rejected with None."""


def expand_two_digit_year(entry, reference):
    if entry < 0:
        return None
    if entry >= 100:
        return entry
    year = reference - reference % 100 + entry
    if year > reference + 19:
        year -= 100
    elif year < reference - 80:
        year += 100
    return year


assert expand_two_digit_year(43, 2024) == 2043
assert expand_two_digit_year(44, 2024) == 1944
assert expand_two_digit_year(99, 2024) == 1999
assert expand_two_digit_year(3, 2085) == 2103
assert expand_two_digit_year(4, 2085) == 2104
assert expand_two_digit_year(5, 2085) == 2005
assert expand_two_digit_year(100, 2024) == 100
assert expand_two_digit_year(0, 2031) == 2000
assert expand_two_digit_year(-1, 2024) is None

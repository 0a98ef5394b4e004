"""Name the moon's phase from the time passed since a new moon, a whole number of hundredths of a
day, negative if before it. The cycle takes 29.53 days, and "new moon", "first quarter", "full moon"
and "last quarter", exact quarters of it apart, are said up to one day before and after their
moment, inclusive. Between them are "waxing crescent", "waxing gibbous", "waning gibbous" and
"waning crescent", in this order."""


def moon_phase_name(hundredths):
    main = ("new moon", "first quarter", "full moon", "last quarter")
    between = ("waxing crescent", "waxing gibbous", "waning gibbous", "waning crescent")
    position = hundredths * 4 % (2953 * 4)
    quarter, past = divmod(position, 2953)
    if past <= 400:
        return main[quarter]
    if past >= 2953 - 400:
        return main[(quarter + 1) % 4]
    return between[quarter]


assert moon_phase_name(100) == "new moon"
assert moon_phase_name(-100) == "new moon"
assert moon_phase_name(29631) == "waxing crescent"
assert moon_phase_name(638) == "waxing crescent"
assert moon_phase_name(838) == "first quarter"
assert moon_phase_name(839) == "waxing gibbous"
assert moon_phase_name(1377) == "full moon"
assert moon_phase_name(2114) == "waning gibbous"
assert moon_phase_name(2115) == "last quarter"
assert moon_phase_name(2315) == "waning crescent"

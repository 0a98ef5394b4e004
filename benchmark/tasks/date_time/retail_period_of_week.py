"""Shops split their business year into four quarters of 13 weeks, each holding months of 4, 5 and
4 weeks. Translate a week number of that year into (quarter, month of the quarter, week of the
month), all counted from 1. A 53rd week is added to the very last month; anything outside 1 to 53
is None."""


def retail_period_of_week(week):
    if week < 1 or week > 53:
        return None
    quarter = min((week - 1) // 13, 3)
    position = week - 1 - quarter * 13
    month = 1
    for length in (4, 5):
        if position < length:
            break
        position -= length
        month += 1
    return quarter + 1, month, position + 1


assert retail_period_of_week(1) == (1, 1, 1)
assert retail_period_of_week(4) == (1, 1, 4)
assert retail_period_of_week(5) == (1, 2, 1)
assert retail_period_of_week(22) == (2, 2, 5)
assert retail_period_of_week(23) == (2, 3, 1)
assert retail_period_of_week(39) == (3, 3, 4)
assert retail_period_of_week(40) == (4, 1, 1)
assert retail_period_of_week(53) == (4, 3, 5)
assert retail_period_of_week(0) is None
assert retail_period_of_week(54) is None

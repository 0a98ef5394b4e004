"""Show a number of views in brief: as it is below a thousand, else in thousands (K), millions (M)
or billions (B), always the largest unit that fits, with B the last. Below ten units one decimal is
shown, unless it is 0, from ten on only the whole units; nothing is ever rounded up, the rest is
just cut off. Negative numbers look like positive ones with a "-" in front."""


def shorten_view_count(count):
    size = abs(count)
    if size < 1000:
        return str(count)
    unit, letter = 1000, "K"
    for larger in "MB":
        if size >= unit * 1000:
            unit, letter = unit * 1000, larger
    whole, rest = divmod(size, unit)
    tenths = rest * 10 // unit
    sign = "-" if count < 0 else ""
    if whole >= 10 or tenths == 0:
        return f"{sign}{whole}{letter}"
    return f"{sign}{whole}.{tenths}{letter}"


assert shorten_view_count(999) == "999"
assert shorten_view_count(1000) == "1K"
assert shorten_view_count(1299) == "1.2K"
assert shorten_view_count(10500) == "10K"
assert shorten_view_count(999_999) == "999K"
assert shorten_view_count(1_000_000) == "1M"
assert shorten_view_count(-9_990_000) == "-9.9M"
assert shorten_view_count(5_300_000_000_000) == "5300B"
assert shorten_view_count(-40) == "-40"
assert shorten_view_count(7_040_000_000) == "7B"

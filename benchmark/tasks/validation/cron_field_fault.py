"""Check one field of a time schedule, such as "*/15,1-5,MON": parts between commas, each "*", a
value or first-last, perhaps with "/" and a step; values are digits or a name in the names-to-value
map. Give (part, reason) for the first bad part, or None: "empty" if there is nothing in it,
"number" if a value is neither digits nor a name or a step isn't digits, "range" for a value beyond
low to high, "reversed" for first above last, "step" for zero or more than high minus low. Reasons
are tried in this order."""


def cron_field_fault(field, low, high, names):
    for part in field.split(","):
        if part == "":
            return part, "empty"
        base, slash, stride = part.partition("/")
        ends = [low, high] if base == "*" else [_number(end, names) for end in base.split("-", 1)]
        step = _number(stride, {}) if slash else 1
        if None in ends or step is None:
            return part, "number"
        if min(ends) < low or max(ends) > high:
            return part, "range"
        if ends[0] > ends[-1]:
            return part, "reversed"
        if slash and not 1 <= step <= high - low:
            return part, "step"
    return None


def _number(text, names):
    if text in names:
        return names[text]
    return int(text) if text.isascii() and text.isdigit() else None


assert cron_field_fault("*/15,0-5,59,7-7/59,NOON", 0, 59, {"NOON": 12}) is None
assert cron_field_fault("1,,x", 1, 5, {}) == ("", "empty")
assert cron_field_fault("1,MON-FRI,9", 1, 4, {"MON": 1, "FRI": 5}) == (
    "MON-FRI", "range")
assert cron_field_fault("1-2-3", 1, 7, {}) == ("1-2-3", "number")
assert cron_field_fault("*/MON", 1, 7, {"MON": 1}) == ("*/MON", "number")
assert cron_field_fault("1,7-0/9", 1, 7, {}) == ("7-0/9", "range")
assert cron_field_fault("5,5-5", 5, 5, {}) is None
assert cron_field_fault("4-3/0", 1, 7, {}) == ("4-3/0", "reversed")
assert cron_field_fault("3,*/0,*/7", 1, 7, {}) == ("*/0", "step")
assert cron_field_fault("5/1,5,*/7", 1, 7, {}) == ("*/7", "step")

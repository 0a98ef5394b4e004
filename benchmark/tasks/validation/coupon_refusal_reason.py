"""Check a shop coupon with "start" and "end" (dates as ISO texts, both days inclusive), "minimum",
"categories", "limit" and "combinable" against a basket of (category, price) at a date. Say the
first of: "early" before the start, "expired" after the end, "minimum" if the prices in its
categories sum to less than the minimum, "used" if the customer already used it as often as the
limit or more, "combined" if the number of others in use isn't zero and it isn't combinable. None if
it may be used."""


def coupon_refusal_reason(coupon, basket, date, uses, others):
    if date < coupon["start"]:
        return "early"
    if date > coupon["end"]:
        return "expired"
    eligible = 0
    for category, price in basket:
        if category in coupon["categories"]:
            eligible += price
    if eligible < coupon["minimum"]:
        return "minimum"
    if uses >= coupon["limit"]:
        return "used"
    if others > 0 and not coupon["combinable"]:
        return "combined"
    return None


assert coupon_refusal_reason(
    {"start": "2024-05-01", "end": "2024-05-31", "minimum": 40, "categories": ["toys", "books"],
     "limit": 2, "combinable": False},
    [("toys", 15), ("food", 30), ("books", 25)], "2024-05-01", 1, 0,
) is None
assert coupon_refusal_reason(
    {"start": "2024-05-01", "end": "2024-05-31", "minimum": 41, "categories": ["toys", "books"],
     "limit": 2, "combinable": False},
    [("toys", 15), ("food", 30), ("books", 25)], "2024-05-31", 2, 1,
) == "minimum"
assert coupon_refusal_reason(
    {"start": "2024-05-01", "end": "2024-05-31", "minimum": 41, "categories": ["toys"],
     "limit": 2, "combinable": False},
    [("toys", 15)], "2024-06-01", 2, 1,
) == "expired"
assert coupon_refusal_reason(
    {"start": "2024-05-01", "end": "2024-05-31", "minimum": 0, "categories": [],
     "limit": 2, "combinable": True},
    [("toys", 15)], "2024-04-30", 0, 0,
) == "early"
assert coupon_refusal_reason(
    {"start": "2024-05-01", "end": "2024-05-31", "minimum": 0, "categories": [],
     "limit": 2, "combinable": False},
    [], "2024-05-31", 2, 1,
) == "used"
assert coupon_refusal_reason(
    {"start": "2024-05-01", "end": "2024-05-31", "minimum": 5, "categories": ["food"],
     "limit": 1, "combinable": False},
    [("food", 5)], "2024-05-09", 0, 1,
) == "combined"
assert coupon_refusal_reason(
    {"start": "2024-05-01", "end": "2024-05-01", "minimum": 5, "categories": ["food"],
     "limit": 1, "combinable": True},
    [("food", 5)], "2024-05-01", 0, 3,
) is None

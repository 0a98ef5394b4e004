"""A budget row holds twelve monthly values starting at some fiscal start month (1 to 12). List them
as (calendar month, value) pairs in row order, where months go on from 12 to 1. Missing values
(None) before the first and after the last real value are left out, those in between become 0;
anything but twelve values, or a start month that does not exist, gives an empty list."""


def unpivot_month_columns(values, first_month):
    if len(values) != 12 or not 1 <= first_month <= 12:
        return []
    known = [index for index, value in enumerate(values) if value is not None]
    pairs = []
    for index, value in enumerate(values):
        if not known or index < known[0] or index > known[-1]:
            continue
        month = (first_month + index - 1) % 12 + 1
        pairs.append((month, 0 if value is None else value))
    return pairs


assert unpivot_month_columns([5, 6] + [None] * 10, 1) == [(1, 5), (2, 6)]
assert unpivot_month_columns([None] * 3 + [7, None, 9] + [None] * 6, 4) == [
    (7, 7), (8, 0), (9, 9)]
assert unpivot_month_columns([None] * 11 + [3], 12) == [(11, 3)]
assert unpivot_month_columns([8, None, 4] + [None] * 9, 11) == [(11, 8), (12, 0), (1, 4)]
assert unpivot_month_columns([None] * 12, 3) == []
assert unpivot_month_columns([1] * 11, 3) == []
assert unpivot_month_columns([1] * 13, 3) == []
assert unpivot_month_columns([None, 2] + [None] * 10, 0) == []
assert unpivot_month_columns([None, 2] + [None] * 10, 13) == []
assert unpivot_month_columns([0] + [None] * 10 + [-1], 10) == [
    (10, 0), (11, 0), (12, 0), (1, 0), (2, 0), (3, 0),
    (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, -1)]

"""Convert a series of values to an index that stands at 100.0 at the base position (counted from
0), every figure rounded to one decimal. If the value there is missing (None) or 0, the next usable
one after it is the base. Missing values stay None; when there is no usable base, or the position is
negative or past the end, every figure in the result is None."""


def rebase_index_series(values, base):
    usable = [value for value in values[base:] if value is not None and value != 0]
    if base < 0 or not usable:
        return [None for _ in values]
    rebased = []
    for value in values:
        if value is None:
            rebased.append(None)
            continue
        rebased.append(round(value * 100 / usable[0], 1))
    return rebased


assert rebase_index_series([50, 100, 60], 0) == [100.0, 200.0, 120.0]
assert rebase_index_series([80, 40, 50, 20], 1) == [200.0, 100.0, 125.0, 50.0]
assert rebase_index_series([None, 0, 4, 5], 0) == [None, 0.0, 100.0, 125.0]
assert rebase_index_series([8, None, 0], 1) == [None, None, None]
assert rebase_index_series([8, 4], 2) == [None, None]
assert rebase_index_series([8, 4], -1) == [None, None]
assert rebase_index_series([-2, 4, None], 0) == [100.0, -200.0, None]
assert abs(rebase_index_series([3, 2], 0)[1] - 66.7) < 1e-9
assert rebase_index_series([16, 0, 8, 1], 1) == [200.0, 0.0, 100.0, 12.5]

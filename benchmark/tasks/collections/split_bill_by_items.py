"""Who owes what after a dinner? The bill lists (price in cents, names of those who shared it). A
price is divided equally, leftover cents going one each to those named first for that item; what
nobody shared is on the house. On everybody's total a service charge, a whole percentage, is added,
rounded to whole cents with half a cent up, and the result is a dict of name to cents, including
names that owe 0."""


def split_bill_by_items(items, percent):
    totals = {}
    for price, sharers in items:
        if not sharers:
            continue
        share, spare = divmod(price, len(sharers))
        for position, name in enumerate(sharers):
            part = share + 1 if position < spare else share
            totals[name] = totals.get(name, 0) + part
    return {name: total + (total * percent + 50) // 100 for name, total in totals.items()}


assert split_bill_by_items([(100, ["a", "b", "c"])], 0) == {"a": 34, "b": 33, "c": 33}
assert split_bill_by_items([(200, ["a", "b", "c"])], 0) == {"a": 67, "b": 67, "c": 66}
assert split_bill_by_items([(1000, ["a"]), (500, ["a", "b"])], 10) == {"a": 1375, "b": 275}
assert split_bill_by_items([(5, ["x"])], 10) == {"x": 6}
assert split_bill_by_items([(7, ["y"])], 7) == {"y": 7}
assert split_bill_by_items([(300, []), (50, ["p"]), (0, ["q"])], 0) == {"p": 50, "q": 0}
assert split_bill_by_items([(7, ["b", "a"]), (4, ["c", "b", "a"])], 0) == {"b": 5, "a": 4, "c": 2}
assert split_bill_by_items([(5, ["x"]), (5, ["x"])], 10) == {"x": 11}
assert split_bill_by_items([(333, ["z"]), (1, ["w"])], 15) == {"z": 383, "w": 1}

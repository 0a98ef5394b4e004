"""Distribute whole, non-negative amounts that were booked for time spans, given as (start, end,
amount) with the end excluded, onto slots of equal positive width starting at the whole multiples of
that width. Each slot gets its share in proportion to the overlap, rounded down, and what rounding
leaves over goes to the last slot the span touches. The result maps the start of each touched slot
to its total, 0 included; spans that end at or before their start are ignored."""


def spread_amount_over_slots(spans, width):
    totals = {}
    for start, end, amount in spans:
        if end <= start:
            continue
        slot = start - start % width
        rest = amount
        while slot + width < end:
            overlap = slot + width - max(slot, start)
            share = amount * overlap // (end - start)
            totals[slot] = totals.get(slot, 0) + share
            rest -= share
            slot += width
        totals[slot] = totals.get(slot, 0) + rest
    return totals


assert spread_amount_over_slots([(0, 30, 90)], 10) == {0: 30, 10: 30, 20: 30}
assert spread_amount_over_slots([(5, 25, 100)], 10) == {0: 25, 10: 50, 20: 25}
assert spread_amount_over_slots([(0, 3, 10)], 1) == {0: 3, 1: 3, 2: 4}
assert spread_amount_over_slots([(4, 4, 9), (6, 2, 3), (8, 9, 7)], 5) == {5: 7}
assert spread_amount_over_slots([(0, 10, 10), (5, 15, 7)], 10) == {0: 13, 10: 4}
assert spread_amount_over_slots([(3, 13, 7)], 4) == {0: 0, 4: 2, 8: 2, 12: 3}
assert spread_amount_over_slots([(-5, 5, 11)], 10) == {-10: 5, 0: 6}
assert spread_amount_over_slots([(9, 19, 1)], 10) == {0: 0, 10: 1}

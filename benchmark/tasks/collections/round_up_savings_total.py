"""A bank puts the change aside: every purchase, given as (day, cents), is filled up to the next
multiple of a step, and the difference is saved. A purchase that is a multiple already saves
nothing, or one whole step if the generous option is on; amounts of zero and refunds, which are
negative, save nothing in any case. No single day saves more than a cap. How many cents are saved
altogether?"""


def round_up_savings_total(purchases, step, generous, cap):
    saved = {}
    for day, cents in purchases:
        if cents <= 0:
            continue
        change = -cents % step
        if change == 0 and generous:
            change = step
        saved[day] = min(saved.get(day, 0) + change, cap)
    return sum(saved.values())


assert round_up_savings_total([("mon", 250), ("mon", 399)], 100, False, 500) == 51
assert round_up_savings_total([("mon", 300)], 100, False, 500) == 0
assert round_up_savings_total([("mon", 300), ("tue", 170)], 100, True, 500) == 130
assert round_up_savings_total(
    [("mon", 210), ("mon", 310), ("tue", 450)], 100, False, 120
) == 170
assert round_up_savings_total([("a", -120), ("a", 120)], 50, True, 99) == 30
assert round_up_savings_total([("a", 0), ("b", 1)], 10, True, 50) == 9
assert round_up_savings_total([("x", 5), ("y", 15)], 20, False, 20) == 20
assert round_up_savings_total([("x", 40), ("y", 41), ("x", 20)], 20, True, 30) == 49

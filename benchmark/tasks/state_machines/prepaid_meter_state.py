"""State of a prepaid electricity meter, (balance, debt, cut off), from its first balance and a list
of ("use", units), ("top", units) and ("help", None). Use that the balance can't cover is lost, or
with help switched on becomes debt, up to the emergency limit. Help can be switched on only while
the balance is at or below the low mark. A top-up pays off debt first, and if no debt is left help
goes off; the rest goes to the balance. It is cut off when not one more unit could be used."""


def prepaid_meter_state(balance, events, low_mark, emergency):
    debt, helped = 0, False
    for kind, units in events:
        if kind == "help":
            if balance <= low_mark:
                helped = True
        elif kind == "top":
            repaid = min(units, debt)
            debt -= repaid
            balance += units - repaid
            if debt == 0:
                helped = False
        else:
            paid = min(units, balance)
            balance -= paid
            if helped:
                debt = min(debt + units - paid, emergency)
    cut_off = balance == 0 and (not helped or debt >= emergency)
    return balance, debt, cut_off


assert prepaid_meter_state(10, [("use", 4)], 3, 5) == (6, 0, False)
assert prepaid_meter_state(10, [("use", 12)], 3, 5) == (0, 0, True)
assert prepaid_meter_state(10, [("use", 6), ("help", None), ("use", 7)], 3, 5) == (0, 0, True)
assert prepaid_meter_state(10, [("use", 7), ("help", None), ("use", 5)], 3, 5) == (0, 2, False)
assert prepaid_meter_state(10, [("use", 7), ("help", None), ("use", 8), ("top", 3)], 3, 5) == (
    0, 2, False)
assert prepaid_meter_state(10, [("use", 8), ("help", None), ("use", 20)], 3, 5) == (0, 5, True)
assert prepaid_meter_state(
    10, [("use", 9), ("help", None), ("use", 4), ("top", 7), ("use", 6)], 3, 5
) == (0, 0, True)
assert prepaid_meter_state(
    10, [("use", 10), ("help", None), ("use", 2), ("top", 1), ("use", 2), ("use", 1)], 3, 5
) == (0, 4, False)
assert prepaid_meter_state(2, [("help", None), ("use", 6), ("top", 9)], 3, 5) == (5, 0, False)

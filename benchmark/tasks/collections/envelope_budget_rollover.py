"""Envelope budgeting: allotments maps each envelope, empty at first, to the money it gets per
month, and months lists dicts from envelope to what was spent. A rest at the end of a month stays
for the next one, but only up to cap (zero or more), and the excess is swept into savings; a deficit
stays in full. Spending without an allotment is ignored. Return the last balances by envelope, the
total swept, and how often an envelope ended a month in deficit."""


def envelope_budget_rollover(allotments, months, cap):
    balances = {envelope: 0 for envelope in allotments}
    swept = 0
    deficits = 0
    for spending in months:
        for envelope, allotment in allotments.items():
            balance = balances[envelope] + allotment - spending.get(envelope, 0)
            kept = min(balance, cap)
            swept += balance - kept
            if kept < 0:
                deficits += 1
            balances[envelope] = kept
    return balances, swept, deficits


assert envelope_budget_rollover({"food": 10, "fun": 5}, [{"food": 4}, {"fun": 9}], 3) == (
    {"food": 3, "fun": -1}, 15, 1)
assert envelope_budget_rollover({"rent": 2}, [{"rent": 7}, {}], 4) == ({"rent": -3}, 0, 2)
assert envelope_budget_rollover({"rent": 2}, [{"car": 9}], 5) == ({"rent": 2}, 0, 0)
assert envelope_budget_rollover({"a": 3}, [{"a": 1}, {"a": 3}], 0) == ({"a": 0}, 2, 0)
assert envelope_budget_rollover({"a": 3, "b": 1}, [], 9) == ({"a": 0, "b": 0}, 0, 0)
assert envelope_budget_rollover({"a": 6}, [{"a": 1}, {"a": 2}, {"a": 20}], 7) == ({"a": -7}, 2, 1)
assert envelope_budget_rollover({"a": 4, "b": 8}, [{"a": 4, "b": 5}, {"a": 9, "b": 2}], 9) == (
    {"a": -5, "b": 9}, 0, 1)

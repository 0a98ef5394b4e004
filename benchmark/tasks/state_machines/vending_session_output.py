"""Replay a vending machine, its shelf mapping item codes to (price, stock), and list what comes out
at each event. An integer is a coin, added to the credit (None comes out) or, if the credit would go
over the cap, handed back (its value). An item code gives that code, the rest of the credit staying,
if it is known, in stock and paid for by the credit, else None and no change; "refund" gives the
credit, even 0, and leaves none."""


def vending_session_output(shelf, cap, events):
    stock = dict(shelf)
    credit = 0
    outputs = []
    for event in events:
        output = None
        if event == "refund":
            output, credit = credit, 0
        elif isinstance(event, int):
            if credit + event > cap:
                output = event
            else:
                credit += event
        elif event in stock:
            price, left = stock[event]
            if left > 0 and credit >= price:
                credit -= price
                stock[event] = price, left - 1
                output = event
        outputs.append(output)
    return outputs


assert vending_session_output({"A1": (30, 1)}, 100, [20, 20, "A1", "refund"]) == [
    None, None, "A1", 10]
assert vending_session_output({"A1": (30, 1)}, 100, [80, "A1", "A1", "refund"]) == [
    None, "A1", None, 50]
assert vending_session_output({"A1": (5, 3)}, 100, [10, "Z9", "refund"]) == [None, None, 10]
assert vending_session_output({"A1": (30, 1)}, 100, [60, 50, 40, "refund"]) == [
    None, 50, None, 100]
assert vending_session_output({"B2": (50, 2)}, 100, [50, "B2", "refund"]) == [None, "B2", 0]
assert vending_session_output({"A1": (30, 4)}, 100, [20, "A1", 10, "A1"]) == [
    None, None, None, "A1"]
assert vending_session_output({}, 100, ["refund"]) == [0]
assert vending_session_output({"B2": (50, 2)}, 200, [150, "B2", "B2", "B2", "refund"]) == [
    None, "B2", "B2", None, 50]
assert vending_session_output({"A1": (30, 1)}, 90, [40, "refund", "A1", "refund"]) == [
    None, 40, None, 0]

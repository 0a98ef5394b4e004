"""When does an auction lot close, and at what price, given (time, amount) bids in time order? A bid
counts only before the closing time, and only if it is at least the start price or, once there is a
current bid, at least that plus the step. A counting bid with less than the window left moves the
closing to one window after itself, as often as there are extensions. Return (closing time, winning
amount or None)."""


def lot_closing_time(bids, closing, start, step, window, extensions):
    winning = None
    required = start
    for time, amount in bids:
        if time >= closing:
            break
        if amount < required:
            continue
        winning = amount
        required = amount + step
        if closing - time < window and extensions > 0:
            closing = time + window
            extensions -= 1
    return closing, winning


assert lot_closing_time([(5, 100), (8, 110)], 60, 100, 10, 5, 3) == (60, 110)
assert lot_closing_time([(5, 99)], 60, 100, 10, 5, 3) == (60, None)
assert lot_closing_time([(5, 100), (8, 109)], 60, 100, 10, 5, 3) == (60, 100)
assert lot_closing_time([(56, 103)], 60, 100, 10, 5, 3) == (61, 103)
assert lot_closing_time([(55, 100), (57, 110)], 60, 100, 10, 5, 1) == (62, 110)
assert lot_closing_time([(58, 100), (61, 110), (65, 120)], 60, 100, 10, 5, 2) == (66, 120)
assert lot_closing_time([(60, 100)], 60, 100, 10, 5, 3) == (60, None)
assert lot_closing_time([(58, 200), (61, 300)], 60, 100, 10, 5, 0) == (60, 200)
assert lot_closing_time([(10, 100), (58, 105), (59, 110)], 60, 100, 10, 5, 1) == (64, 110)

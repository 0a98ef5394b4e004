"""How many shares can I trade if being stopped out may cost at most `risk` in all, and the position
at the entry price at most my cash? All are whole cents; cash, prices and lot size are positive. The
stop lies below the entry (bought) or above it (sold short), and the result is rounded down to whole
lots. Entry equal to stop gives 0, and so does a risk of zero or less."""


def position_size_for_risk(cash, risk, entry, stop, lot):
    distance = abs(entry - stop)
    if risk <= 0 or distance == 0:
        return 0
    bearable = risk // distance
    affordable = cash // entry
    lots = min(bearable, affordable) // lot
    return lots * lot


assert position_size_for_risk(100000, 500, 100, 90, 1) == 50
assert position_size_for_risk(3000, 500, 100, 90, 1) == 30
assert position_size_for_risk(100000, 500, 100, 90, 20) == 40
assert position_size_for_risk(100000, 505, 90, 100, 1) == 50
assert position_size_for_risk(1000, 500, 100, 100, 1) == 0
assert position_size_for_risk(1000, -50, 100, 90, 1) == 0
assert position_size_for_risk(100000, 95, 100, 90, 10) == 0
assert position_size_for_risk(2999, 5000, 100, 99, 1) == 29
assert position_size_for_risk(700, 1, 100, 99, 1) == 1
assert position_size_for_risk(500, 40, 5, 8, 5) == 10

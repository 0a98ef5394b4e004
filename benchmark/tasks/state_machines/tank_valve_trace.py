"""Which valve of a water tank is open at each level reading: "fill" for the inlet, "drain", or
"closed" for neither? The inlet opens below the low mark and stays open until the level reaches the
high one; the drain opens at or above the high-high mark, still further up, and stays open until the
level is down to the high one. A missing level (None) closes both, and the next good reading leaves
them shut; from the second good one in a row on they work again, starting shut. The first reading,
if good, counts at once."""


def tank_valve_trace(levels, low, high, high_high):
    state, good_in_row = "closed", 1
    states = []
    for level in levels:
        good_in_row = 0 if level is None else good_in_row + 1
        if good_in_row < 2:
            state = "closed"
        elif level < low or state == "fill" and level < high:
            state = "fill"
        elif level >= high_high or state == "drain" and level > high:
            state = "drain"
        else:
            state = "closed"
        states.append(state)
    return states


assert tank_valve_trace([15, 30, 49, 50, 30], 20, 50, 80) == [
    "fill", "fill", "fill", "closed", "closed"]
assert tank_valve_trace([20, 19], 20, 50, 80) == ["closed", "fill"]
assert tank_valve_trace([80, 60, 51, 50, 60], 20, 50, 80) == [
    "drain", "drain", "drain", "closed", "closed"]
assert tank_valve_trace([79, 81], 20, 50, 80) == ["closed", "drain"]
assert tank_valve_trace([10, None, 10, 10], 20, 50, 80) == ["fill", "closed", "closed", "fill"]
assert tank_valve_trace([90, None, 90, None, 90, 90], 20, 50, 80) == [
    "drain", "closed", "closed", "closed", "closed", "drain"]
assert tank_valve_trace([10, None, 30, 40], 20, 50, 80) == ["fill", "closed", "closed", "closed"]
assert tank_valve_trace([10, 85, 15], 20, 50, 80) == ["fill", "drain", "fill"]

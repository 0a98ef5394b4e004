"""How many strokes does a press with two safety buttons make, from (time, hand, down) events in
time order, hand being "L" or "R" and down False for letting go, each hand doing both by turns, from
pushing on? A stroke starts when both are down, pushed at most the window apart; lifting any hand
less than the duration later cancels it, while one still held at the end counts. Once both were down
together, with or without a stroke, both must be up before the next can start."""


def two_hand_press_cycles(events, window, duration):
    down_since = {}
    strokes, started, armed = 0, None, True
    for time, hand, down in events:
        if down:
            down_since[hand] = time
            if armed and len(down_since) == 2:
                armed = False
                if time - min(down_since.values()) <= window:
                    strokes += 1
                    started = time
            continue
        del down_since[hand]
        if started is not None and time - started < duration:
            strokes -= 1
        started = None
        if not down_since:
            armed = True
    return strokes


assert two_hand_press_cycles([], 300, 400) == 0
assert two_hand_press_cycles(
    [(0, "L", True), (200, "R", True), (600, "L", False), (620, "R", False)], 300, 400
) == 1
assert two_hand_press_cycles(
    [(0, "L", True), (200, "R", True), (599, "L", False), (620, "R", False)], 300, 400
) == 0
assert two_hand_press_cycles([(0, "L", True), (300, "R", True)], 300, 400) == 1
assert two_hand_press_cycles([(0, "R", True), (301, "L", True)], 300, 400) == 0
assert two_hand_press_cycles(
    [(0, "L", True), (100, "R", True), (550, "R", False), (560, "R", True), (900, "L", False),
     (910, "R", False), (1000, "L", True), (1100, "R", True)], 300, 400
) == 2
assert two_hand_press_cycles(
    [(0, "L", True), (500, "R", True), (600, "L", False), (610, "L", True)], 300, 400
) == 0
assert two_hand_press_cycles(
    [(0, "L", True), (10, "R", True), (50, "L", False), (60, "L", True)], 300, 400
) == 0
assert two_hand_press_cycles(
    [(0, "L", True), (400, "L", False), (450, "L", True), (460, "R", True)], 300, 400
) == 1

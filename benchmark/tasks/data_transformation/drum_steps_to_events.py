"""A drum track is typed as text, e.g. "x-X-|x.x-", one character a step. Make (tick, velocity)
events from it: "X" is a hit with velocity 120, "x" with 90 and "." with 40; "|" and blanks are mere
decoration and no step, every other character is a step without a hit. The first step is at tick 0
and each lasts step_ticks; hits on the 2nd, 4th, 6th step and so on come swing ticks later, but by
no more than half a step, rounded down."""


def drum_steps_to_events(pattern, step_ticks, swing):
    velocities = {"X": 120, "x": 90, ".": 40}
    delay = min(swing, step_ticks // 2)
    events = []
    step = 0
    for mark in pattern:
        if mark in "| ":
            continue
        if mark in velocities:
            tick = step * step_ticks + step % 2 * delay
            events.append((tick, velocities[mark]))
        step += 1
    return events


assert drum_steps_to_events("x-X.", 10, 0) == [(0, 90), (20, 120), (30, 40)]
assert drum_steps_to_events("xx|xX", 10, 3) == [(0, 90), (13, 90), (20, 90), (33, 120)]
assert drum_steps_to_events("-.-. ", 10, 8) == [(15, 40), (35, 40)]
assert drum_steps_to_events("| x | - | . |", 7, 2) == [(0, 90), (14, 40)]
assert drum_steps_to_events("oX?x", 7, 5) == [(10, 120), (24, 90)]
assert drum_steps_to_events("-|-", 4, 1) == []
assert drum_steps_to_events("..x", 9, 4) == [(0, 40), (13, 40), (18, 90)]
assert drum_steps_to_events("---X-x", 24, 11) == [(83, 120), (131, 90)]

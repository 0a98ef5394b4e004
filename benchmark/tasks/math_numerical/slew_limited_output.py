"""A motor drive may change its output per tick by no more than one amount upwards and another one
downwards. From the starting output, list the output after each tick, given that tick's setpoint
(None means 0). If the setpoint differs from the output by no more than the dead band, the output
stays as it is; otherwise it goes towards the setpoint as far as allowed, without overshooting."""


def slew_limited_output(setpoints, start, up, down, dead_band):
    output = start
    outputs = []
    for setpoint in setpoints:
        target = 0 if setpoint is None else setpoint
        change = target - output
        if change > dead_band:
            output = min(target, output + up)
        elif change < -dead_band:
            output = max(target, output - down)
        outputs.append(output)
    return outputs


assert slew_limited_output([10, 10, 10, 10], 0, 4, 3, 1) == [4, 8, 10, 10]
assert slew_limited_output([0], 10, 4, 3, 0) == [7]
assert slew_limited_output([5], 4, 9, 9, 1) == [4]
assert slew_limited_output([6], 4, 9, 9, 1) == [6]
assert slew_limited_output([None, None], 5, 2, 4, 0) == [1, 0]
assert slew_limited_output([None], -5, 2, 4, 0) == [-3]
assert slew_limited_output([None], 2, 9, 9, 2) == [2]
assert slew_limited_output([20, -20, None], 0, 15, 6, 0) == [15, 9, 3]

"""Say for every temperature reading, one per tick, whether a cooling compressor is "on" or "off"
from that tick on. It is off at first, starts when the reading is above target plus band and stops
when it is at or below target minus band. After a stop it may start again no earlier than the given
number of ticks later (1 means with the very next reading); the first start waits for nothing."""


def compressor_run_ticks(readings, target, band, min_off):
    running = False
    stopped_at = -min_off
    states = []
    for tick, temperature in enumerate(readings):
        if running:
            if temperature <= target - band:
                running = False
                stopped_at = tick
        elif temperature > target + band and tick - stopped_at >= min_off:
            running = True
        states.append("on" if running else "off")
    return states


assert compressor_run_ticks([6, 7, 8, 5, 3, 4], 5, 2, 3) == [
    "off", "off", "on", "on", "off", "off"]
assert compressor_run_ticks([8, 3, 9, 9, 9], 5, 2, 3) == ["on", "off", "off", "off", "on"]
assert compressor_run_ticks([8, 3, 9], 5, 2, 1) == ["on", "off", "on"]
assert compressor_run_ticks([8, 4, 6, 7, 2, 7], 5, 2, 1) == ["on", "on", "on", "on", "off", "off"]
assert compressor_run_ticks([5, 6, 5], 5, 0, 1) == ["off", "on", "off"]
assert compressor_run_ticks([-17, -15, -19, -20, -21], -18, 2, 1) == [
    "off", "on", "on", "off", "off"]
assert compressor_run_ticks([9], 5, 2, 50) == ["on"]
assert compressor_run_ticks([8, 1, 9, 1, 9, 9], 5, 2, 2) == [
    "on", "off", "off", "off", "on", "on"]

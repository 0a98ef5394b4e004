"""First reason to refuse a home automation command (device, setting, value), or None:
"unknown device"; "unknown setting"; "child lock" if the device is in the locked set and the value
would rise above the current one; "range" outside the lowest or highest value; "step" unless the
value is a whole number of steps above the lowest. Devices are a dict of dicts: device, then
setting, to (lowest, highest, step, current), all whole numbers."""


def scene_command_refusal(devices, locked, command):
    device, setting, value = command
    if device not in devices:
        return "unknown device"
    if setting not in devices[device]:
        return "unknown setting"
    lowest, highest, step, current = devices[device][setting]
    if device in locked and value > current:
        return "child lock"
    if value < lowest or value > highest:
        return "range"
    if (value - lowest) % step != 0:
        return "step"
    return None


assert scene_command_refusal({"ac": {"heat": (7, 25, 3, 16)}}, {"tv"}, ("ac", "heat", 25)) is None
assert scene_command_refusal({"ac": {"heat": (7, 25, 3, 16)}}, set(), ("ac", "heat", 28)) == "range"
assert scene_command_refusal({"ac": {"heat": (7, 25, 3, 16)}}, {"ac"}, ("ac", "heat", 7)) is None
assert scene_command_refusal({"ac": {"heat": (7, 25, 3, 16)}}, {"ac"}, ("ac", "heat", 4)) == "range"
assert scene_command_refusal({"ac": {"heat": (7, 25, 3, 16)}}, set(), ("ac", "heat", 18)) == "step"
assert scene_command_refusal({"ac": {"heat": (7, 25, 3, 16)}}, {"ac"}, ("ac", "heat", 16)) is None
assert scene_command_refusal(
    {"ac": {"heat": (7, 25, 3, 16)}}, {"tv", "ac"}, ("ac", "heat", 28)) == "child lock"
assert scene_command_refusal(
    {"ac": {"heat": (7, 25, 3, 16)}}, {"tv"}, ("tv", "heat", 16)) == "unknown device"
assert scene_command_refusal(
    {"ac": {"heat": (7, 25, 3, 16)}, "tv": {"sound": (0, 9, 1, 5)}}, {"tv"}, ("tv", "heat", 16)
) == "unknown setting"

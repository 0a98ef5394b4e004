"""First reason to refuse a home automation command (device, setting, value), or None: "unknown
device"; "unknown setting"; "child lock" if the device is in the locked set and the value would rise
above the current one; "range" outside the lowest or highest value; "step" unless the value is a
whole number of steps above the lowest. Devices are a dict of dicts: device, then setting, to
(lowest, highest, step, current), all whole numbers."""


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


HOME = {"oven": {"heat": (7, 25, 3, 16)}, "lamp": {"level": (0, 100, 10, 50)}}
assert scene_command_refusal(HOME, {"lamp"}, ("oven", "heat", 25)) is None
assert scene_command_refusal(HOME, {"lamp"}, ("oven", "heat", 28)) == "range"
assert scene_command_refusal(HOME, {"oven"}, ("oven", "heat", 7)) is None
assert scene_command_refusal(HOME, {"oven"}, ("oven", "heat", 4)) == "range"
assert scene_command_refusal(HOME, set(), ("oven", "heat", 18)) == "step"
assert scene_command_refusal(HOME, {"oven"}, ("oven", "heat", 16)) is None
assert scene_command_refusal(HOME, {"oven"}, ("oven", "heat", 28)) == "child lock"
assert scene_command_refusal(HOME, {"fan"}, ("fan", "level", 20)) == "unknown device"
assert scene_command_refusal(HOME, set(), ("lamp", "heat", 20)) == "unknown setting"

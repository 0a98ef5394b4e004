"""Replay (key, current speed) pairs on a car's cruise control, inactive at first, and return
(active, remembered speed or None). "set" activates it and remembers the current speed, unless that
lies outside the limits, which are allowed themselves; "resume" activates it if a speed is
remembered and the current one isn't below the lower limit. When active, "+" and "-" change the
remembered speed by 2, or just up to the limit. "brake" makes it inactive, "off" forgets too."""


def cruise_speed_setting(keys, slowest, fastest):
    active, target = False, None
    for key, speed in keys:
        if key == "off":
            active, target = False, None
        elif key == "brake":
            active = False
        elif key == "set" and slowest <= speed <= fastest:
            active, target = True, speed
        elif key == "resume" and target is not None and speed >= slowest:
            active = True
        elif key == "+" and active:
            target = min(target + 2, fastest)
        elif key == "-" and active:
            target = max(target - 2, slowest)
    return active, target


assert cruise_speed_setting([("set", 29), ("resume", 50)], 30, 130) == (False, None)
assert cruise_speed_setting([("set", 31), ("-", 31)], 30, 130) == (True, 30)
assert cruise_speed_setting([("set", 131), ("set", 130), ("+", 130), ("brake", 50)], 30, 130) == (
    False, 130)
assert cruise_speed_setting(
    [("set", 80), ("brake", 79), ("+", 60), ("-", 50), ("-", 40), ("resume", 29)], 30, 130
) == (False, 80)
assert cruise_speed_setting([("set", 80), ("brake", 79), ("resume", 30), ("+", 80)], 30, 130) == (
    True, 82)
assert cruise_speed_setting([("set", 60), ("off", 60), ("resume", 60)], 30, 130) == (False, None)
assert cruise_speed_setting(
    [("set", 90), ("+", 90), ("+", 92), ("-", 94), ("set", 20)], 30, 130
) == (True, 92)
assert cruise_speed_setting([("set", 30), ("+", 30), ("brake", 31)], 30, 130) == (False, 32)
assert cruise_speed_setting([("set", 129), ("+", 129), ("-", 50), ("resume", 8)], 30, 130) == (
    True, 128)

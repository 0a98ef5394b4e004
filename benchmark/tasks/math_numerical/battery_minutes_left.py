"""A gadget logs (minute, battery percent) in time order. How many whole minutes, rounded down, are
left until the reserve percentage, if the charge keeps falling as it did on average since the last
rise? A rise is a reading higher than the one before it; what came before that reading is ignored. A
last reading at or under the reserve means 0; otherwise no fall at all, like an empty log, means
None."""


def battery_minutes_left(readings, reserve):
    if not readings:
        return None
    start = 0
    for index in range(1, len(readings)):
        if readings[index][1] > readings[index - 1][1]:
            start = index
    first_minute, first_percent = readings[start]
    minute, percent = readings[-1]
    if percent <= reserve:
        return 0
    drop = first_percent - percent
    if drop == 0:
        return None
    return (percent - reserve) * (minute - first_minute) // drop


assert battery_minutes_left([(0, 80), (10, 75)], 20) == 110
assert battery_minutes_left([(0, 50), (5, 90), (20, 84), (35, 80)], 10) == 210
assert battery_minutes_left([(0, 30), (9, 20)], 20) == 0
assert battery_minutes_left([(0, 30), (9, 21)], 20) == 1
assert battery_minutes_left([(0, 50), (9, 60)], 10) is None
assert battery_minutes_left([(3, 20)], 20) == 0
assert battery_minutes_left([], 5) is None
assert battery_minutes_left([(2, 100), (9, 97)], 0) == 226
assert battery_minutes_left([(0, 60), (10, 60), (20, 50)], 10) == 80
assert battery_minutes_left([(4, 88), (6, 87)], 80) == 14

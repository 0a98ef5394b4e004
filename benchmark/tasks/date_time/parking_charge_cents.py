"""Price of parking from an entry to an exit moment, both in minutes from a midnight. Only the time
between 08:00 and 18:00 of each day is charged; of that, the first 20 minutes of the stay are free,
and what they leave unused carries over to the next day. On every day each half hour begun of its
remaining chargeable time costs the rate, but one day never costs more than the daily maximum."""


def parking_charge_cents(entry, leaving, rate, daily_maximum):
    free = 20
    total = 0
    for midnight in range(entry - entry % 1440, leaving, 1440):
        start = max(entry, midnight + 480)
        end = min(leaving, midnight + 1080)
        if end <= start:
            continue
        parked = end - start
        used = min(free, parked)
        free -= used
        half_hours = (parked - used + 29) // 30
        total += min(half_hours * rate, daily_maximum)
    return total


assert parking_charge_cents(600, 620, 100, 800) == 0
assert parking_charge_cents(600, 651, 100, 800) == 200
assert parking_charge_cents(420, 530, 100, 800) == 100
assert parking_charge_cents(1050, 1950, 100, 800) == 200
assert parking_charge_cents(1070, 1960, 100, 800) == 100
assert parking_charge_cents(480, 1080, 90, 1790) == 1790
assert parking_charge_cents(540, 2940, 100, 1500) == 3000
assert parking_charge_cents(4330, 4851, 100, 900) == 200
assert parking_charge_cents(5349, 5760, 70, 800) == 140
assert parking_charge_cents(1100, 1971, 100, 800) == 200

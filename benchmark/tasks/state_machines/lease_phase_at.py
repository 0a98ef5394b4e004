"""In which phase is an address lease at a moment, if it was granted at second 0 for a whole number
of seconds? It is "bound", then "renewing" from half of its length, "rebinding" from seven eighths
and "expired" from the end on, each border belonging to the later phase. Every time in a sorted list
of renewals restarts it with the full length, provided that it comes before expiry and not after the
moment asked about."""


def lease_phase_at(length, renewals, moment):
    start = 0
    for renewal in renewals:
        if renewal > moment or renewal >= start + length:
            break
        start = renewal
    age = moment - start
    if age >= length:
        return "expired"
    if 8 * age >= 7 * length:
        return "rebinding"
    if 2 * age >= length:
        return "renewing"
    return "bound"


assert lease_phase_at(80, [], 39) == "bound"
assert lease_phase_at(80, [], 40) == "renewing"
assert lease_phase_at(80, [], 69) == "renewing"
assert lease_phase_at(80, [], 70) == "rebinding"
assert lease_phase_at(80, [50], 129) == "rebinding"
assert lease_phase_at(80, [30, 90], 110) == "bound"
assert lease_phase_at(80, [50, 130, 140], 145) == "expired"
assert lease_phase_at(80, [30, 90], 85) == "renewing"
assert lease_phase_at(80, [15, 60], 60) == "bound"
assert lease_phase_at(80, [10, 85], 165) == "expired"

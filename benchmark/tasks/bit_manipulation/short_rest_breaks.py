"""Labour inspection: bit h of a non-negative integer is on when somebody worked in hour h. How many
of the breaks between two stretches of work are shorter than the hours of rest required, and how
long is the shortest of all breaks? Idle time before the first and after the last worked hour is no
break. Answer with the pair of count and shortest, the latter None when there is no break at all."""


def short_rest_breaks(worked, required):
    too_short = 0
    shortest = None
    last_worked = None
    for hour in range(worked.bit_length()):
        if not worked >> hour & 1:
            continue
        if last_worked is not None and hour - last_worked > 1:
            rest = hour - last_worked - 1
            if rest < required:
                too_short += 1
            if shortest is None or rest < shortest:
                shortest = rest
        last_worked = hour
    return too_short, shortest


assert short_rest_breaks(0, 11) == (0, None)
assert short_rest_breaks(0b111000, 5) == (0, None)
assert short_rest_breaks(0b1001, 3) == (1, 2)
assert short_rest_breaks(0b1001, 2) == (0, 2)
assert short_rest_breaks(0b1011000110001, 3) == (1, 1)
assert short_rest_breaks(0b110001001, 4) == (2, 2)
assert short_rest_breaks(0b10101, 0) == (0, 1)
assert short_rest_breaks(1 << 30 | 1 << 18 | 0b100 << 3, 12) == (1, 11)

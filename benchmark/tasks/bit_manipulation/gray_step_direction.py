"""A rotary dial with two or more bits reports its place in the standard binary reflected Gray code.
From the code before and the code after, tell which way it was turned: 1 for the next place, -1 for
the one before, 0 for the same place, with the last place next to the first. Anything else, also a
code that is negative or needs more bits, gives None."""


def gray_step_direction(before, after, bits):
    size = 1 << bits
    places = []
    for code in (before, after):
        if code < 0 or code >= size:
            return None
        place = 0
        for shift in range(bits):
            place ^= code >> shift
        places.append(place)
    step = (places[1] - places[0]) % size
    if step <= 1:
        return step
    return -1 if step == size - 1 else None


assert gray_step_direction(0b000, 0b001, 3) == 1
assert gray_step_direction(0b110, 0b010, 3) == -1
assert gray_step_direction(0b100, 0b000, 3) == 1
assert gray_step_direction(0b000, 0b100, 3) == -1
assert gray_step_direction(0b111, 0b111, 3) == 0
assert gray_step_direction(0b001, 0b101, 3) is None
assert gray_step_direction(0b111, 0b1000, 3) is None
assert gray_step_direction(-1, 0, 3) is None
assert gray_step_direction(0b1111, 0b1110, 4) == 1
assert gray_step_direction(0b000, 0b011, 3) is None

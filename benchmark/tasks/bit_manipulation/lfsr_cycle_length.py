"""How many steps does a shift register of the Galois kind need to come back to the value it began
with? A step moves the value one bit to the right and, when the bit that falls out is a one,
flips the bits of a tap mask in what is left. Beginning with 0 takes 0 steps; if it isn't back
within a limit of steps, the limit itself still being allowed, the answer is None."""


def lfsr_cycle_length(seed, taps, limit):
    if seed == 0:
        return 0
    state = seed
    for steps in range(1, limit + 1):
        dropped = state & 1
        state >>= 1
        if dropped:
            state ^= taps
        if state == seed:
            return steps
    return None


assert lfsr_cycle_length(0, 6, 10) == 0
assert lfsr_cycle_length(1, 0b110, 7) == 7
assert lfsr_cycle_length(1, 0b110, 6) is None
assert lfsr_cycle_length(8, 0b110, 50) is None
assert lfsr_cycle_length(5, 0b110, 10) == 7
assert lfsr_cycle_length(1, 0b1001, 40) == 15
assert lfsr_cycle_length(3, 0b1010, 20) == 6
assert lfsr_cycle_length(1, 1, 5) == 1
assert lfsr_cycle_length(1, 1, 0) is None

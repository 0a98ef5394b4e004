"""A scanner with channels from 0 up to but not including a total steps through the enabled ones,
those whose bit is on in a mask, in rising order and from the top back to the lowest. Which one
comes after the last channel visited? That one itself only if no other is enabled, None if none at
all is. A last channel outside the range means that none was visited yet, so the lowest enabled one
comes first."""


def next_enabled_channel(enabled, total, last):
    if last < 0 or last >= total:
        last = total - 1
    for step in range(1, total + 1):
        channel = (last + step) % total
        if enabled >> channel & 1:
            return channel
    return None


assert next_enabled_channel(0b10110, 5, 1) == 2
assert next_enabled_channel(0b10110, 5, 4) == 1
assert next_enabled_channel(0b10110, 4, 2) == 1
assert next_enabled_channel(0b10101, 8, -3) == 0
assert next_enabled_channel(0b01000, 8, 3) == 3
assert next_enabled_channel(0b1110000, 4, 2) is None
assert next_enabled_channel(0b110011, 6, 6) == 0
assert next_enabled_channel(0b10011, 5, 0) == 1
assert next_enabled_channel(0b11000001, 8, 3) == 6

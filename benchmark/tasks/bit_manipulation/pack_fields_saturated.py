"""Put (value, width in bits) pairs side by side into one integer, the first pair in the highest
place. A value too large for its width is stored as all ones and a negative one as zero; pairs
whose width is zero or less are left out altogether. Answer with the integer and how many of
the stored values had to be changed; no pairs give (0, 0)."""


def pack_fields_saturated(fields):
    word = 0
    changed = 0
    for value, width in fields:
        if width < 1:
            continue
        limit = (1 << width) - 1
        stored = max(0, min(value, limit))
        if stored != value:
            changed += 1
        word = (word << width) | stored
    return word, changed


assert pack_fields_saturated([]) == (0, 0)
assert pack_fields_saturated([(5, 3), (1, 2)]) == (0b10101, 0)
assert pack_fields_saturated([(9, 3), (1, 4)]) == (0b1110001, 1)
assert pack_fields_saturated([(1, 1), (-1, 2), (3, 2)]) == (0b10011, 1)
assert pack_fields_saturated([(3, -1), (2, 0), (5, 4)]) == (5, 0)
assert pack_fields_saturated([(7, 0), (6, 3)]) == (6, 0)
assert pack_fields_saturated([(8, 3)]) == (7, 1)
assert pack_fields_saturated([(7, 3), (0, 2)]) == (28, 0)
assert pack_fields_saturated([(4, 2), (4, 3), (-5, 1)]) == (0b111000, 2)

"""Take apart a Twitter-style 63-bit id: from the high end 41 bits of milliseconds since a given
epoch, 5 bits of data centre, 5 of machine and 12 of sequence number. Wanted are
(milliseconds with the epoch added, centre, machine, sequence), and None for an id that is
negative or needs more than 63 bits."""


def split_snowflake_ident(ident, epoch):
    if not 0 <= ident < 1 << 63:
        return None
    sequence = ident & 0xFFF
    machine = (ident >> 12) & 0x1F
    centre = (ident >> 17) & 0x1F
    milliseconds = epoch + (ident >> 22)
    return milliseconds, centre, machine, sequence


assert split_snowflake_ident(0, 1000) == (1000, 0, 0, 0)
assert split_snowflake_ident(1 << 22, 0) == (1, 0, 0, 0)
assert split_snowflake_ident((7 << 22) | (3 << 17) | (9 << 12) | 21, 100) == (107, 3, 9, 21)
assert split_snowflake_ident(-1, 50) is None
assert split_snowflake_ident(1 << 63, 50) is None
assert split_snowflake_ident((1 << 63) - 1, 0) == ((1 << 41) - 1, 31, 31, 4095)
assert split_snowflake_ident(4096, 5) == (5, 0, 1, 0)
assert split_snowflake_ident((33 << 12) | 4095, 2) == (2, 1, 1, 4095)
assert split_snowflake_ident(1 << 64, 0) is None

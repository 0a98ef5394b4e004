"""Which CIDR block is the tightest one around a bunch of IPv4 addresses, all written as 32-bit
integers? Give (network address, prefix length); the prefix length is capped at a limit from 0 to
32 even where a longer one would still hold them all. No addresses, no block: None."""


def smallest_covering_subnet(addresses, longest):
    if not addresses:
        return None
    first = addresses[0]
    spread = 0
    for address in addresses:
        spread |= address ^ first
    length = min(longest, 32 - spread.bit_length())
    host_bits = 32 - length
    return first >> host_bits << host_bits, length


assert smallest_covering_subnet([0xC0A80001, 0xC0A800FE], 32) == (0xC0A80000, 24)
assert smallest_covering_subnet([0x0A000005], 32) == (0x0A000005, 32)
assert smallest_covering_subnet([0x0A000005], 30) == (0x0A000004, 30)
assert smallest_covering_subnet([], 24) is None
assert smallest_covering_subnet([0, 0xFFFFFFFF], 32) == (0, 0)
assert smallest_covering_subnet([5, 5], 31) == (4, 31)
assert smallest_covering_subnet([0x0A000001, 0x0A000002, 0x0A000005], 29) == (0x0A000000, 29)
assert smallest_covering_subnet([0x80000007], 0) == (0, 0)
assert smallest_covering_subnet([11, 8, 9], 28) == (0, 28)

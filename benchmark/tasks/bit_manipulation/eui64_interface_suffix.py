"""A network card's MAC is six pairs of hex digits in either case, all joined by ":" or all by "-".
Derive the last half of its automatic IPv6 address: put the bytes ff and fe in the middle, flip the
0x02 bit of the first byte, and write the eight bytes as four groups joined by ":", in lowercase
without leading zeros (a zero group is "0"). Any other text gives None."""

from string import hexdigits


def eui64_interface_suffix(mac):
    pairs = mac.split("-" if "-" in mac else ":")
    if len(pairs) != 6:
        return None
    octets = []
    for pair in pairs:
        if len(pair) != 2 or any(char not in hexdigits for char in pair):
            return None
        octets.append(int(pair, 16))
    octets[0] ^= 2
    octets = [*octets[:3], 0xFF, 0xFE, *octets[3:]]
    groups = [octets[at] << 8 | octets[at + 1] for at in range(0, 8, 2)]
    return ":".join(f"{group:x}" for group in groups)


assert eui64_interface_suffix("00:1a:2b:3c:4d:5e") == "21a:2bff:fe3c:4d5e"
assert eui64_interface_suffix("02-00-00-00-00-0F") == "0:ff:fe00:f"
assert eui64_interface_suffix("FF:FF:FF:AB:CD:EF") == "fdff:ffff:feab:cdef"
assert eui64_interface_suffix("00:1a:2b:3c:4d:5e:6f") is None
assert eui64_interface_suffix("00:1a:2b:3c:4d:5") is None
assert eui64_interface_suffix("00:1a:2b:3c:4d:+f") is None
assert eui64_interface_suffix("10-ab:01-02-03-04-05") is None
assert eui64_interface_suffix("123:1a:2b:3c:4d:5e") is None

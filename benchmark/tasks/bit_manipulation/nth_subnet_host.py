"""A DHCP script wants a particular host of the IPv4 subnet that an address, a 32-bit integer, and a
prefix length make up: position 1 is the lowest usable host, 2 the next, -1 the highest, -2 the one
before. The subnet's lowest and highest addresses are not usable, except that prefix lengths 31 and
32 leave all usable. The answer is an integer too; None for position 0, for one past the subnet's
hosts, and for a prefix length outside 0 to 32."""


def nth_subnet_host(address, prefix, position):
    if not 0 <= prefix <= 32:
        return None
    size = 1 << (32 - prefix)
    first = address - address % size
    last = first + size - 1
    if prefix < 31:
        first += 1
        last -= 1
    if position > 0:
        host = first + position - 1
    else:
        host = last + position + 1
    return host if first <= host <= last else None


assert nth_subnet_host(0xC0A80137, 24, 1) == 0xC0A80101
assert nth_subnet_host(0x0A000007, 0, -1) == 0xFFFFFFFE
assert nth_subnet_host(0xC0A80137, 24, 255) is None
assert nth_subnet_host(0xC0A80137, 24, -255) is None
assert nth_subnet_host(0xC0A80137, 24, 0) is None
assert nth_subnet_host(0x0A000007, 31, 1) == 0x0A000006
assert nth_subnet_host(0x0A000007, 32, -1) == 0x0A000007
assert nth_subnet_host(0x0A000006, 30, -2) == 0x0A000005
assert nth_subnet_host(5, -1, 1) is None
assert nth_subnet_host(5, 33, 1) is None

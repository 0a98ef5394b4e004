"""Check an IPv4 network written like "192.168.1.0/24" and tell how many addresses it spans. Answer
-1 if it is malformed: not exactly four parts from 0 to 255, prefix length missing or above 32,
anything but plain digits, superfluous leading zeros, or address bits set past the prefix."""


def cidr_block_size(text):
    def number_up_to(digits, top):
        if not (digits.isascii() and digits.isdigit()):
            return -1
        if len(digits) > 1 and digits[0] == "0":
            return -1
        return int(digits) if int(digits) <= top else -1

    address, _, prefix = text.partition("/")
    parts = address.split(".")
    bits = number_up_to(prefix, 32)
    if len(parts) != 4 or bits < 0:
        return -1
    value = 0
    for part in parts:
        octet = number_up_to(part, 255)
        if octet < 0:
            return -1
        value = value << 8 | octet
    size = 1 << (32 - bits)
    return size if value % size == 0 else -1


assert cidr_block_size("192.168.1.0/24") == 256
assert cidr_block_size("10.0.0.0.0/8") == -1
assert cidr_block_size("0.1.0.0/15") == -1
assert cidr_block_size("1.2.3.255/32") == 1
assert cidr_block_size("0.0.0.0/0") == 4294967296
assert cidr_block_size("0.0.0.0/33") == -1
assert cidr_block_size("256.0.0.0/8") == -1
assert cidr_block_size("10.0.0/24") == -1
assert cidr_block_size("01.0.0.0/8") == -1
assert cidr_block_size("10.+0.0.0/8") == -1

"""How many leading one bits does a dotted IPv4 subnet mask such as 255.255.255.0 have? Answer
0 to 32, or -1 if the text is not four decimal numbers from 0 to 255, or if the ones are not
all in front of the zeros."""


def netmask_prefix_length(mask):
    parts = mask.split(".")
    if len(parts) != 4:
        return -1
    bits = 0
    for part in parts:
        if not part.isdecimal() or int(part) > 255:
            return -1
        bits = (bits << 8) | int(part)
    host = bits ^ 0xFFFFFFFF
    if host & (host + 1) != 0:
        return -1
    return 32 - host.bit_length()


assert netmask_prefix_length("255.255.255.0") == 24
assert netmask_prefix_length("255.255.240.0") == 20
assert netmask_prefix_length("0.0.0.0") == 0
assert netmask_prefix_length("255.255.255.255") == 32
assert netmask_prefix_length("255.0.255.0") == -1
assert netmask_prefix_length("0.255.255.255.0") == -1
assert netmask_prefix_length("255.255.254.256") == -1
assert netmask_prefix_length("0.0.0") == -1
assert netmask_prefix_length("255.255.x.0") == -1
assert netmask_prefix_length("128.0.0.0") == 1

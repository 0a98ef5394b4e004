"""A user sets an IPv4 address, a prefix length and a gateway (dotted texts, known to be well
formed). Name the first problem with the gateway: "outside" the network of the address, the "same"
as the address, the "network" address (its lowest), the "broadcast" address (its highest), where
networks with a prefix length of 31 or 32 have neither of the last two. None when it is usable."""


def gateway_in_subnet_fault(address, prefix_length, gateway):
    own = _number(address)
    other = _number(gateway)
    size = 2 ** (32 - prefix_length)
    lowest = own - own % size
    if other < lowest or other >= lowest + size:
        return "outside"
    if other == own:
        return "same"
    if size > 2:
        if other == lowest:
            return "network"
        if other == lowest + size - 1:
            return "broadcast"
    return None


def _number(text):
    value = 0
    for part in text.split("."):
        value = value * 256 + int(part)
    return value


assert gateway_in_subnet_fault("10.1.2.70", 26, "10.1.2.65") is None
assert gateway_in_subnet_fault("10.1.2.70", 26, "10.1.2.64") == "network"
assert gateway_in_subnet_fault("10.1.2.70", 26, "10.1.2.127") == "broadcast"
assert gateway_in_subnet_fault("10.1.2.70", 26, "10.1.2.128") == "outside"
assert gateway_in_subnet_fault("10.1.2.70", 26, "10.1.2.63") == "outside"
assert gateway_in_subnet_fault("10.1.2.64", 26, "10.1.2.64") == "same"
assert gateway_in_subnet_fault("10.1.2.5", 31, "10.1.2.4") is None
assert gateway_in_subnet_fault("10.1.2.4", 31, "10.1.2.5") is None
assert gateway_in_subnet_fault("10.1.2.5", 30, "10.1.2.4") == "network"
assert gateway_in_subnet_fault("10.1.9.5", 20, "10.1.15.255") == "broadcast"

"""Which firewall rules never take effect? Rules are (protocol, low port, high port, network,
action), the first match wins, ports are inclusive, and the network is a text of leading address
bits like "1010", empty for all. A rule is covered by an earlier one with the same protocol or
"any", a port range that contains its own and a network that contains its own. List (index, kind) in
order, "redundant" if the first rule that covers it has the same action, else "shadowed"."""


def shadowed_firewall_rules(rules):
    hidden = []
    for index, (protocol, low, high, network, action) in enumerate(rules):
        for other_protocol, other_low, other_high, other_network, other_action in rules[:index]:
            if other_protocol not in (protocol, "any"):
                continue
            if low < other_low or high > other_high:
                continue
            if not network.startswith(other_network):
                continue
            kind = "redundant" if action == other_action else "shadowed"
            hidden.append((index, kind))
            break
    return hidden


assert shadowed_firewall_rules([("tcp", 1, 99, "10", "drop"), ("tcp", 1, 99, "101", "pass")]) == [
    (1, "shadowed")]
assert shadowed_firewall_rules([("any", 1, 99, "", "drop"), ("udp", 5, 9, "0", "drop")]) == [
    (1, "redundant")]
assert shadowed_firewall_rules([("tcp", 2, 99, "", "drop"), ("tcp", 1, 99, "", "drop")]) == []
assert shadowed_firewall_rules([("tcp", 2, 98, "", "drop"), ("tcp", 2, 99, "", "drop")]) == []
assert shadowed_firewall_rules([("tcp", 1, 9, "", "drop"), ("any", 1, 9, "", "drop")]) == []
assert shadowed_firewall_rules([("tcp", 1, 9, "101", "drop"), ("tcp", 1, 9, "10", "drop")]) == []
assert shadowed_firewall_rules(
    [("udp", 1, 9, "", "x"), ("tcp", 1, 9, "1", "pass"), ("any", 1, 9, "", "drop"),
     ("tcp", 2, 3, "11", "drop"), ("udp", 4, 4, "0", "x")]
) == [(3, "shadowed"), (4, "redundant")]
assert shadowed_firewall_rules([("any", 1, 9, "0", "drop"), ("any", 1, 9, "1", "drop")]) == []

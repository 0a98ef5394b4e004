"""Ethernet address to which an IPv4 multicast group such as "224.0.0.251" is sent: 01:00:5e
followed by the low 23 bits of the group's address as three more bytes, all in lowercase two-digit
hex with colons. The first of the four numbers must be 224 to 239; for anything else, or a text that
isn't four decimal numbers of one to three digits, from 0 to 255, joined by dots, the answer is an
empty string."""

import re


def multicast_mac_for_group(address):
    parts = address.split(".")
    if len(parts) != 4 or not all(re.fullmatch("[0-9]{1,3}", part) for part in parts):
        return ""
    numbers = [int(part) for part in parts]
    if max(numbers) > 255 or not 224 <= numbers[0] <= 239:
        return ""
    tail = [numbers[1] & 0x7F, numbers[2], numbers[3]]
    return ":".join(f"{octet:02x}" for octet in [0x01, 0x00, 0x5E, *tail])


assert multicast_mac_for_group("224.0.0.251") == "01:00:5e:00:00:fb"
assert multicast_mac_for_group("239.255.10.1") == "01:00:5e:7f:0a:01"
assert multicast_mac_for_group("232.129.1.255") == "01:00:5e:01:01:ff"
assert multicast_mac_for_group("223.1.1.1") == ""
assert multicast_mac_for_group("240.0.0.1") == ""
assert multicast_mac_for_group("224.1.2.256") == ""
assert multicast_mac_for_group("224.0.0.1.5") == ""
assert multicast_mac_for_group("225.1.2.x") == ""
assert multicast_mac_for_group("225.1.0020.3") == ""

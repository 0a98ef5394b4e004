"""Sanity check of a received IPv4 packet, a list of byte values. The first byte holds the version
(upper half) and the header length in words of four bytes (lower half), the third and fourth the
total length in bytes, high byte first. Return the first fault: "short" under 20 bytes, "version"
not 4, "header" below five words or longer than the total, "truncated" if the total exceeds what
came, "excess" if more bytes than the allowed padding follow it, or None."""


def header_length_fault(packet, padding):
    if len(packet) < 20:
        return "short"
    version, words = divmod(packet[0], 16)
    total = packet[2] * 256 + packet[3]
    if version != 4:
        return "version"
    if words < 5 or words * 4 > total:
        return "header"
    if total > len(packet):
        return "truncated"
    if len(packet) - total > padding:
        return "excess"
    return None


assert header_length_fault([69, 7, 0, 20] + [0] * 16, 0) is None
assert header_length_fault([69, 7, 0, 19] + [0] * 15, 9) == "short"
assert header_length_fault([85, 7, 0, 20] + [0] * 16, 0) == "version"
assert header_length_fault([68, 7, 0, 20] + [0] * 16, 0) == "header"
assert header_length_fault([70, 7, 0, 23] + [0] * 20, 9) == "header"
assert header_length_fault([70, 7, 1, 5] + [0] * 257, 0) is None
assert header_length_fault([70, 7, 1, 5] + [0] * 256, 9) == "truncated"
assert header_length_fault([69, 7, 0, 22] + [0] * 21, 3) is None
assert header_length_fault([69, 7, 0, 22] + [0] * 22, 3) == "excess"

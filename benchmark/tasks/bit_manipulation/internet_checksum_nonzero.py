"""Checksum of a list of byte values the way UDP sends it. The bytes make 16-bit words, the first
of each pair being the high one and a lone last byte being followed by a zero byte. Words are
added, every carry out of 16 bits going back in at the low end, and all 16 bits of the sum are
inverted. An outcome of zero is sent as 0xFFFF; no bytes count as a sum of zero."""


def internet_checksum_nonzero(data):
    total = 0
    for index in range(0, len(data), 2):
        low = data[index + 1] if index + 1 < len(data) else 0
        total += (data[index] << 8) + low
        if total > 0xFFFF:
            total = (total & 0xFFFF) + 1
    if total == 0xFFFF:
        return 0xFFFF
    return total ^ 0xFFFF


assert internet_checksum_nonzero([]) == 0xFFFF
assert internet_checksum_nonzero([0x12, 0x34]) == 0xEDCB
assert internet_checksum_nonzero([0x12]) == 0xEDFF
assert internet_checksum_nonzero([0xFF, 0xFF]) == 0xFFFF
assert internet_checksum_nonzero([0xFF, 0xFE, 0x00, 0x03]) == 0xFFFD
assert internet_checksum_nonzero([0xFF, 0xFF, 0x00, 0x01]) == 0xFFFE
assert internet_checksum_nonzero([0x00, 0x01, 0xF2, 0x03, 0xF4, 0xF5, 0xF6, 0xF7]) == 0x220D
assert internet_checksum_nonzero([0xFF, 0xFE, 0x00]) == 0x0001
assert internet_checksum_nonzero([0xFF, 0xFE, 0x00, 0x01]) == 0xFFFF

"""Compute the 16-bit sum that old Unix tools print for a text file, from its byte values: before
each byte is added the running sum, which starts at zero, moves one bit to the right with the bit
that falls out coming back in at the top; after it only 16 bits are kept. So that line endings
make no difference carriage returns (13) are passed over, and a byte 0x1A ends the file."""


def rotating_file_checksum(data):
    checksum = 0
    for byte in data:
        if byte == 0x1A:
            break
        if byte == 0x0D:
            continue
        rotated = (checksum >> 1) | ((checksum & 1) << 15)
        checksum = (rotated + byte) & 0xFFFF
    return checksum


assert rotating_file_checksum([]) == 0
assert rotating_file_checksum([1, 0]) == 0x8000
assert rotating_file_checksum([3, 4]) == 0x8005
assert rotating_file_checksum([1, 13, 1]) == 0x8001
assert rotating_file_checksum([0x61, 0x62]) == 0x8092
assert rotating_file_checksum([5, 0x1A, 7]) == 5
assert rotating_file_checksum([0xFF] + [0x80] * 8) == 0xFFFF
assert rotating_file_checksum([0xFF] + [0x80] * 8 + [2]) == 1

"""Find what is wrong with a line of an Intel hex file: ":" and then, as pairs of hex digits in
either case, a data length, two address bytes, a type, the data and a check byte. Name the first
fault in this order: "start" (no ":" in front), "digits" (other characters, or an odd number of
them), "length" (not as many bytes as the data length asks for), "type" (above 5), "checksum" (the
sum of all bytes isn't a multiple of 256). A sound line gives None."""

from string import hexdigits


def hex_record_fault(record):
    if not record.startswith(":"):
        return "start"
    digits = record[1:]
    if len(digits) % 2 != 0 or any(digit not in hexdigits for digit in digits):
        return "digits"
    octets = bytes.fromhex(digits)
    if not octets or len(octets) != octets[0] + 5:
        return "length"
    if octets[3] > 5:
        return "type"
    if sum(octets) % 256 != 0:
        return "checksum"
    return None


assert hex_record_fault(":0300300002337a1E") is None
assert hex_record_fault("000000001FF") == "start"
assert hex_record_fault(":0000001FF") == "digits"
assert hex_record_fault(":000000 1FF") == "digits"
assert hex_record_fault(":01000001FF") == "length"
assert hex_record_fault(":") == "length"
assert hex_record_fault(":00000006FA") == "type"
assert hex_record_fault(":00000005FB") is None
assert hex_record_fault(":0300300002337A1F") == "checksum"
assert hex_record_fault(":02000000FFFF00") is None

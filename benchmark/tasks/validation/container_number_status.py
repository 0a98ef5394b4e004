"""Verify an ISO 6346 freight box identifier such as CSQU3054383: three owner letters, a category
letter U, J or Z, six serial digits and a check digit (where a remainder of ten counts as zero).
Say "length" unless it is exactly eleven characters, "format" if letters (capitals only) and
digits are not where they belong, "checksum" if the last digit is off, otherwise "ok"."""


def container_number_status(code):
    if len(code) != 11:
        return "length"
    if not all("A" <= char <= "Z" for char in code[:4]) or code[3] not in "UJZ":
        return "format"
    if not all("0" <= char <= "9" for char in code[4:]):
        return "format"
    total = 0
    for position, char in enumerate(code[:10]):
        if position < 4:
            rank = ord(char) - ord("A")
            value = 10 + rank + (rank + 9) // 10
        else:
            value = int(char)
        total += value << position
    if total % 11 % 10 != int(code[10]):
        return "checksum"
    return "ok"


assert container_number_status("CSQU3054383") == "ok"
assert container_number_status("CSQU3054384") == "checksum"
assert container_number_status("AAAU0000006") == "checksum"
assert container_number_status("BKLZ0000000") == "ok"
assert container_number_status("VTAJ1000004") == "ok"
assert container_number_status("CSQU30543830") == "length"
assert container_number_status("CSQA3054383") == "format"
assert container_number_status("CsQU3054383") == "format"
assert container_number_status("CSQU 054383") == "format"
assert container_number_status("AAZU9000000") == "ok"

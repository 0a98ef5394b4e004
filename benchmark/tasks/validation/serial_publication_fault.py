"""What is wrong with a periodical's printed code such as "0317-8471"? Say "format" unless it is
four digits, a hyphen, three digits and a last place that is a digit or a capital X (small x is bad
format). Say "check" unless the eight places, weighted 8, 7, ... down to 1 with X as ten, sum to a
multiple of eleven. A sound code gives None."""


def serial_publication_fault(code):
    if len(code) != 9 or code[4] != "-":
        return "format"
    total = 0
    for index, sign in enumerate(code[:4] + code[5:]):
        if sign in "0123456789":
            total += int(sign) * (8 - index)
        elif sign == "X" and index == 7:
            total += 10
        else:
            return "format"
    if total % 11 != 0:
        return "check"
    return None


assert serial_publication_fault("0317-8471") is None
assert serial_publication_fault("2434-561X") is None
assert serial_publication_fault("2434-561x") == "format"
assert serial_publication_fault("0317-8472") == "check"
assert serial_publication_fault("0317-84711") == "format"
assert serial_publication_fault("0317_8471") == "format"
assert serial_publication_fault("0317-X471") == "format"
assert serial_publication_fault("") == "format"
assert serial_publication_fault("2049-363X") == "check"
assert serial_publication_fault("3017-8471") == "check"

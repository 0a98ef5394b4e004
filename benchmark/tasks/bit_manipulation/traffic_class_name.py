"""Name the traffic class in an IP header's type-of-service byte: its upper six bits are the code
point, its lower two the congestion value. Code point 46 is "EF", a multiple of 8 is "CS" with
the quotient, 8x + 2y with x from 1 to 4 and y from 1 to 3 is "AF" with x and y like "AF41", and
any other is the plain decimal number. Give (name, congestion value), or None outside 0 to 255."""


def traffic_class_name(octet):
    if octet >> 8:
        return None
    point, congestion = divmod(octet, 4)
    if point == 46:
        return "EF", congestion
    level, rest = divmod(point, 8)
    if rest == 0:
        return f"CS{level}", congestion
    drop, odd = divmod(rest, 2)
    if odd or not 1 <= level <= 4:
        return str(point), congestion
    return f"AF{level}{drop}", congestion


assert traffic_class_name(187) == ("EF", 3)
assert traffic_class_name(45) == ("11", 1)
assert traffic_class_name(225) == ("CS7", 1)
assert traffic_class_name(40) == ("AF11", 0)
assert traffic_class_name(154) == ("AF43", 2)
assert traffic_class_name(168) == ("42", 0)
assert traffic_class_name(255) == ("63", 3)
assert traffic_class_name(8) == ("2", 0)
assert traffic_class_name(256) is None
assert traffic_class_name(-1) is None

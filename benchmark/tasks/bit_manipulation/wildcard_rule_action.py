"""Which line of a router's access list decides about an IPv4 address, given as a 32-bit integer?
Lines are (action, base, wildcard), the last two 32-bit integers: a line matches when address and
base agree in every bit that is zero in the wildcard, and the first matching line wins. Answer
(action, line number from 1). Lines with the action "remark" are comments, counted but never
matching. No match is ("deny", 0), an address outside 32 bits None."""


def wildcard_rule_action(rules, address):
    if address < 0 or address >= 1 << 32:
        return None
    line = 0
    for action, base, wildcard in rules:
        line += 1
        if action == "remark":
            continue
        if (address ^ base) & ~wildcard == 0:
            return action, line
    return "deny", 0


assert wildcard_rule_action([("permit", 0x0A000000, 0x00FFFFFF)], 0x0A010203) == ("permit", 1)
assert wildcard_rule_action(
    [("deny", 0xC0A80000, 0xFF), ("permit", 0xC0A80000, 0xFFFF)], 0xC0A80105
) == ("permit", 2)
assert wildcard_rule_action(
    [("log", 0xC0A80000, 0xFF), ("permit", 0xC0A80000, 0xFFFF)], 0xC0A80005
) == ("log", 1)
assert wildcard_rule_action([("remark", 0, 0xFFFFFFFF), ("permit", 7, 0)], 7) == ("permit", 2)
assert wildcard_rule_action([("permit", 0x0A000001, 0x00FFFFFE)], 0x0A0000F2) == ("deny", 0)
assert wildcard_rule_action([("permit", 0x0A0000FF, 0xFF)], 0x0A000012) == ("permit", 1)
assert wildcard_rule_action([("permit", 0, 0xFFFFFFFF)], 0) == ("permit", 1)
assert wildcard_rule_action([], -1) is None
assert wildcard_rule_action([("permit", 0xFFFFFFFF, 0)], 0xFFFFFFFF) == ("permit", 1)
assert wildcard_rule_action([], 0x100000000) is None

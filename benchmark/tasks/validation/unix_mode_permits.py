"""Decide if somebody may "read" (4), "write" (2) or "execute" (1) a file with a three-digit octal
text such as "754" for owner, group and others. Only the first class that fits counts: being the
owner, having the file's group among one's groups, anybody else. User "root" may do everything,
except execute when none of the three digits permits that."""


def unix_mode_permits(mode, action, user, groups, owner, group):
    wanted = {"read": 4, "write": 2, "execute": 1}[action]
    digits = [int(digit) for digit in mode]
    if user == "root":
        return action != "execute" or any(digit & wanted for digit in digits)
    if user == owner:
        granted = digits[0]
    elif group in groups:
        granted = digits[1]
    else:
        granted = digits[2]
    return granted & wanted != 0


assert unix_mode_permits("754", "write", "ann", ["dev"], "ann", "dev") is True
assert unix_mode_permits("157", "read", "ann", ["dev"], "ann", "dev") is False
assert unix_mode_permits("726", "write", "bob", ["ops", "dev"], "ann", "dev") is True
assert unix_mode_permits("755", "write", "bob", ["dev"], "ann", "dev") is False
assert unix_mode_permits("747", "execute", "bob", ["dev"], "ann", "dev") is False
assert unix_mode_permits("704", "read", "bob", [], "ann", "dev") is True
assert unix_mode_permits("751", "execute", "bob", ["ops"], "ann", "dev") is True
assert unix_mode_permits("664", "execute", "root", [], "root", "dev") is False
assert unix_mode_permits("001", "execute", "root", [], "root", "dev") is True
assert unix_mode_permits("000", "write", "root", [], "ann", "dev") is True

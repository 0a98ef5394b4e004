"""Tell people which house rules their new password breaks, as a list in this order: "length" when
shorter than the minimum, "classes" unless it has at least three of the four kinds lower case, upper
case, digit and anything else, "run" if a character comes three or more times in a row (case matters
here), "user name" if it contains the account's name in any case, which is only looked at when that
name has three or more characters."""


def password_rule_report(password, user, minimum):
    faults = []
    if len(password) < minimum:
        faults.append("length")
    kinds = [
        any(char.islower() for char in password),
        any(char.isupper() for char in password),
        any(char.isdigit() for char in password),
        any(not (char.islower() or char.isupper() or char.isdigit()) for char in password),
    ]
    if sum(kinds) < 3:
        faults.append("classes")
    if any(char * 3 in password for char in password):
        faults.append("run")
    if len(user) >= 3 and user.lower() in password.lower():
        faults.append("user name")
    return faults


assert password_rule_report("Abc12345", "kim", 8) == []
assert password_rule_report("Abc1234", "kim", 8) == ["length"]
assert password_rule_report("abcdefg1", "kim", 8) == ["classes"]
assert password_rule_report("abcd 1234", "kim", 8) == []
assert password_rule_report("Aaa11bcd!", "kim", 8) == []
assert password_rule_report("ABcc?ccc1", "kim", 8) == ["run"]
assert password_rule_report("xKiM99!!", "kIm", 8) == ["user name"]
assert password_rule_report("xKiM99!!", "ki", 8) == []
assert password_rule_report("aaa", "AAA", 4) == ["length", "classes", "run", "user name"]
assert password_rule_report("", "", 0) == ["classes"]

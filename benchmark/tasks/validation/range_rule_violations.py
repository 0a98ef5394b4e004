"""Given a record and a mapping from field to allowed values as text, list the fields that are
outside, in the order of the mapping. "1..10" takes both ends, "1..<10" leaves out the upper one,
either end may be absent for no limit on that side ("..<100", "5.."), and ">5" means above five. A
field that the record lacks is all right, a value that is no int or float (booleans aren't) is
always outside."""


def range_rule_violations(record, rules):
    outside = []
    for field, rule in rules.items():
        if field not in record:
            continue
        value = record[field]
        if type(value) not in (int, float) or not _fits(value, rule):
            outside.append(field)
    return outside


def _fits(value, rule):
    if rule.startswith(">"):
        return value > float(rule[1:])
    low, high = rule.split("..")
    if low and value < float(low):
        return False
    if high.startswith("<"):
        return value < float(high[1:])
    return not high or value <= float(high)


assert range_rule_violations({"b": 1, "a": 10}, {"a": "1..10", "b": "1..10"}) == []
assert range_rule_violations({"a": 0.5, "b": 10.5}, {"b": "1..10", "a": "1..10"}) == ["b", "a"]
assert range_rule_violations({"a": 100, "b": 99}, {"a": "..<100", "b": "..<100"}) == ["a"]
assert range_rule_violations({"a": 5, "b": 5.5}, {"a": ">5", "b": ">5"}) == ["a"]
assert range_rule_violations({"a": 4, "b": 900}, {"a": "5..", "b": "5.."}) == ["a"]
assert range_rule_violations({"a": True, "b": "7", "c": None}, {
    "a": "0..9", "b": "..", "c": "0..9", "d": "3..4"
}) == ["a", "b", "c"]
assert range_rule_violations({"a": -3, "b": -8}, {"a": "-5..<-3", "b": "..-7"}) == ["a"]
assert range_rule_violations({"a": 2}, {"a": "3..<9"}) == ["a"]
assert range_rule_violations({}, {"a": "1..2"}) == []

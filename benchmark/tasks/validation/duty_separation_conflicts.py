"""From an audit log of (document, step, person) entries, find out who broke the four-eyes rule by
doing both steps of a forbidden pair (step, step), in either order, on one document. A person
written "a for b" stands for a and then b. Give (number of the log entry counted from 1, person,
earlier step) for each conflict that an entry causes, in log order and for each person in the order
in which the earlier steps were first done; repeating a step oneself did before is ignored."""


def duty_separation_conflicts(log, pairs):
    done = {}
    conflicts = []
    for number, (document, step, acting) in enumerate(log, start=1):
        for person in acting.split(" for "):
            earlier = done.setdefault((document, person), [])
            if step in earlier:
                continue
            for other in earlier:
                if (other, step) in pairs or (step, other) in pairs:
                    conflicts.append((number, person, other))
            earlier.append(step)
    return conflicts


assert duty_separation_conflicts([("d1", "order", "ann"), ("d1", "pay", "ann")], [
    ("pay", "order")
]) == [(2, "ann", "order")]
assert duty_separation_conflicts(
    [("d1", "order", "ann"), ("d2", "pay", "ann"), ("d1", "pay", "bob"), ("d2", "order", "ann")],
    [("order", "pay")],
) == [(4, "ann", "pay")]
assert duty_separation_conflicts([("d", "a", "x"), ("d", "c", "x")], [("a", "b")]) == []
assert duty_separation_conflicts([("d1", "order", "ann for bob"), ("d1", "pay", "bob")], [
    ("order", "pay")
]) == [(2, "bob", "order")]
assert duty_separation_conflicts(
    [("d1", "check", "cy"), ("d1", "pay", "cy for ann"), ("d1", "order", "ann for cy")],
    [("order", "pay"), ("order", "check")],
) == [(3, "ann", "pay"), (3, "cy", "check"), (3, "cy", "pay")]
assert duty_separation_conflicts(
    [("d2", "a", "x"), ("d2", "b", "x"), ("d1", "b", "y"), ("d1", "a", "y"), ("d1", "b", "y")],
    [("a", "b")],
) == [(2, "x", "a"), (4, "y", "b")]
assert duty_separation_conflicts(
    [("d", "a", "x"), ("d", "c", "x"), ("d", "b", "x")], [("b", "c"), ("a", "b")]
) == [(3, "x", "a"), (3, "x", "c")]

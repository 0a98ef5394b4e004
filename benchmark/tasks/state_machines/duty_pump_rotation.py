"""Which of two pumps run after each (kind, value) event: "", "A", "B" or "AB"? "A" is the lead and
"B" the follower at first. The "level" is 0, 1 or 2: if it has reached 1 since the latest 0 the lead
runs, if it has reached 2 both do, and a 0 after either also swaps the roles if both pumps are
sound. "fail" takes the pump named by the value out, so that the other alone is the lead; "fixed"
brings a failed one back as follower, or as lead if the other is out."""


def duty_pump_rotation(events):
    order, reached = ["A", "B"], 0
    running = []
    for kind, value in events:
        if kind == "fail" and value in order:
            order.remove(value)
        elif kind == "fixed" and value not in order:
            order.append(value)
        elif kind == "level" and value > 0:
            reached = max(reached, value)
        elif kind == "level" and reached > 0:
            reached = 0
            order.reverse()
        running.append("".join(sorted(order[:reached])))
    return running


assert duty_pump_rotation([("level", 2), ("level", 1), ("level", 0), ("level", 1)]) == [
    "AB", "AB", "", "B"]
assert duty_pump_rotation([("level", 1), ("fail", "A"), ("level", 0), ("level", 1)]) == [
    "A", "B", "", "B"]
assert duty_pump_rotation(
    [("level", 1), ("fail", "A"), ("fixed", "A"), ("level", 0), ("level", 1)]
) == ["A", "B", "B", "", "A"]
assert duty_pump_rotation([("fail", "B"), ("level", 2), ("fixed", "B")]) == ["", "A", "AB"]
assert duty_pump_rotation([("level", 0), ("level", 0), ("level", 0), ("level", 1)]) == [
    "", "", "", "A"]
assert duty_pump_rotation(
    [("fail", "A"), ("fail", "B"), ("level", 2), ("fixed", "B"), ("fixed", "A"), ("level", 0),
     ("level", 1)]
) == ["", "", "", "B", "AB", "", "A"]
assert duty_pump_rotation([("fail", "A"), ("fail", "A"), ("fixed", "B"), ("level", 2)]) == [
    "", "", "", "B"]
assert duty_pump_rotation(
    [("level", 1), ("level", 0), ("level", 0), ("level", 1), ("level", 2), ("level", 0),
     ("level", 1)]
) == ["A", "", "", "B", "AB", "", "A"]

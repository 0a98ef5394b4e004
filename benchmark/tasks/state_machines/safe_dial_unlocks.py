"""Does a safe open? Its dial has the marks 0 to 99 and stands at 0; "L230" turns it 230 marks to
the left, which counts up, "R45" 45 to the right, which counts down, going round and round. It takes
three turns in direct succession, left, right and left, each ending at its number of the combination
or one mark beside (99 and 0 are neighbours), the first by at least 200 marks. After any other turn
the first one is due again; once open it stays open."""


def safe_dial_unlocks(turns, combination):
    position = matched = 0
    for turn in turns:
        direction, marks = turn[0], int(turn[1:])
        position += marks if direction == "L" else -marks
        off = (position - combination[matched]) % 100
        if direction != "LRL"[matched] or 1 < off < 99:
            matched = 0
            continue
        if matched == 0 and marks < 200:
            continue
        matched += 1
        if matched == 3:
            return True
    return False


assert safe_dial_unlocks(["L230", "R50", "L25"], (30, 80, 5)) is True
assert safe_dial_unlocks(["L231", "R52", "L25"], (30, 80, 5)) is True
assert safe_dial_unlocks(["L199", "R59", "L80"], (99, 40, 20)) is False
assert safe_dial_unlocks(["L232", "R52", "L25"], (30, 80, 5)) is False
assert safe_dial_unlocks(["L230", "L200", "R50", "L25"], (30, 80, 5)) is False
assert safe_dial_unlocks(["R5", "L235", "R50", "L25", "L7"], (30, 80, 5)) is True
assert safe_dial_unlocks(["L230", "R50", "L23", "L2"], (30, 80, 5)) is False
assert safe_dial_unlocks(["L200", "R60", "L80"], (99, 40, 20)) is True
assert safe_dial_unlocks(["L230", "L50", "L25"], (30, 80, 5)) is False
assert safe_dial_unlocks(["L230", "R49"], (30, 80, 5)) is False

"""Has a document been approved? Its author counts as the last editor until ("edit", who) events
name others; the rest are ("approve", who) and ("reject", who). It takes approvals of two different
people, not the last editor, whose approval doesn't count. Every edit clears the approvals; a
rejection also withdraws that person's approval and stands, even through edits, until the same
person approves (the last editor too). Return (status, approvals still missing, never below 0), the
status being "blocked" while a rejection stands, else "passed" or "open"."""


def two_person_sign_off(author, events):
    editor = author
    approvals = set()
    rejections = set()
    for action, who in events:
        if action == "edit":
            editor = who
            approvals.clear()
            continue
        if action == "reject":
            rejections.add(who)
            approvals.discard(who)
            continue
        rejections.discard(who)
        if who != editor:
            approvals.add(who)
    missing = max(2 - len(approvals), 0)
    if rejections:
        return "blocked", missing
    return ("open" if missing > 0 else "passed"), missing


assert two_person_sign_off("ann", []) == ("open", 2)
assert two_person_sign_off("ann", [("approve", "ann"), ("approve", "bob")]) == ("open", 1)
assert two_person_sign_off("ann", [("approve", "bob"), ("approve", "bob")]) == ("open", 1)
assert two_person_sign_off(
    "ann", [("approve", "bob"), ("edit", "cy"), ("approve", "ann"), ("approve", "cy")]
) == ("open", 1)
assert two_person_sign_off(
    "ann", [("approve", "bob"), ("approve", "cy"), ("reject", "dee")]
) == ("blocked", 0)
assert two_person_sign_off("ann", [("approve", "bob"), ("reject", "bob")]) == ("blocked", 2)
assert two_person_sign_off(
    "ann", [("reject", "bob"), ("edit", "cy"), ("approve", "dee")]
) == ("blocked", 1)
assert two_person_sign_off(
    "ann", [("reject", "ann"), ("approve", "bob"), ("approve", "cy"), ("approve", "ann")]
) == ("passed", 0)
assert two_person_sign_off(
    "ann", [("edit", "bob"), ("approve", "ann"), ("approve", "cy"), ("approve", "dee")]
) == ("passed", 0)

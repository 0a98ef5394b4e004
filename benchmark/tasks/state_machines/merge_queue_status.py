"""A change request gets "push", "approve", "check_pass", "check_fail", "hold" and "unhold"; list
its status after each. From a failed check until the next push it is "blocked", else from hold until
unhold "held", else "merged" once a check has passed and at least the needed approvals have come,
both since the last push or the beginning; else "waiting". A push leaves a hold in place, and after
merging everything stays "merged"."""


def merge_queue_status(events, needed):
    status, check = "waiting", "none"
    approvals, held = 0, False
    statuses = []
    for event in events:
        if status == "merged":
            statuses.append(status)
            continue
        if event == "push":
            check, approvals = "none", 0
        elif event == "approve":
            approvals += 1
        elif event in ("hold", "unhold"):
            held = event == "hold"
        elif check != "failed":
            check = "passed" if event == "check_pass" else "failed"
        if check == "failed":
            status = "blocked"
        elif held:
            status = "held"
        elif check == "passed" and approvals >= needed:
            status = "merged"
        else:
            status = "waiting"
        statuses.append(status)
    return statuses


assert merge_queue_status(["approve", "check_pass", "approve"], 2) == [
    "waiting", "waiting", "merged"]
assert merge_queue_status(["check_pass", "check_fail", "check_pass", "approve"], 1) == [
    "waiting", "blocked", "blocked", "blocked"]
assert merge_queue_status(["approve", "hold", "check_pass", "unhold"], 1) == [
    "waiting", "held", "held", "merged"]
assert merge_queue_status(["approve", "push", "check_pass", "approve"], 1) == [
    "waiting", "waiting", "waiting", "merged"]
assert merge_queue_status(
    ["check_fail", "hold", "push", "unhold", "approve", "check_pass"], 1
) == ["blocked", "blocked", "held", "waiting", "waiting", "merged"]
assert merge_queue_status(["check_pass", "push", "hold"], 0) == ["merged", "merged", "merged"]
assert merge_queue_status(["check_fail", "approve", "push", "check_pass"], 1) == [
    "blocked", "blocked", "waiting", "waiting"]
assert merge_queue_status(["check_pass", "push", "approve", "approve"], 1) == [
    "waiting", "waiting", "waiting", "waiting"]
assert merge_queue_status(["hold", "hold", "unhold", "approve", "approve", "check_pass"], 1) == [
    "held", "held", "waiting", "waiting", "waiting", "merged"]

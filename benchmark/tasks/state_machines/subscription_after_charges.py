"""For each month of a subscription give its state after the month's outcome "ok", "fail" or "skip".
The first months, as many as the trial lasts, are "trial" whatever happens; then it counts as
"active". A failure makes it "past due", the third failure in a row "cancelled" for good, and an ok
from past due active again. A skip leaves it active, but a skip when not active, or a third one in a
row, is a failure."""


def subscription_after_charges(outcomes, trial_months):
    state = "active"
    failures = skips = 0
    states = []
    for month, outcome in enumerate(outcomes):
        if month < trial_months:
            states.append("trial")
            continue
        if outcome == "ok" and state != "cancelled":
            state = "active"
            failures = skips = 0
        elif outcome == "skip" and state == "active" and skips < 2:
            skips += 1
        else:
            failures += 1
            state = "past due" if failures < 3 else "cancelled"
        states.append(state)
    return states


assert subscription_after_charges(["fail", "skip", "ok", "ok"], 2) == [
    "trial", "trial", "active", "active"]
assert subscription_after_charges(["ok", "fail", "fail", "ok", "fail"], 0) == [
    "active", "past due", "past due", "active", "past due"]
assert subscription_after_charges(["fail", "fail", "fail", "ok", "skip"], 0) == [
    "past due", "past due", "cancelled", "cancelled", "cancelled"]
assert subscription_after_charges(["skip", "skip", "skip", "ok"], 0) == [
    "active", "active", "past due", "active"]
assert subscription_after_charges(["skip", "skip", "ok", "skip", "skip", "skip"], 0) == [
    "active", "active", "active", "active", "active", "past due"]
assert subscription_after_charges(["fail", "skip", "skip"], 0) == [
    "past due", "past due", "cancelled"]
assert subscription_after_charges(["fail", "fail", "fail", "fail"], 1) == [
    "trial", "past due", "past due", "cancelled"]
assert subscription_after_charges(["ok", "fail", "skip", "ok", "fail", "fail", "fail"], 0) == [
    "active", "past due", "past due", "active", "past due", "past due", "cancelled"]

"""An expense claim starts at the "manager", goes on to "finance" if over the limit and then to the
"director" if over ten times the limit. "approve" passes it on, or at its last desk makes it
"approved", "reject" makes it "rejected", and "return" sends it one desk back, from the manager to
"draft", where only "submit", otherwise meaningless, has an effect: back to the manager. Decisions
after the end are ignored. Return (place, status), the status being "open" until decided and the
place the last one it was at."""


def expense_claim_route(amount, limit, decisions):
    route = ["draft", "manager"]
    if amount > limit:
        route.append("finance")
    if amount > 10 * limit:
        route.append("director")
    place = 1
    for decision in decisions:
        if place == 0:
            place = 1 if decision == "submit" else 0
            continue
        if decision == "reject":
            return route[place], "rejected"
        if decision == "return":
            place -= 1
        elif decision == "approve":
            if place == len(route) - 1:
                return route[place], "approved"
            place += 1
    return route[place], "open"


assert expense_claim_route(50, 100, []) == ("manager", "open")
assert expense_claim_route(100, 100, ["approve", "return"]) == ("manager", "approved")
assert expense_claim_route(101, 100, ["approve"]) == ("finance", "open")
assert expense_claim_route(1000, 100, ["approve", "approve"]) == ("finance", "approved")
assert expense_claim_route(1001, 100, ["approve", "approve"]) == ("director", "open")
assert expense_claim_route(500, 100, ["return", "approve", "submit", "submit", "approve"]) == (
    "finance", "open")
assert expense_claim_route(500, 100, ["approve", "reject", "approve"]) == ("finance", "rejected")
assert expense_claim_route(50, 100, ["return", "reject"]) == ("draft", "open")
assert expense_claim_route(
    5000, 100, ["approve", "approve", "return", "approve", "approve"]
) == ("director", "approved")

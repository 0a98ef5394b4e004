"""Replay (action, leave id, days) on an account of leave days; days are None except in a "request",
which is made once per id and sets its days aside if the balance less all days set aside covers
them. "approve" takes days set aside off the balance, "deny" releases them, and "withdraw" releases
them too, or after approval puts all but one of them back on the balance. What isn't possible is
refused. Return (balance, days set aside, ids of refused actions in order)."""


def leave_balance_replay(actions, balance):
    pending, approved = {}, {}
    refused = []
    for action, leave, days in actions:
        if action == "request" and sum(pending.values()) + days <= balance:
            pending[leave] = days
        elif action == "approve" and leave in pending:
            approved[leave] = pending.pop(leave)
            balance -= approved[leave]
        elif action in ("deny", "withdraw") and leave in pending:
            del pending[leave]
        elif action == "withdraw" and leave in approved:
            balance += approved.pop(leave) - 1
        else:
            refused.append(leave)
    return balance, sum(pending.values()), refused


assert leave_balance_replay([("request", "a", 4)], 10) == (10, 4, [])
assert leave_balance_replay([("request", "a", 4), ("approve", "a", None)], 10) == (6, 0, [])
assert leave_balance_replay(
    [("request", "a", 6), ("request", "b", 5), ("request", "c", 4)], 10
) == (10, 10, ["b"])
assert leave_balance_replay(
    [("request", "a", 6), ("deny", "a", None), ("request", "b", 9)], 10
) == (10, 9, [])
assert leave_balance_replay(
    [("request", "a", 5), ("approve", "a", None), ("withdraw", "a", None)], 10
) == (9, 0, [])
assert leave_balance_replay(
    [("request", "a", 5), ("withdraw", "a", None), ("approve", "a", None)], 10
) == (10, 0, ["a"])
assert leave_balance_replay(
    [("request", "a", 3), ("approve", "a", None), ("deny", "a", None), ("approve", "a", None),
     ("request", "b", 8), ("request", "c", 7)], 10
) == (7, 7, ["a", "a", "b"])
assert leave_balance_replay(
    [("withdraw", "x", None), ("request", "y", 11), ("approve", "y", None)], 10
) == (10, 0, ["x", "y", "y"])
assert leave_balance_replay(
    [("request", "a", 4), ("request", "b", 3), ("approve", "b", None), ("withdraw", "b", None),
     ("withdraw", "b", None)], 10
) == (9, 4, ["b"])

"""After how many months has a balance reached what somebody saves for, all in cents? Each month it
first earns interest, at a monthly rate in basis points and floored to whole cents, then the deposit
is added, and in every twelfth month a bonus on top. Nothing is negative; being there already takes
0 months, and when the money can't ever grow the answer is None."""


def months_to_savings_goal(balance, goal, deposit, bonus, rate):
    months = 0
    while balance < goal:
        months += 1
        growth = balance * rate // 10000 + deposit
        if growth == 0 and bonus == 0:
            return None
        if months % 12 == 0:
            growth += bonus
        balance += growth
    return months


assert months_to_savings_goal(0, 100, 25, 0, 0) == 4
assert months_to_savings_goal(0, 101, 25, 0, 0) == 5
assert months_to_savings_goal(500, 500, 10, 0, 0) == 0
assert months_to_savings_goal(0, 130, 10, 20, 0) == 12
assert months_to_savings_goal(0, 270, 10, 20, 0) == 24
assert months_to_savings_goal(200, 203, 0, 0, 50) == 3
assert months_to_savings_goal(9999, 10000, 0, 0, 1) is None
assert months_to_savings_goal(100, 150, 0, 50, 0) == 12
assert months_to_savings_goal(10000, 10201, 100, 0, 100) == 2
assert months_to_savings_goal(0, 130, 10, 0, 0) == 13

"""A player with some chips left (the stack) faces an amount to call and the size of the last raise,
and puts chips into the pot. What is that: "check" and "fold" for putting in nothing, depending on
whether there's nothing to call; "all-in" for the whole stack, however small; "call" for just the
amount; "raise" for the amount plus at least the last raise; "illegal" for anything else, also when
it is more than the stack? Stack and last raise are positive."""


def poker_bet_legality(stack, to_call, last_raise, chips):
    if chips > stack:
        return "illegal"
    if chips == 0:
        return "fold" if to_call > 0 else "check"
    if chips == stack:
        return "all-in"
    if chips == to_call:
        return "call"
    if chips - to_call >= last_raise:
        return "raise"
    return "illegal"


assert poker_bet_legality(100, 20, 10, 30) == "raise"
assert poker_bet_legality(100, 20, 10, 29) == "illegal"
assert poker_bet_legality(100, 20, 10, 20) == "call"
assert poker_bet_legality(100, 20, 10, 0) == "fold"
assert poker_bet_legality(100, 0, 10, 0) == "check"
assert poker_bet_legality(15, 20, 10, 15) == "all-in"
assert poker_bet_legality(100, 20, 10, 101) == "illegal"
assert poker_bet_legality(100, 20, 10, 5) == "illegal"
assert poker_bet_legality(20, 20, 10, 20) == "all-in"
assert poker_bet_legality(100, 1, 10, 0) == "fold"

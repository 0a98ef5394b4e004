"""Adjust an amount of cents for paying in cash, where only multiples of the smallest coin can be
handed over. It becomes the nearest multiple, an exact middle going away from zero; refunds are
negative and behave as the mirror image. Nothing but zero may become zero, so a tiny amount still
costs one coin, and a coin of zero means that amounts stay as they are."""


def round_cash_total(cents, coin):
    if cents == 0 or coin == 0:
        return cents
    coins, rest = divmod(abs(cents), coin)
    if rest * 2 >= coin:
        coins += 1
    rounded = max(1, coins) * coin
    if cents < 0:
        return -rounded
    return rounded


assert round_cash_total(1237, 5) == 1235
assert round_cash_total(1238, 5) == 1240
assert round_cash_total(1235, 10) == 1240
assert round_cash_total(-1235, 10) == -1240
assert round_cash_total(-1234, 10) == -1230
assert round_cash_total(2, 5) == 5
assert round_cash_total(-1, 20) == -20
assert round_cash_total(0, 5) == 0
assert round_cash_total(7, 0) == 7

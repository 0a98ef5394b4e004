"""Dividends of a fund go back into it. From the shares held at the start and payouts in time order
as (dividend per share, price), work out the final pair of shares and cash. Each purchase costs a
fixed fee and takes as many whole shares as the cash then allows; if not even one is possible, or
the price is zero or less, no fee is due and the cash waits for the next payout."""


def reinvested_share_count(shares, payouts, fee):
    cash = 0
    for dividend, price in payouts:
        cash += shares * dividend
        if price <= 0 or cash < price + fee:
            continue
        bought = (cash - fee) // price
        cash -= bought * price + fee
        shares += bought
    return shares, cash


assert reinvested_share_count(10, [(50, 100)], 0) == (15, 0)
assert reinvested_share_count(10, [(7, 30)], 4) == (12, 6)
assert reinvested_share_count(10, [(7, 30)], 40) == (11, 0)
assert reinvested_share_count(10, [(7, 30)], 41) == (10, 70)
assert reinvested_share_count(10, [(7, 30), (5, 30)], 3) == (14, 4)
assert reinvested_share_count(10, [(7, 0), (5, 40)], 10) == (12, 30)
assert reinvested_share_count(3, [(4, -5)], 1) == (3, 12)
assert reinvested_share_count(5, [], 2) == (5, 0)
assert reinvested_share_count(10, [(7, 1)], 5) == (75, 0)

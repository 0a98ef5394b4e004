"""Book money received against a debt: it settles fees first, then interest, then principal. The
answer is a tuple of the fees, interest and principal still open and the money not used. Principal
is only touched when the money left for it is at least `minimum`, otherwise that money counts as not
used; a negative payment changes nothing, with 0 not used."""


def apply_loan_payment(payment, fees, interest, principal, minimum):
    if payment < 0:
        return fees, interest, principal, 0
    for_fees = min(payment, fees)
    for_interest = min(payment - for_fees, interest)
    left = payment - for_fees - for_interest
    for_principal = 0
    if left >= minimum:
        for_principal = min(left, principal)
    return (
        fees - for_fees,
        interest - for_interest,
        principal - for_principal,
        left - for_principal,
    )


assert apply_loan_payment(100, 10, 20, 500, 50) == (0, 0, 430, 0)
assert apply_loan_payment(100, 10, 40, 500, 50) == (0, 0, 450, 0)
assert apply_loan_payment(99, 10, 40, 500, 50) == (0, 0, 500, 49)
assert apply_loan_payment(4, 10, 20, 500, 0) == (6, 20, 500, 0)
assert apply_loan_payment(25, 10, 20, 500, 0) == (0, 5, 500, 0)
assert apply_loan_payment(700, 10, 20, 500, 50) == (0, 0, 0, 170)
assert apply_loan_payment(-1, 10, 20, 500, 5) == (10, 20, 500, 0)
assert apply_loan_payment(40, 0, 0, 30, 31) == (0, 0, 0, 10)
assert apply_loan_payment(20, 0, 0, 10, 30) == (0, 0, 10, 20)

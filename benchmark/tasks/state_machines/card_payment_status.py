"""Follow one card payment through ("authorise", amount), ("capture", amount), ("refund", amount)
and ("void", 0) events. Amounts must be above zero; authorising works once, captures may total the
authorised amount, refunds what was captured so far, and a void needs an authorisation of which
nothing was captured, after which nothing works. Refused events change nothing but are counted.
Return (status, captured, refunded, refused), with the status "new", "authorised", "captured" (any
part of it), "refunded" (all that was captured; a later capture makes it "captured") or "voided"."""


def card_payment_status(events):
    status, authorised = "new", 0
    captured = refunded = refused = 0
    for kind, amount in events:
        if kind == "authorise" and status == "new" and amount > 0:
            authorised, status = amount, "authorised"
        elif kind == "void" and status == "authorised":
            status = "voided"
        elif kind == "capture" and status != "voided" and 0 < amount <= authorised - captured:
            captured += amount
            status = "captured"
        elif kind == "refund" and 0 < amount <= captured - refunded:
            refunded += amount
            if refunded == captured:
                status = "refunded"
        else:
            refused += 1
    return status, captured, refunded, refused


assert card_payment_status([]) == ("new", 0, 0, 0)
assert card_payment_status([("authorise", 100), ("capture", 60), ("capture", 40)]) == (
    "captured", 100, 0, 0)
assert card_payment_status([("authorise", 100), ("capture", 60), ("capture", 41)]) == (
    "captured", 60, 0, 1)
assert card_payment_status([("void", 0), ("authorise", 50), ("capture", 20), ("void", 0)]) == (
    "captured", 20, 0, 2)
assert card_payment_status(
    [("authorise", 50), ("void", 0), ("capture", 10), ("refund", 5), ("authorise", 30)]
) == ("voided", 0, 0, 3)
assert card_payment_status(
    [("authorise", 80), ("capture", 80), ("refund", 30), ("refund", 50)]
) == ("refunded", 80, 80, 0)
assert card_payment_status(
    [("authorise", 80), ("capture", 50), ("refund", 51), ("refund", 20), ("refund", 31)]
) == ("captured", 50, 20, 2)
assert card_payment_status(
    [("capture", 10), ("authorise", 0), ("authorise", 30), ("authorise", 40), ("capture", 30)]
) == ("captured", 30, 0, 3)
assert card_payment_status(
    [("authorise", 60), ("capture", 20), ("refund", 20), ("capture", 40)]
) == ("captured", 60, 20, 0)
assert card_payment_status(
    [("authorise", 1), ("capture", 0), ("capture", 1), ("refund", 0), ("refund", 1)]
) == ("refunded", 1, 1, 2)

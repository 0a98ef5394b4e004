"""State of an order line for a quantity of one or more after ("ship", n), ("cancel", n) and
("return", n) events. Shipping and cancelling take at most what is neither yet, returning at most
what is shipped and not back; returned pieces stay counted as shipped and aren't shipped again.
Return (status, shipped, cancelled, returned): "cancelled" if everything was, else "open" with
nothing shipped, "partial" while some is neither, then "returned" if all that was shipped came back,
or "complete"."""


def partial_shipment_status(ordered, events):
    shipped = cancelled = returned = 0
    for kind, quantity in events:
        pending = ordered - shipped - cancelled
        if kind == "ship":
            shipped += min(quantity, pending)
        elif kind == "cancel":
            cancelled += min(quantity, pending)
        else:
            returned += min(quantity, shipped - returned)
    if cancelled == ordered:
        status = "cancelled"
    elif shipped == 0:
        status = "open"
    elif shipped + cancelled < ordered:
        status = "partial"
    else:
        status = "returned" if returned == shipped else "complete"
    return status, shipped, cancelled, returned


assert partial_shipment_status(10, []) == ("open", 0, 0, 0)
assert partial_shipment_status(10, [("ship", 4), ("ship", 9)]) == ("complete", 10, 0, 0)
assert partial_shipment_status(10, [("ship", 4), ("cancel", 9)]) == ("complete", 4, 6, 0)
assert partial_shipment_status(10, [("cancel", 12)]) == ("cancelled", 0, 10, 0)
assert partial_shipment_status(10, [("cancel", 3), ("ship", 8), ("return", 9)]) == (
    "returned", 7, 3, 7)
assert partial_shipment_status(10, [("ship", 6), ("return", 2), ("return", 5)]) == (
    "partial", 6, 0, 6)
assert partial_shipment_status(10, [("return", 4), ("ship", 10), ("return", 3)]) == (
    "complete", 10, 0, 3)
assert partial_shipment_status(10, [("cancel", 4)]) == ("open", 0, 4, 0)
assert partial_shipment_status(10, [("ship", 1), ("cancel", 2), ("ship", 2)]) == (
    "partial", 3, 2, 0)

"""May the customer have the money back? A request has "quantity", "day", "faulty" and "receipt",
the purchase has "bought", "returned" so far, "final", "day" and "price" of one piece. Say the first
of: "quantity" if more are brought than were bought less returned, "final" for a final sale, "late"
if more than window days have passed, "receipt" if pieces times price exceed the cash limit without
a receipt; else None. For faulty goods "final" doesn't apply and the window is 365 days."""


def refund_request_refusal(request, purchase, window, cash_limit):
    if request["quantity"] > purchase["bought"] - purchase["returned"]:
        return "quantity"
    if purchase["final"] and not request["faulty"]:
        return "final"
    allowed = 365 if request["faulty"] else window
    if request["day"] - purchase["day"] > allowed:
        return "late"
    value = request["quantity"] * purchase["price"]
    if value > cash_limit and not request["receipt"]:
        return "receipt"
    return None


assert refund_request_refusal(
    {"quantity": 3, "day": 44, "faulty": False, "receipt": False},
    {"bought": 5, "returned": 2, "final": False, "day": 14, "price": 20}, 30, 60,
) is None
assert refund_request_refusal(
    {"quantity": 4, "day": 444, "faulty": False, "receipt": False},
    {"bought": 5, "returned": 2, "final": True, "day": 14, "price": 20}, 30, 60,
) == "quantity"
assert refund_request_refusal(
    {"quantity": 1, "day": 45, "faulty": False, "receipt": True},
    {"bought": 1, "returned": 0, "final": True, "day": 14, "price": 20}, 30, 60,
) == "final"
assert refund_request_refusal(
    {"quantity": 1, "day": 45, "faulty": False, "receipt": False},
    {"bought": 1, "returned": 0, "final": False, "day": 14, "price": 99}, 30, 60,
) == "late"
assert refund_request_refusal(
    {"quantity": 3, "day": 379, "faulty": True, "receipt": False},
    {"bought": 4, "returned": 0, "final": True, "day": 14, "price": 20}, 30, 59,
) == "receipt"
assert refund_request_refusal(
    {"quantity": 3, "day": 380, "faulty": True, "receipt": True},
    {"bought": 4, "returned": 0, "final": False, "day": 14, "price": 20}, 400, 59,
) == "late"
assert refund_request_refusal(
    {"quantity": 3, "day": 379, "faulty": True, "receipt": True},
    {"bought": 4, "returned": 1, "final": True, "day": 14, "price": 20}, 30, 59,
) is None

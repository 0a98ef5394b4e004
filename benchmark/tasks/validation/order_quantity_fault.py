"""Shop cart check for the number of pieces ordered, naming the first rule broken: "empty" for zero
or fewer, "stock" for more than are available, "minimum" for under the least amount sold, "pack"
when not a whole number of packs. Taking exactly all that is left is always allowed whatever the
minimum and packs say, and a fine order gives an empty string."""


def order_quantity_fault(quantity, minimum, pack, stock):
    if quantity <= 0:
        return "empty"
    if quantity > stock:
        return "stock"
    if quantity == stock:
        return ""
    if quantity < minimum:
        return "minimum"
    if quantity % pack != 0:
        return "pack"
    return ""


assert order_quantity_fault(12, 6, 6, 40) == ""
assert order_quantity_fault(6, 6, 3, 40) == ""
assert order_quantity_fault(5, 6, 5, 40) == "minimum"
assert order_quantity_fault(10, 6, 6, 40) == "pack"
assert order_quantity_fault(42, 6, 6, 40) == "stock"
assert order_quantity_fault(40, 6, 6, 40) == ""
assert order_quantity_fault(3, 6, 6, 3) == ""
assert order_quantity_fault(0, 0, 5, 10) == "empty"
assert order_quantity_fault(1, 1, 1, 9) == ""
assert order_quantity_fault(-4, -9, 2, 9) == "empty"

"""What should we buy today? Stock maps each item to (on hand, on order, reorder point, target
level, pack size). Wherever on hand plus on order has come down to the reorder point or below it,
map the item to the number of pieces that brings this sum to at least the target, in full packs; a
pack size below one means single pieces. Items that need nothing are left out."""


def reorder_suggestions(stock):
    suggestions = {}
    for item, (on_hand, on_order, reorder_point, target, pack_size) in stock.items():
        available = on_hand + on_order
        missing = target - available
        if available > reorder_point or missing <= 0:
            continue
        pack = max(pack_size, 1)
        packs = (missing + pack - 1) // pack
        suggestions[item] = packs * pack
    return suggestions


assert reorder_suggestions({"tea": (3, 2, 5, 12, 4)}) == {"tea": 8}
assert reorder_suggestions({"tea": (4, 2, 5, 12, 4)}) == {}
assert reorder_suggestions({"tea": (2, 2, 6, 12, 4)}) == {"tea": 8}
assert reorder_suggestions({"nut": (1, 0, 3, 10, 0)}) == {"nut": 9}
assert reorder_suggestions({"jam": (5, 0, 6, 5, 3), "oil": (7, 1, 9, 6, 2)}) == {}
assert reorder_suggestions({"rice": (-2, 0, 0, 5, 2), "salt": (9, 9, 2, 30, 5)}) == {"rice": 8}
assert reorder_suggestions({"a": (0, 1, 1, 2, 6), "b": (0, 0, 4, 13, 6)}) == {"a": 6, "b": 18}
assert reorder_suggestions({"jam": (3, 0, 4, 5, 1), "fig": (1, 1, 4, 4, -7)}) == {
    "jam": 2, "fig": 2}

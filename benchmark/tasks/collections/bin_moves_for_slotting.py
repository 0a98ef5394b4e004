"""Plan a warehouse reshuffle: shelves maps a shelf number to its item (None for an empty one, and
any shelf not listed is empty too), wanted maps an item to the shelf it should be on. The occupied
shelves are walked in ascending order, max_walks times; an item whose wanted shelf is free at that
very moment is moved there, unless the difference of the two numbers is more than what is left of
the cart's range. Items without a wish stay. List the moves as (item, from, to)."""


def bin_moves_for_slotting(shelves, wanted, max_walks, cart_range):
    held = {shelf: item for shelf, item in shelves.items() if item is not None}
    moves = []
    for _ in range(max_walks):
        for shelf in sorted(held):
            item = held[shelf]
            target = wanted.get(item, shelf)
            distance = abs(target - shelf)
            if target in held or distance > cart_range:
                continue
            held[target] = held.pop(shelf)
            cart_range -= distance
            moves.append((item, shelf, target))
    return moves


assert bin_moves_for_slotting({1: "a", 2: "b", 3: None}, {"a": 2, "b": 3}, 2, 9) == [
    ("b", 2, 3), ("a", 1, 2)]
assert bin_moves_for_slotting({1: "a", 2: "b", 3: "c"}, {"a": 2, "b": 1, "c": 4}, 3, 9) == [
    ("c", 3, 4)]
assert bin_moves_for_slotting({1: "a", 2: "b"}, {"b": 2}, 2, 9) == []
assert bin_moves_for_slotting({3: "c", 1: "a"}, {"a": 5, "c": 5}, 1, 4) == [("a", 1, 5)]
assert bin_moves_for_slotting({3: "c", 1: "a"}, {"a": 5, "c": 5}, 1, 3) == [("c", 3, 5)]
assert bin_moves_for_slotting({1: "a", 2: "b", 3: "c"}, {"a": 9, "b": 1, "c": 2}, 1, 10) == [
    ("a", 1, 9), ("b", 2, 1), ("c", 3, 2)]
assert bin_moves_for_slotting({1: "a", 2: "b", 3: "c"}, {"a": 9, "b": 1, "c": 2}, 3, 9) == [
    ("a", 1, 9), ("b", 2, 1)]
assert bin_moves_for_slotting({1: "a", 2: "b", 3: "c"}, {"a": 2, "b": 3, "c": 4}, 2, 9) == [
    ("c", 3, 4), ("b", 2, 3)]
assert bin_moves_for_slotting({5: "x", 6: "y"}, {"x": 8, "y": 4}, 2, 4) == [("x", 5, 8)]

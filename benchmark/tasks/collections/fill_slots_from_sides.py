"""Seat people in a row in which some seats are already taken and free ones are None. The first
person takes the free seat nearest to the front, the second the one nearest to the back, the third
again from the front, and so on by turns until all are seated or the row is full. Give back the row
as a new list together with the list of those left standing, in order, as a tuple."""


def fill_slots_from_sides(slots, items):
    row = list(slots)
    left, right = 0, len(row) - 1
    for number, item in enumerate(items):
        while left <= right and row[left] is not None:
            left += 1
        while left <= right and row[right] is not None:
            right -= 1
        if left > right:
            return row, items[number:]
        if number % 2 == 0:
            row[left] = item
        else:
            row[right] = item
    return row, []


assert fill_slots_from_sides([None] * 5, ["a", "b", "c"]) == (["a", "c", None, None, "b"], [])
assert fill_slots_from_sides([None, "x", None, None], ["a", "b", "c", "d"]) == (
    ["a", "x", "c", "b"], ["d"]
)
assert fill_slots_from_sides(["x"], ["a", "b"]) == (["x"], ["a", "b"])
assert fill_slots_from_sides([], ["a"]) == ([], ["a"])
assert fill_slots_from_sides([None], ["a", "b", "c"]) == (["a"], ["b", "c"])
assert fill_slots_from_sides(["x", None, "y", None, None, "z"], ["p", "q", "r"]) == (
    ["x", "p", "y", "r", "q", "z"], []
)
assert fill_slots_from_sides([None, None, "k"], ["p", "q", "r"]) == (["p", "q", "k"], ["r"])
assert fill_slots_from_sides(["u", None, None, None, "v"], ["p"]) == (
    ["u", "p", None, None, "v"], []
)

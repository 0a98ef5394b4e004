"""Put a list into descending order around some entries that are nailed down: `pinned` names the
indices whose entries stay where they are, negative ones being counted from the end. An index
outside the list is ignored, and one named twice counts once. All other entries move, from the
greatest to the least, into the places that are left; the list passed in is not changed."""


def sort_around_pinned_slots(values, pinned):
    size = len(values)
    fixed = [False] * size
    for index in pinned:
        if -size <= index < size:
            fixed[index] = True
    movable = sorted(value for value, stays in zip(values, fixed) if not stays)
    return [value if stays else movable.pop() for value, stays in zip(values, fixed)]


assert sort_around_pinned_slots([1, 5, 3, 9], [1]) == [9, 5, 3, 1]
assert sort_around_pinned_slots([1, 2, 3], [-1]) == [2, 1, 3]
assert sort_around_pinned_slots([1, 2, 3], [3]) == [3, 2, 1]
assert sort_around_pinned_slots([1, 2, 3], [-4]) == [3, 2, 1]
assert sort_around_pinned_slots([1, 2, 3], [-3, 2]) == [1, 2, 3]
assert sort_around_pinned_slots([4, 8, 6, 7], [0, 0]) == [4, 8, 7, 6]
assert sort_around_pinned_slots([2, 9, 5], []) == [9, 5, 2]
assert sort_around_pinned_slots([1, 2, 3, 4], [-2, 7]) == [4, 2, 3, 1]

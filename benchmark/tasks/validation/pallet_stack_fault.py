"""Boxes are piled up, listed from the bottom as (weight, limit, length, width). A box fails if the
boxes above it together weigh more than its limit, or if it sticks out over the one right beneath
because its length or its width is greater (boxes are not turned). What is the position, 0 being the
bottom, of the lowest box that fails, or -1 if none does?"""


def pallet_stack_fault(boxes):
    above = sum(weight for weight, _, _, _ in boxes)
    for index, (weight, limit, length, width) in enumerate(boxes):
        above -= weight
        if above > limit:
            return index
        if index > 0:
            _, _, base_length, base_width = boxes[index - 1]
            if length > base_length or width > base_width:
                return index
    return -1


assert pallet_stack_fault([(9, 7, 4, 3), (5, 2, 4, 3), (2, 0, 4, 3)]) == -1
assert pallet_stack_fault([(1, 6, 4, 3), (5, 2, 4, 3), (2, 0, 4, 3)]) == 0
assert pallet_stack_fault([(9, 7, 4, 3), (5, 1, 4, 3), (2, 0, 4, 3)]) == 1
assert pallet_stack_fault([(9, 99, 4, 3), (5, 99, 4, 3), (2, 99, 5, 1)]) == 2
assert pallet_stack_fault([(9, 99, 4, 3), (5, 99, 3, 4), (2, 99, 9, 9)]) == 1
assert pallet_stack_fault([(3, 99, 4, 3), (5, 0, 2, 1), (1, 99, 3, 1)]) == 1
assert pallet_stack_fault([(3, 0, 1, 1)]) == -1
assert pallet_stack_fault([]) == -1

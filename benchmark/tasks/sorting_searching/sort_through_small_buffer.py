"""Parcels, given by their numbers, come off a belt into a buffer. As soon as there are `size` of
them in it, the one with the smallest number leaves; once the belt is empty, the others leave in
ascending order. Report (numbers in the order of leaving, how many of them are smaller than the
one just before). A size below one works like one: every parcel leaves at once."""

from heapq import heappop, heappush


def sort_through_small_buffer(numbers, size):
    buffer = []
    output = []
    for number in numbers:
        heappush(buffer, number)
        if len(buffer) >= size:
            output.append(heappop(buffer))
    output += sorted(buffer)
    drops = 0
    for index in range(1, len(output)):
        if output[index] < output[index - 1]:
            drops += 1
    return output, drops


assert sort_through_small_buffer([3, 1, 2], 2) == ([1, 2, 3], 0)
assert sort_through_small_buffer([3, 2, 1], 2) == ([2, 1, 3], 1)
assert sort_through_small_buffer([2, 1], 1) == ([2, 1], 1)
assert sort_through_small_buffer([2, 1, 3], 0) == ([2, 1, 3], 1)
assert sort_through_small_buffer([4, 4, 3], 2) == ([4, 3, 4], 1)
assert sort_through_small_buffer([9, 8, 7, 6, 5], 3) == ([7, 6, 5, 8, 9], 2)
assert sort_through_small_buffer([5, 1, 4], 7) == ([1, 4, 5], 0)
assert sort_through_small_buffer([2, 2, 1, 1], 1) == ([2, 2, 1, 1], 1)

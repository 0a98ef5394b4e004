"""Cut a list into runs of a given size and sort the first run upwards, the second downwards, the
third upwards again and so on, handing back one list of the same length. If the final run has
fewer than half as many entries as a full one, it keeps its original order; exactly half is
enough to be sorted. With a size below one the entries come back unchanged."""


def alternate_chunk_directions(values, size):
    if size < 1:
        return list(values)
    result = []
    for start in range(0, len(values), size):
        run = values[start:start + size]
        if 2 * len(run) >= size:
            downwards = start // size % 2 == 1
            run = sorted(run, reverse=downwards)
        result.extend(run)
    return result


assert alternate_chunk_directions([3, 1, 2, 4, 6, 5], 3) == [1, 2, 3, 6, 5, 4]
assert alternate_chunk_directions([4, 3, 2, 1, 5, 8], 4) == [1, 2, 3, 4, 8, 5]
assert alternate_chunk_directions([5, 4, 3, 2, 1, 7, 9], 5) == [1, 2, 3, 4, 5, 7, 9]
assert alternate_chunk_directions([2, 3, 1], -2) == [2, 3, 1]
assert alternate_chunk_directions([2, 1, 3, 4, 6, 5, 9, 7, 8], 3) == [1, 2, 3, 6, 5, 4, 7, 8, 9]
assert alternate_chunk_directions([3, 1, 2], 7) == [3, 1, 2]
assert alternate_chunk_directions([3, 1, 2], 6) == [1, 2, 3]
assert alternate_chunk_directions([7, 4], 0) == [7, 4]
assert alternate_chunk_directions([1, 2, 3, 4, 5, 6, 7, 8, 9], 2) == [1, 2, 4, 3, 5, 6, 8, 7, 9]

"""Which customer numbers occur in no fewer than two of three lists? Each list is ascending and may
repeat a number, which still counts as one list; the answer is ascending and names a number once.
The lists are long, so they should be gone through only once, side by side."""


def shared_by_two_lists(first, second, third):
    lists = (first, second, third)
    places = [0, 0, 0]
    shared = []
    while True:
        heads = [ids[place] for ids, place in zip(lists, places) if place < len(ids)]
        if len(heads) < 2:
            return shared
        lowest = min(heads)
        if heads.count(lowest) > 1:
            shared.append(lowest)
        for number, ids in enumerate(lists):
            while places[number] < len(ids) and ids[places[number]] == lowest:
                places[number] += 1


assert shared_by_two_lists([1, 2], [2, 3], [3, 4]) == [2, 3]
assert shared_by_two_lists([1, 1, 2], [5], [6]) == []
assert shared_by_two_lists([1, 2, 3], [1, 2, 3], [1, 2, 3]) == [1, 2, 3]
assert shared_by_two_lists([4, 4, 7], [4], [7, 7]) == [4, 7]
assert shared_by_two_lists([], [8, 9], [9, 9]) == [9]
assert shared_by_two_lists([], [], [1, 1]) == []
assert shared_by_two_lists([0, 5, 10], [-2, 10], [-2, 0, 6]) == [-2, 0, 10]
assert shared_by_two_lists([2, 2, 2], [1, 2], [3]) == [2]

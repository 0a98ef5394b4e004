"""Suggest the cheapest two-course meals. Starter prices and main prices come as ascending lists;
give up to `count` meals as (starter index, main index), cheapest total first, equal totals by
starter index and then main index. Combinations in the list of forbidden ones are passed over.
The lists can be long, so don't go through all combinations. No starters, no mains or a count
below one gives an empty list."""

import heapq


def cheapest_menu_pairs(starters, mains, count, forbidden):
    if not mains:
        return []
    heap = [(price + mains[0], index, 0) for index, price in enumerate(starters)]
    pairs = []
    while heap and len(pairs) < count:
        _, starter, main = heapq.heappop(heap)
        if main + 1 < len(mains):
            total = starters[starter] + mains[main + 1]
            heapq.heappush(heap, (total, starter, main + 1))
        if (starter, main) not in forbidden:
            pairs.append((starter, main))
    return pairs


assert cheapest_menu_pairs([3, 5], [10, 12], 3, []) == [(0, 0), (0, 1), (1, 0)]
assert cheapest_menu_pairs([3, 5], [10, 12], 3, [(0, 1)]) == [(0, 0), (1, 0), (1, 1)]
assert cheapest_menu_pairs([1, 4], [2, 3, 9], 5, []) == [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2)]
assert cheapest_menu_pairs([0, 1, 2], [5, 6, 7], 4, []) == [(0, 0), (0, 1), (1, 0), (0, 2)]
assert cheapest_menu_pairs([2, 2], [1, 1], 9, [(0, 0)]) == [(0, 1), (1, 0), (1, 1)]
assert cheapest_menu_pairs([7], [1, 3], 2, [(0, 0), (0, 1)]) == []
assert cheapest_menu_pairs([6], [], 2, []) == []
assert cheapest_menu_pairs([6, 8], [1], 0, []) == []
assert cheapest_menu_pairs([1, 20, 21], [3, 4], 4, [(1, 0)]) == [(0, 0), (0, 1), (1, 1), (2, 0)]

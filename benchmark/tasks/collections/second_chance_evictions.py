"""Which pages get thrown out, in order, when page requests run through a fixed number of memory
frames (at least one) under the second-chance (clock) policy? A request for a held page marks it;
any other page goes into the next empty frame or, when all are full, a hand that starts at the first
frame clears marks and steps on, round and round, until it meets an unmarked page, which is replaced
before the hand steps on once more. Newly loaded pages are unmarked."""


def second_chance_evictions(requests, frames):
    pages = []
    marked = set()
    hand = 0
    evicted = []
    for page in requests:
        if page in pages:
            marked.add(page)
            continue
        if len(pages) < frames:
            pages.append(page)
            continue
        while pages[hand] in marked:
            marked.remove(pages[hand])
            hand = (hand + 1) % frames
        evicted.append(pages[hand])
        pages[hand] = page
        hand = (hand + 1) % frames
    return evicted


assert second_chance_evictions([4, 4, 5, 5, 6], 2) == [4]
assert second_chance_evictions([1, 2, 3, 4, 5], 3) == [1, 2]
assert second_chance_evictions([1, 2, 3, 1, 4, 5, 6], 3) == [2, 3, 1]
assert second_chance_evictions([1, 2, 1, 2, 3, 4], 2) == [1, 2]
assert second_chance_evictions(["a", "b", "b", "c"], 1) == ["a", "b"]
assert second_chance_evictions([1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5], 3) == [1, 2, 3, 4, 5, 1, 2]
assert second_chance_evictions([1, 2, 3, 1, 2, 4, 3, 2, 5], 3) == [3, 1, 4]
assert second_chance_evictions([1, 2, 3, 2], 3) == []

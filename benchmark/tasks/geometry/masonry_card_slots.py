"""Pinterest-like layout: cards of the given positive heights go one after another under the last
card of the column that is shortest at that moment, the leftmost of equals. List (column from 0, y
of the top edge) per card, with a vertical gap between the cards of a column but none above the
first. A card that would reach below the limit is left out and gets None; fewer than one column
gives []."""


def masonry_card_slots(heights, columns, gap, limit):
    if columns < 1:
        return []
    bottoms = [-gap] * columns
    slots = []
    for height in heights:
        shortest = bottoms.index(min(bottoms))
        top = bottoms[shortest] + gap
        if top + height > limit:
            slots.append(None)
            continue
        slots.append((shortest, top))
        bottoms[shortest] = top + height
    return slots


assert masonry_card_slots([30, 20, 10, 40], 2, 5, 99) == [(0, 0), (1, 0), (1, 25), (0, 35)]
assert masonry_card_slots([10, 10, 12], 3, 4, 30) == [(0, 0), (1, 0), (2, 0)]
assert masonry_card_slots([10, 10, 7], 2, 4, 30) == [(0, 0), (1, 0), (0, 14)]
assert masonry_card_slots([12, 8, 9], 1, 3, 35) == [(0, 0), (0, 15), (0, 26)]
assert masonry_card_slots([3, 9, 4, 2, 5], 2, 0, 13) == [(0, 0), (1, 0), (0, 3), (0, 7), None]
assert masonry_card_slots([5], 0, 2, 50) == []
assert masonry_card_slots([5, 6], -1, 2, 50) == []
assert masonry_card_slots([20, 25, 9, 3], 2, 6, 30) == [(0, 0), (1, 0), None, (0, 26)]

"""Deal a deck, a list with the top card first, to a number of players. There is a round for each of
the given packet sizes, at least one: in it every player in turn gets that many cards at once.
Between the first round and whatever follows, some cards are laid aside as the kitty. Wanted is
(list of hands, kitty, undealt rest of the deck), or None when the deck is too small for all of
it."""


def deal_cards_with_kitty(deck, players, packets, kitty_size):
    if players * sum(packets) + kitty_size > len(deck):
        return None
    hands = [[] for _ in range(players)]
    kitty = []
    top = 0
    for turn, size in enumerate(packets):
        for hand in hands:
            hand.extend(deck[top:top + size])
            top += size
        if turn == 0:
            kitty = deck[top:top + kitty_size]
            top += kitty_size
    return hands, kitty, deck[top:]


assert deal_cards_with_kitty(list(range(1, 13)), 3, [2, 1], 2) == (
    [[1, 2, 9], [3, 4, 10], [5, 6, 11]], [7, 8], [12]
)
assert deal_cards_with_kitty(list("abcdefgh"), 2, [1, 2], 2) == (
    [["a", "e", "f"], ["b", "g", "h"]], ["c", "d"], []
)
assert deal_cards_with_kitty(list("abcdefg"), 2, [1, 2], 2) is None
assert deal_cards_with_kitty([9, 8, 7], 1, [1, 1], 0) == ([[9, 8]], [], [7])
assert deal_cards_with_kitty([4, 5, 6], 0, [3], 2) == ([], [4, 5], [6])
assert deal_cards_with_kitty([5, 6, 7, 8], 2, [1], 1) == ([[5], [6]], [7], [8])
assert deal_cards_with_kitty([3, 1], 2, [1], 1) is None
assert deal_cards_with_kitty(list(range(10)), 1, [3, 2, 4], 1) == (
    [[0, 1, 2, 4, 5, 6, 7, 8, 9]], [3], []
)

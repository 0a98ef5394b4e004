"""Who takes the trick? The cards are (suit, rank) in the order played, one per player, at least
one. The highest card of the trump suit wins, without any trump on the table (trump may be None) the
highest of the suit led first; of several equal best cards, as with two packs, the first wins, or
the last if later_wins is true. Seats are numbered in playing order from 0, round and round, and the
first card comes from the leader's seat: return (winning card, winner's seat)."""


def winning_trick_card(cards, trump, leader, later_wins):
    led, top_rank = cards[0]
    has_trump = any(suit == trump for suit, _ in cards)
    deciding = trump if has_trump else led
    winner = None
    for place, (suit, rank) in enumerate(cards):
        if suit != deciding:
            continue
        if winner is None or rank > top_rank or (later_wins and rank == top_rank):
            winner = place
            top_rank = rank
    return cards[winner], (leader + winner) % len(cards)


assert winning_trick_card([("H", 9), ("H", 12), ("S", 14)], "C", 0, False) == (("H", 12), 1)
assert winning_trick_card([("H", 14), ("C", 2), ("H", 10)], "C", 2, False) == (("C", 2), 0)
assert winning_trick_card([("C", 5), ("C", 9), ("C", 7)], "C", 1, True) == (("C", 9), 2)
assert winning_trick_card([("H", 3), ("D", 14), ("H", 3)], None, 2, False) == (("H", 3), 2)
assert winning_trick_card([("H", 3), ("D", 14), ("H", 3)], None, 2, True) == (("H", 3), 1)
assert winning_trick_card([("D", 4), ("S", 8), ("S", 8), ("D", 13)], "S", 3, False) == (("S", 8), 0)
assert winning_trick_card([("D", 4), ("S", 8), ("S", 8), ("D", 13)], "S", 1, True) == (("S", 8), 3)
assert winning_trick_card([("H", 1), ("S", 3), ("S", 3)], "D", 1, True) == (("H", 1), 1)
assert winning_trick_card([("H", 8), ("S", 5), ("H", 6), ("S", 4)], "S", 0, True) == (("S", 5), 1)

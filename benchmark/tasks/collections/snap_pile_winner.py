"""Play snap between two players who, the first one beginning, alternately turn the front card of
their hand onto a common pile. If it equals the card just below, whoever turned it puts the whole
pile at the end of their hand, in the order in which it was turned. A player without a card on their
turn loses at once. Return ("first" or "second", turns played) for the winner, or ("draw", turns) if
after a maximum of turns the player next to turn still has a card."""

from collections import deque


def snap_pile_winner(first, second, most_turns):
    hands = [deque(first), deque(second)]
    pile = []
    turns = 0
    while hands[turns % 2]:
        if turns >= most_turns:
            return "draw", turns
        hand = hands[turns % 2]
        pile.append(hand.popleft())
        if len(pile) > 1 and pile[-1] == pile[-2]:
            hand.extend(pile)
            pile = []
        turns += 1
    winner = "second" if turns % 2 == 0 else "first"
    return winner, turns


assert snap_pile_winner([1], [2], 10) == ("second", 2)
assert snap_pile_winner([1, 1], [2], 10) == ("first", 3)
assert snap_pile_winner([1, 3], [1], 10) == ("second", 4)
assert snap_pile_winner([5, 2, 7], [4, 3], 4) == ("draw", 4)
assert snap_pile_winner([1], [2], 2) == ("second", 2)
assert snap_pile_winner([], [1], 5) == ("second", 0)
assert snap_pile_winner([1], [], 5) == ("first", 1)
assert snap_pile_winner([1], [2], 0) == ("draw", 0)
assert snap_pile_winner([5, 4], [4, 5, 1, 2, 3, 1, 2], 50) == ("second", 14)

"""Players 0, 1, 2, ... (two or more) sit in a circle and take turns upwards from player 0. Cards in
order: "num" just passes the turn, "skip" passes over one player, "reverse" turns the direction
(with two players it acts as skip), "draw2" after "draw2" adds up 2 cards each. If another card
follows, the player to move first draws that sum and loses the turn, and the next one lays the card.
Return (player to move, list of cards drawn per player); a sum still open at the end isn't drawn."""


def turn_after_special_cards(players, cards):
    drawn = [0] * players
    player, step, owed = 0, 1, 0
    for card in cards:
        if owed > 0 and card != "draw2":
            drawn[player] += owed
            owed = 0
            player = (player + step) % players
        if card == "draw2":
            owed += 2
        elif card == "reverse":
            step = -step
        skips = card == "skip" or card == "reverse" and players == 2
        player = (player + step * (2 if skips else 1)) % players
    return player, drawn


assert turn_after_special_cards(4, ["num", "num"]) == (2, [0, 0, 0, 0])
assert turn_after_special_cards(4, ["skip", "num"]) == (3, [0, 0, 0, 0])
assert turn_after_special_cards(4, ["num", "reverse", "num"]) == (3, [0, 0, 0, 0])
assert turn_after_special_cards(2, ["reverse", "num"]) == (1, [0, 0])
assert turn_after_special_cards(3, ["draw2", "num"]) == (0, [0, 2, 0])
assert turn_after_special_cards(3, ["draw2", "draw2"]) == (2, [0, 0, 0])
assert turn_after_special_cards(4, ["draw2", "draw2", "reverse", "num"]) == (1, [0, 0, 4, 0])
assert turn_after_special_cards(2, ["draw2", "skip", "draw2", "num"]) == (1, [0, 4])
assert turn_after_special_cards(3, ["reverse", "draw2", "skip", "draw2", "num"]) == (1, [2, 2, 0])

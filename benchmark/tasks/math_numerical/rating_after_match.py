"""Update a chess player's rating after a game scored 1, 0.5 or 0. The change is a factor times
(score less expected score), the latter being 1 / (1 + 10 ** (d / 400)), where d is the opponent's
rating minus the own one, limited to between -400 and 400. The factor counts double for players with
fewer than 30 games so far. Round the new rating to a whole number, a half up, but not under the
lowest allowed."""

from math import floor


def rating_after_match(own, opponent, score, games, factor, lowest):
    lead = min(max(opponent - own, -400), 400)
    expected = 1 / (1 + 10 ** (lead / 400))
    if games < 30:
        factor *= 2
    rating = floor(own + factor * (score - expected) + 0.5)
    if rating < lowest:
        return lowest
    return rating


assert rating_after_match(1500, 1500, 1, 29, 20, 100) == 1520
assert rating_after_match(1500, 1500, 1, 30, 20, 100) == 1510
assert rating_after_match(1500, 1900, 1, 50, 11000, 0) == 11500
assert rating_after_match(1500, 2600, 1, 50, 11000, 0) == 11500
assert rating_after_match(20000, 1500, 0, 50, 11000, 0) == 10000
assert rating_after_match(110, 110, 0, 5, 20, 100) == 100
assert rating_after_match(1200, 1400, 0.5, 10, 20, 100) == 1210
assert rating_after_match(1500, 1500, 0, 40, 15, 0) == 1493
assert rating_after_match(1900, 1500, 1, 99, 20, 0) == 1902

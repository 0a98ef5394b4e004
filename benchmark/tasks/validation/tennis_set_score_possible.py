"""Can a finished tennis set end with these numbers of games, in either order of the two players?
Six games win with a lead of two or more, so 6-4 at the closest; otherwise play goes on. With the
tie-break flag only 7-5 and 7-6 are possible beyond that, without it any score above six with a lead
of exactly two. Negative numbers are impossible. True or False."""


def tennis_set_score_possible(games, opponent_games, tie_break):
    high = max(games, opponent_games)
    low = min(games, opponent_games)
    if low < 0:
        return False
    if high < 6:
        return False
    if high == 6:
        return low <= 4
    if tie_break:
        return high == 7 and low in (5, 6)
    return high - low == 2


assert tennis_set_score_possible(6, 4, True) is True
assert tennis_set_score_possible(5, 6, False) is False
assert tennis_set_score_possible(0, 6, False) is True
assert tennis_set_score_possible(5, 3, False) is False
assert tennis_set_score_possible(6, -1, True) is False
assert tennis_set_score_possible(5, 7, True) is True
assert tennis_set_score_possible(7, 6, True) is True
assert tennis_set_score_possible(7, 6, False) is False
assert tennis_set_score_possible(6, 8, True) is False
assert tennis_set_score_possible(9, 7, False) is True

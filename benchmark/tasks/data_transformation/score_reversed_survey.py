"""Total score of a questionnaire filled in by one person: the answers are whole numbers from 1 to 5
or None, and an item whose position (from 1) is among the reversed ones scores 6 minus its answer.
None and numbers outside 1 to 5 are missing; each missing item scores the mean score of the person's
other items, rounded to a whole number with halves up. With more than max_missing of them, or
nothing answered at all, there is no score, hence None."""


def score_reversed_survey(answers, reversed_items, max_missing):
    scores = []
    missing = 0
    for position, answer in enumerate(answers, 1):
        if answer is None or answer < 1 or answer > 5:
            missing += 1
            continue
        scores.append(6 - answer if position in reversed_items else answer)
    if missing > max_missing or not scores:
        return None
    total = sum(scores)
    mean = (2 * total + len(scores)) // (2 * len(scores))
    return total + mean * missing


assert score_reversed_survey([1, 5, 4], [], 0) == 10
assert score_reversed_survey([1, 5, 4], [1, 3], 0) == 12
assert score_reversed_survey([4, None, 3, 0, 3], [], 2) == 16
assert score_reversed_survey([4, None, 3, 6, 3], [], 1) is None
assert score_reversed_survey([2, None, 5], [2], 1) == 11
assert score_reversed_survey([5, -1, 4, 9, None, 1], [3, 6], 3) == 24
assert score_reversed_survey([None, 7], [1], 5) is None
assert score_reversed_survey([1, 1, 2, None], [4], 1) == 5

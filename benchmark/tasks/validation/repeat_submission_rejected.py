"""Did this person just send the same thing twice? A submission, and each accepted earlier one, is
(time in seconds, sender, text). True if an earlier one by the same sender, at most the window's
seconds before or at the same time, has the same text, whatever its case and the number of blanks
between, before and after words. Earlier ones with a later time are ignored, and senders among the
admins are never turned away."""


def repeat_submission_rejected(earlier, submission, window, admins):
    time, sender, text = submission
    if sender in admins:
        return False
    words = text.lower().split()
    for past_time, past_sender, past_text in earlier:
        if past_sender != sender:
            continue
        age = time - past_time
        if age < 0 or age > window:
            continue
        if past_text.lower().split() == words:
            return True
    return False


assert repeat_submission_rejected(
    [(10, "ann", "Hello  world")], (20, "ann", " hello WORLD "), 10, {"bob"}) is True
assert repeat_submission_rejected(
    [(10, "ann", "Hello world")], (20, "ann", "Hello world"), 9, {"bob"}) is False
assert repeat_submission_rejected([(20, "ann", "hi"), (30, "ann", "ho")],
                                  (20, "ann", "hi"), 5, set()) is True
assert repeat_submission_rejected([(21, "ann", "hi")], (20, "ann", "hi"), 5, set()) is False
assert repeat_submission_rejected(
    [(10, "bob", "hi"), (12, "ann", "hey")], (15, "ann", "hi"), 9, set()) is False
assert repeat_submission_rejected([(10, "ann", "hi")], (12, "ann", "hi"), 9, {"ann"}) is False
assert repeat_submission_rejected(
    [(10, "ann", "a board")], (12, "ann", "aboard"), 9, set()) is False
assert repeat_submission_rejected(
    [(1, "ann", "hi"), (3, "bob", "hi"), (9, "ann", "HI")], (12, "ann", "hi"), 5, set()) is True
assert repeat_submission_rejected([], (12, "ann", ""), 5, {"bob"}) is False

"""Were a survey's skip rules followed? Questions are in order; the rules map (question, answer) to
the question to go on with, and other answers lead to the next one. Going through all questions from
the first, list (number from 1, fault) in order: "skipped" if it was jumped over but has an answer,
"missing" if it was to be asked and has none (go on with the next), "backward" if the answer's rule
points to itself or earlier (also go on with the next). Answers of skipped ones have no effect."""


def survey_route_faults(questions, rules, answers):
    faults = []
    resume = 1
    for number, question in enumerate(questions, 1):
        if number < resume:
            if question in answers:
                faults.append((number, "skipped"))
            continue
        if question not in answers:
            faults.append((number, "missing"))
            continue
        target = rules.get((question, answers[question]))
        if target is None:
            continue
        resume = questions.index(target) + 1
        if resume <= number:
            faults.append((number, "backward"))
    return faults


assert survey_route_faults(["a", "b", "c"], {("a", "no"): "c"}, {"a": "no", "c": 1}) == []
assert survey_route_faults(["a", "b", "c"], {("a", "no"): "c"}, {"a": "no", "b": 2, "c": 1}) == [
    (2, "skipped")]
assert survey_route_faults(["a", "b", "c"], {("a", "no"): "c"}, {"a": "yes"}) == [
    (2, "missing"), (3, "missing")]
assert survey_route_faults(
    ["a", "b", "c", "d", "e"], {("a", 1): "c", ("c", 1): "e", ("b", 1): "e"},
    {"a": 1, "b": 1, "c": 1, "d": 5},
) == [(2, "skipped"), (4, "skipped"), (5, "missing")]
assert survey_route_faults(["a", "b", "c"], {("b", 1): "a"}, {"a": 1, "b": 1}) == [
    (2, "backward"), (3, "missing")]
assert survey_route_faults(["a", "b"], {("a", 1): "a"}, {"a": 1, "b": 2}) == [(1, "backward")]
assert survey_route_faults(["a", "b"], {("a", 1): "b"}, {"a": 1}) == [(2, "missing")]
assert survey_route_faults(["a", "b"], {}, {}) == [(1, "missing"), (2, "missing")]

"""Autocomplete from a dict of phrase to how often it was used: up to `count` phrases starting with
the typed text (upper and lower case differ). The phrase that equals the typed text goes first;
the others go by more uses, then shorter, then alphabetically. Phrases used fewer than two times
are offered only when they equal the typed text; a count of zero or less gives nothing."""


def rank_completions(uses, typed, count):
    offers = []
    for phrase, times in uses.items():
        if not phrase.startswith(typed):
            continue
        exact = phrase == typed
        if times < 2 and not exact:
            continue
        offers.append((0 if exact else 1, -times, len(phrase), phrase))
    offers.sort()
    return [offer[-1] for offer in offers[:max(count, 0)]]


assert rank_completions({"card": 9, "car": 5, "care": 2}, "car", 5) == ["car", "card", "care"]
assert rank_completions({"cart": 3, "cat": 8, "dog": 9, "Cat": 7}, "ca", 5) == ["cat", "cart"]
assert rank_completions({"cab": 1, "cat": 2}, "ca", 5) == ["cat"]
assert rank_completions({"cat": 9, "ca": 1}, "ca", 1) == ["ca"]
assert rank_completions({"cabin": 4, "can": 4, "cab": 4}, "c", 9) == ["cab", "can", "cabin"]
assert rank_completions({"cabin": 4, "can": 5, "cab": 4}, "c", 2) == ["can", "cab"]
assert rank_completions({"b": 2, "a": 3}, "", -1) == []
assert rank_completions({"b": 2, "a": 3, "c": 1}, "", 9) == ["a", "b"]

"""Sort menu entries by a customer's wish list: those named in it stand in its order, all others
follow alphabetically. A wish ending in "*" such as "pizza*" covers the entries that begin like
this and are not named themselves, alphabetically; if several such wishes fit, the longest counts,
so that a bare "*" marks the place of all others. Entries occurring several times are all kept;
no wish occurs twice."""


def order_by_preference_list(items, preferences):
    def place(item):
        if item in preferences:
            return preferences.index(item), item
        chosen, longest = len(preferences), -1
        for index, wish in enumerate(preferences):
            start = wish[:-1]
            if not wish.endswith("*") or not item.startswith(start):
                continue
            if len(start) > longest:
                chosen, longest = index, len(start)
        return chosen, item

    return sorted(items, key=place)


assert order_by_preference_list(["c", "a", "b"], ["b"]) == ["b", "a", "c"]
assert order_by_preference_list(["d", "c", "b", "a"], ["c", "*", "a"]) == ["c", "b", "d", "a"]
assert order_by_preference_list(["tea", "egg", "tea", "ale"], ["tea"]) == [
    "tea", "tea", "ale", "egg"]
assert order_by_preference_list(["pea", "pizza", "pie", "ale"], ["pi*", "ale"]) == [
    "pie", "pizza", "ale", "pea"]
assert order_by_preference_list(["pie", "plum", "pea"], ["*", "pi*"]) == ["pea", "plum", "pie"]
assert order_by_preference_list(["plum", "pie", "bun"], ["pi*", "*"]) == ["pie", "bun", "plum"]
assert order_by_preference_list(
    ["pizza a", "cola", "pizza b"], ["pizza b", "cola", "pizza*"]
) == ["pizza b", "cola", "pizza a"]
assert order_by_preference_list(["ab", "ac"], ["ac"]) == ["ac", "ab"]
assert order_by_preference_list(["t", "s", "ra"], ["r*", "t"]) == ["ra", "t", "s"]

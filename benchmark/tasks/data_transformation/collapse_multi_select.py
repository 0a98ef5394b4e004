"""Survey exports spread a tick-all-that-apply question over columns with 1 (ticked) or 0. Given one
row (column to answer) and the question's (column, label) pairs, join the ticked labels with "; " in
the order of the pairs. The one exclusive label, when ticked, stands alone whatever else is ticked;
otherwise more ticks than the cap give "many (5)" with their number, unless the cap is 0 or less; no
ticks give empty text. When none of the columns has an answer (None or absent) the result is
None."""


def collapse_multi_select(row, columns, exclusive, cap):
    answers = [row.get(column) for column, _ in columns]
    if all(answer is None for answer in answers):
        return None
    ticked = [label for (_, label), answer in zip(columns, answers) if answer == 1]
    if exclusive in ticked:
        return exclusive
    if 0 < cap < len(ticked):
        return f"many ({len(ticked)})"
    return "; ".join(ticked)


assert collapse_multi_select(
    {"a": 1, "b": 0, "c": 1}, [("c", "Cat"), ("b", "Bird"), ("a", "Ant")], "None", 2
) == "Cat; Ant"
assert collapse_multi_select(
    {"a": 1, "b": 1, "n": 1}, [("a", "Ant"), ("b", "Bird"), ("n", "None")], "None", 1
) == "None"
assert collapse_multi_select(
    {"a": 1, "b": 1, "c": 1}, [("a", "Ant"), ("b", "Bird"), ("c", "Cat")], "None", 2
) == "many (3)"
assert collapse_multi_select(
    {"a": 1, "b": 1, "c": 1}, [("a", "Ant"), ("b", "Bird"), ("c", "Cat")], "None", 0
) == "Ant; Bird; Cat"
assert collapse_multi_select({"a": 0, "n": 0}, [("a", "Ant"), ("n", "None")], "None", 3) == ""
assert collapse_multi_select({"x": 1, "b": None}, [("a", "Ant"), ("b", "Bird")], "None", 3) is None
assert collapse_multi_select({"a": 1, "b": 1}, [("a", "Ant"), ("b", "Bird")], "", 1) == "many (2)"
assert collapse_multi_select({"b": 1}, [("a", "Ant"), ("b", "Bird")], "Ant", 1) == "Bird"
assert collapse_multi_select({"a": 1}, [("a", "Ant"), ("n", "None")], "None", -1) == "Ant"

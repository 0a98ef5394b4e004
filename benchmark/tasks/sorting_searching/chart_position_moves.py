"""Annotate this week's song chart, a list from place 1 down, by comparing it with last week's. Give
(list of (title, mark) in this week's order, titles that dropped out, in last week's order). The
mark is "+n" or "-n" for n places gained or lost and "same" for the same place; a title that was
not in last week's chart is marked "re" if it is among the older titles and "new" if not."""


def chart_position_moves(previous, current, older):
    places = {title: place for place, title in enumerate(previous)}
    marks = []
    for place, title in enumerate(current):
        if title not in places:
            marks.append((title, "re" if title in older else "new"))
            continue
        gained = places[title] - place
        marks.append((title, "same" if gained == 0 else f"{gained:+d}"))
    dropped = [title for title in previous if title not in current]
    return marks, dropped


assert chart_position_moves(["a", "b"], ["b", "a"], []) == ([("b", "+1"), ("a", "-1")], [])
assert chart_position_moves(["a", "b"], ["a", "c"], []) == ([("a", "same"), ("c", "new")], ["b"])
assert chart_position_moves(["a"], ["d", "a"], ["d"]) == ([("d", "re"), ("a", "-1")], [])
assert chart_position_moves(["p", "q", "r", "s"], ["s", "p"], ["q"]) == (
    [("s", "+3"), ("p", "-1")], ["q", "r"])
assert chart_position_moves([], ["x"], ["y"]) == ([("x", "new")], [])
assert chart_position_moves(["x", "y"], [], ["x"]) == ([], ["x", "y"])
assert chart_position_moves(["a", "b"], ["b"], ["b"]) == ([("b", "+1")], ["a"])
assert chart_position_moves(["k", "l", "m", "n"], ["n", "z", "k", "m"], ["z"]) == (
    [("n", "+3"), ("z", "re"), ("k", "-2"), ("m", "-1")], ["l"])

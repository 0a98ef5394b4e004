"""Tell under a post who liked it. Up to shown people are named, as in "Ann", "Ann and Bob" or "Ann,
Bob and Cy"; if there are more, the first ones are named and the others counted: "Ann, Bob and 1
other", "Ann, Bob and 3 others". The viewer, if among them, appears as "You" and moves to the front.
Nobody gives an empty text; with none to be named only the count remains, like "2 others"."""


def mention_summary_phrase(names, viewer, shown):
    if not names:
        return ""
    people = [name for name in names if name != viewer]
    if len(people) < len(names):
        people.insert(0, "You")
    hidden = len(people) - shown
    if hidden > 1:
        tail = f"{hidden} others"
    elif hidden == 1:
        tail = "1 other"
    else:
        tail = people.pop()
    named = people[:shown]
    if not named:
        return tail
    return ", ".join(named) + " and " + tail


assert mention_summary_phrase(["Ann"], "Zoe", 2) == "Ann"
assert mention_summary_phrase(["Ann", "Bob"], "Zoe", 2) == "Ann and Bob"
assert mention_summary_phrase(["Ann", "Bob", "Cy"], "Zoe", 2) == "Ann, Bob and 1 other"
assert mention_summary_phrase(["Ann", "Bob", "Cy", "Di", "Ed"], "Zoe", 2) == "Ann, Bob and 3 others"
assert mention_summary_phrase(["Ann", "Bob", "Cy"], "Cy", 2) == "You, Ann and 1 other"
assert mention_summary_phrase([], "Zoe", 1) == ""
assert mention_summary_phrase(["Ann", "Bob", "Cy"], "Bob", 4) == "You, Ann and Cy"
assert mention_summary_phrase(["Zoe"], "Zoe", 1) == "You"
assert mention_summary_phrase(["Ann", "Bob"], "Zoe", 0) == "2 others"

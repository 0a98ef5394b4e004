"""Replay a browser tab over the commands 'visit NAME', 'back N' and 'forward N', names possibly
with spaces. A visit drops all pages ahead of the current one and puts the new page at the end, and
only the newest keep pages (at least 1) stay; visiting the current page again changes nothing. Back
stops at the first page of the trail, forward at the last. Return (list of pages, place of the
current page from 1), the place being 0 without any page."""


def browse_history_trail(commands, keep):
    trail = []
    place = 0
    for command in commands:
        action, argument = command.split(" ", 1)
        if action == "visit":
            if place > 0 and trail[place - 1] == argument:
                continue
            trail = (trail[:place] + [argument])[-keep:]
            place = len(trail)
        elif action == "back":
            place = max(place - int(argument), min(1, len(trail)))
        else:
            place = min(place + int(argument), len(trail))
    return trail, place


assert browse_history_trail(["visit a", "visit b", "visit c", "back 1", "visit d"], 9) == (
    ["a", "b", "d"], 3)
assert browse_history_trail(["visit a", "visit b", "back 5"], 4) == (["a", "b"], 1)
assert browse_history_trail(["visit a", "visit b", "visit c", "back 2", "forward 1"], 3) == (
    ["a", "b", "c"], 2)
assert browse_history_trail(["visit a", "visit b", "back 1", "forward 7", "visit a b"], 5) == (
    ["a", "b", "a b"], 3)
assert browse_history_trail(["visit a", "visit b", "back 1", "visit a", "forward 1"], 5) == (
    ["a", "b"], 2)
assert browse_history_trail(["visit a", "visit b", "visit c", "back 1", "visit x"], 2) == (
    ["b", "x"], 2)
assert browse_history_trail(["back 2", "forward 1"], 3) == ([], 0)
assert browse_history_trail([], 3) == ([], 0)
assert browse_history_trail(["back 1", "visit p", "visit q", "visit p", "visit p"], 3) == (
    ["p", "q", "p"], 3)

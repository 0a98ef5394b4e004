"""Translations come as one text with parts split by a vertical bar: for none, for one, for many.
Choose the part for a count and put the count in place of every # in it. With only two parts the
first is for exactly one and the second for all else, zero included; a lone part is for
everything. With three or more, a negative count counts as none, and parts after the third are
ignored."""


def pick_plural_message(message, count):
    parts = message.split("|")
    if len(parts) > 2:
        index = min(max(count, 0), 2)
    elif len(parts) == 2:
        index = 0 if count == 1 else 1
    else:
        index = 0
    return parts[index].replace("#", str(count))


assert pick_plural_message("nothing|one file|# files", 0) == "nothing"
assert pick_plural_message("nothing|one file|# files", 1) == "one file"
assert pick_plural_message("nothing|one file|# files", 5) == "5 files"
assert pick_plural_message("# item|# items", 0) == "0 items"
assert pick_plural_message("# item|# items", 1) == "1 item"
assert pick_plural_message("# sheep", 3) == "3 sheep"
assert pick_plural_message("a|b|c", -2) == "a"
assert pick_plural_message("a|b|#/#|d", 3) == "3/3"
assert pick_plural_message("a#|b#", 2) == "b2"

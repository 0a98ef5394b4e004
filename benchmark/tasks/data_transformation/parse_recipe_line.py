"""Read an ingredient such as "1 1/2 cups flour, sifted" as (3, 2, "cups", "flour", "sifted"): the
amount as a reduced fraction, unit, item, and the note behind the first comma ("" if there is none),
runs of blanks counting as one. The amount, a whole number, a fraction or both in this order, has a
blank behind it; without one it is 1/1 and the unit None. The unit is a word from the given list
right after the amount with something behind it; otherwise it is None and the word belongs to the
item."""

import re
from math import gcd


def parse_recipe_line(line, units):
    text, _, note = line.partition(",")
    words = " ".join(text.split())
    amount = re.match(r"(?:(\d+) )?(?:(\d+)/(\d+) )?", words)
    bottom = int(amount[3] or 1)
    top = int(amount[1] or 0) * bottom + int(amount[2] or 0)
    item = words[amount.end():]
    unit = None
    first, _, rest = item.partition(" ")
    if amount.end() == 0:
        top = 1
    elif first in units and rest != "":
        unit, item = first, rest
    shared = gcd(top, bottom)
    return top // shared, bottom // shared, unit, item, " ".join(note.split())


assert parse_recipe_line("1 1/2 cups flour, sifted", ["cups", "g"]) == (
    3, 2, "cups", "flour", "sifted")
assert parse_recipe_line("250 g brown  sugar", ["g"]) == (250, 1, "g", "brown sugar", "")
assert parse_recipe_line(" 6/4 lemons , cut,  peeled ", ["g"]) == (
    3, 2, None, "lemons", "cut, peeled")
assert parse_recipe_line("2 large eggs", ["cup"]) == (2, 1, None, "large eggs", "")
assert parse_recipe_line("g salt, a little", ["g", "salt"]) == (1, 1, None, "g salt", "a little")
assert parse_recipe_line("3 cups", ["cups"]) == (3, 1, None, "cups", "")
assert parse_recipe_line("2 12 oz cans", ["oz", "cans"]) == (2, 1, None, "12 oz cans", "")
assert parse_recipe_line("2 4/6 oz rum", ["oz"]) == (8, 3, "oz", "rum", "")

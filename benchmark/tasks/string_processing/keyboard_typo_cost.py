"""How far is a typed word from the wanted one, counting slips of the finger as half as bad? Hitting
a key right beside the correct one in the same row of a keyboard with the letter rows qwertyuiop,
asdfghjkl and zxcvbnm costs 1, any other wrong character costs 2, and a missing or superfluous one
costs 2 as well. Give the smallest total cost; upper and lower case are the same."""


def _are_neighbours(first, second):
    for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm"):
        if first in row and second in row:
            return abs(row.index(first) - row.index(second)) == 1
    return False


def keyboard_typo_cost(typed, wanted):
    typed, wanted = typed.lower(), wanted.lower()
    previous = [2 * column for column in range(len(wanted) + 1)]
    for row, pressed in enumerate(typed, start=1):
        current = [2 * row]
        for column, correct in enumerate(wanted, start=1):
            if pressed == correct:
                cost = 0
            else:
                cost = 1 if _are_neighbours(pressed, correct) else 2
            replaced = previous[column - 1] + cost
            current.append(min(replaced, previous[column] + 2, current[-1] + 2))
        previous = current
    return previous[-1]


assert keyboard_typo_cost("Cat", "caT") == 0
assert keyboard_typo_cost("cst", "cat") == 1
assert keyboard_typo_cost("cot", "cat") == 2
assert keyboard_typo_cost("ca", "cart") == 4
assert keyboard_typo_cost("catt", "cat") == 2
assert keyboard_typo_cost("", "abc") == 6
assert keyboard_typo_cost("HELLO", "jello") == 1
assert keyboard_typo_cost("qa", "wz") == 3
assert keyboard_typo_cost("abcx", "bcz") == 3
assert keyboard_typo_cost("ps", "ad") == 3

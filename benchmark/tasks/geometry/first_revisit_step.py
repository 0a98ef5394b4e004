"""A robot's walk is a string of unit steps "N", "E", "S" and "W". At which position in the string,
counted from 0, does it first step into a cell where it was before, the starting cell included? A
walk whose very last step leads back to the start is a proper closed loop, so that step is not
reported; None if there is nothing to report."""


def first_revisit_step(moves):
    shifts = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
    x = y = 0
    visited = {(0, 0)}
    for index, move in enumerate(moves):
        x += shifts[move][0]
        y += shifts[move][1]
        closes_loop = (x, y) == (0, 0) and index == len(moves) - 1
        if (x, y) in visited and not closes_loop:
            return index
        visited.add((x, y))
    return None


assert first_revisit_step("NESW") is None
assert first_revisit_step("NESWN") == 3
assert first_revisit_step("NSN") == 1
assert first_revisit_step("NEWNN") == 2
assert first_revisit_step("NNESW") == 4
assert first_revisit_step("EEWNN") == 2
assert first_revisit_step("WWSEENN") == 5
assert first_revisit_step("SEENWW") is None
assert first_revisit_step("WSENNWSS") == 3

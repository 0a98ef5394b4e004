"""A laser starts in a (row, column) cell of a map, a list of equally long strings, heading "N",
"E", "S" or "W", with north up. Mirrors "/" and "\\" deflect it, "#" swallows it, anything else lets
it pass; what stands in the starting cell counts. Report the last cell and the heading with which it
leaves the map as (row, column, heading), or else "absorbed", or "loop" if it goes round forever."""


def laser_exit_from_mirrors(rows, cell, heading):
    moves = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
    mirrors = {
        "/": {"N": "E", "E": "N", "S": "W", "W": "S"},
        "\\": {"N": "W", "W": "N", "S": "E", "E": "S"},
    }
    row, column = cell
    seen = set()
    while (row, column, heading) not in seen:
        seen.add((row, column, heading))
        mark = rows[row][column]
        if mark == "#":
            return "absorbed"
        if mark in mirrors:
            heading = mirrors[mark][heading]
        next_row = row + moves[heading][0]
        next_column = column + moves[heading][1]
        if not (0 <= next_row < len(rows) and 0 <= next_column < len(rows[0])):
            return row, column, heading
        row, column = next_row, next_column
    return "loop"


assert laser_exit_from_mirrors(["....", "....", "...."], (1, 0), "E") == (1, 3, "E")
assert laser_exit_from_mirrors(["..\\", "...", "../"], (0, 0), "E") == (2, 0, "W")
assert laser_exit_from_mirrors(["/.\\", "...", "\\./"], (0, 1), "E") == "loop"
assert laser_exit_from_mirrors(["..#.", "...."], (0, 0), "E") == "absorbed"
assert laser_exit_from_mirrors(["./\\", "../", "...", "..."], (1, 0), "E") == (3, 1, "S")
assert laser_exit_from_mirrors(["...", ".\\.", "..."], (1, 1), "N") == (1, 0, "W")
assert laser_exit_from_mirrors(["\\/.."], (0, 1), "S") == (0, 0, "N")
assert laser_exit_from_mirrors(["..", "..", "./"], (2, 1), "N") == (2, 1, "E")
assert laser_exit_from_mirrors(["#/..", "...."], (1, 1), "W") == (1, 0, "W")

"""Which symmetries does a quilt pattern have, given as a list of equally long strings? Collect the
letters in this order into one string: "H" if swapping left and right changes nothing, "V" for
swapping top and bottom, "R" for half a turn, and for square patterns only "D" for mirroring across
the diagonal from top left to bottom right. A pattern without cells gives an empty string."""


def quilt_symmetry_letters(rows):
    if not rows or not rows[0]:
        return ""
    height, width = len(rows), len(rows[0])
    broken = set()
    for y, row in enumerate(rows):
        for x, patch in enumerate(row):
            if patch != row[width - 1 - x]:
                broken.add("H")
            if patch != rows[height - 1 - y][x]:
                broken.add("V")
            if patch != rows[height - 1 - y][width - 1 - x]:
                broken.add("R")
            if height != width or patch != rows[x][y]:
                broken.add("D")
    return "".join(letter for letter in "HVRD" if letter not in broken)


assert quilt_symmetry_letters(["abba", "cddc"]) == "H"
assert quilt_symmetry_letters(["abc", "def", "abc"]) == "V"
assert quilt_symmetry_letters(["abc", "ded", "cba"]) == "R"
assert quilt_symmetry_letters(["ab", "bc"]) == "D"
assert quilt_symmetry_letters(["xox", "xox"]) == "HVR"
assert quilt_symmetry_letters(["xx", "xx"]) == "HVRD"
assert quilt_symmetry_letters(["aba", "bca", "aba"]) == "V"
assert quilt_symmetry_letters(["", ""]) == ""
assert quilt_symmetry_letters([]) == ""

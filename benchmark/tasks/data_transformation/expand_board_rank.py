"""One rank of a chess position is written like "3p2R1": a letter (any of PNBRQK in upper or lower
case) is a piece, a digit from 1 to 8 that many empty squares. I need the list of its eight squares
from left to right, with "" for an empty one, or None when the text is wrong: not exactly eight
squares, any other character, or two digits next to each other."""


def expand_board_rank(rank):
    squares = []
    for index, char in enumerate(rank):
        if char in "12345678" and not rank[index - 1:index].isdigit():
            squares.extend([""] * int(char))
        elif char in "PNBRQKpnbrqk":
            squares.append(char)
        else:
            return None
    if len(squares) != 8:
        return None
    return squares


assert expand_board_rank("3p2R1") == ["", "", "", "p", "", "", "R", ""]
assert expand_board_rank("8") == ["", "", "", "", "", "", "", ""]
assert expand_board_rank("rnbqkBNR") == ["r", "n", "b", "q", "k", "B", "N", "R"]
assert expand_board_rank("ppppppp") is None
assert expand_board_rank("4p4") is None
assert expand_board_rank("44") is None
assert expand_board_rank("3x4") is None
assert expand_board_rank("0PPPPPPPP") is None
assert expand_board_rank("p16") is None

"""Arrange a hand of cards such as "10H" or "QS" (rank, then suit letter) for a game with trumps:
trumps come first, then the other suits in the order S, H, D, C. Within a suit the order is A, K,
Q, J, 10 down to 2, except that the jack of trumps stands before the ace of trumps. The trump
suit is given as a letter, or as None for a game without. The result is a new list."""


def sort_trump_hand(cards, trump):
    suits = "SHDC"
    ranks = ["A", "K", "Q", "J"] + [str(number) for number in range(10, 1, -1)]

    def place(card):
        rank, suit = card[:-1], card[-1]
        if suit == trump and rank == "J":
            return 0, 0
        if suit == trump:
            return 0, 1 + ranks.index(rank)
        return 1 + suits.index(suit), ranks.index(rank)

    return sorted(cards, key=place)


assert sort_trump_hand(["2S", "AC", "10C", "9H"], "C") == ["AC", "10C", "2S", "9H"]
assert sort_trump_hand(["AH", "JH", "JS", "AS"], "H") == ["JH", "AH", "AS", "JS"]
assert sort_trump_hand(["JD", "AD", "KD"], None) == ["AD", "KD", "JD"]
assert sort_trump_hand(["2C", "3D", "4H", "5S"], None) == ["5S", "4H", "3D", "2C"]
assert sort_trump_hand(["2C", "KH", "2D", "AD"], "D") == ["AD", "2D", "KH", "2C"]
assert sort_trump_hand(["KS", "QD", "2D", "JD", "AS"], "D") == ["JD", "QD", "2D", "AS", "KS"]
assert sort_trump_hand(["10C", "JC", "QC", "AC", "3H"], "H") == ["3H", "AC", "QC", "JC", "10C"]
assert sort_trump_hand(["QS", "8H", "JS", "AS", "AH"], "S") == ["JS", "AS", "QS", "AH", "8H"]

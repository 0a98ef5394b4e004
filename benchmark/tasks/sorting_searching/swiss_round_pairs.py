"""Set up the next round of a chess tournament from a dict of player to score; players rank by
score, highest first, then by name. If their number is odd, the lowest-ranking one not in `byes`
sits out. From the top, each meets the next free one they have not played; `met` lists the pairs
that have, in either order. Give the pairs (higher, lower) as they are made, then (player, None)
for the one sitting out; None if nobody may sit out or somebody finds no opponent."""


def swiss_round_pairs(scores, met, byes):
    waiting = sorted(scores, key=lambda name: (-scores[name], name))
    resting = []
    if len(waiting) % 2 == 1:
        eligible = [name for name in waiting if name not in byes]
        if not eligible:
            return None
        waiting.remove(eligible[-1])
        resting = [(eligible[-1], None)]
    pairs = []
    while waiting:
        player = waiting.pop(0)
        unmet = [
            other for other in waiting
            if (player, other) not in met and (other, player) not in met
        ]
        if not unmet:
            return None
        waiting.remove(unmet[0])
        pairs.append((player, unmet[0]))
    return pairs + resting


assert swiss_round_pairs({"C": 2, "D": 1, "A": 3, "B": 2}, [], []) == [("A", "B"), ("C", "D")]
assert swiss_round_pairs({"A": 3, "B": 2, "C": 2, "D": 1}, [("A", "B")], []) == [
    ("A", "C"), ("B", "D")]
assert swiss_round_pairs({"A": 3, "B": 2, "C": 2, "D": 1}, [("B", "A"), ("C", "A")], []) == [
    ("A", "D"), ("B", "C")]
assert swiss_round_pairs({"A": 2, "B": 1, "C": 0}, [], []) == [("A", "B"), ("C", None)]
assert swiss_round_pairs({"A": 2, "B": 1, "C": 0}, [], ["C", "X"]) == [("A", "C"), ("B", None)]
assert swiss_round_pairs({"A": 2, "B": 1, "C": 0}, [], ["A", "B", "C"]) is None
assert swiss_round_pairs({"A": 3, "B": 2, "C": 1, "D": 0}, [("C", "D")], []) is None
assert swiss_round_pairs({"Zoe": 1, "Abe": 1, "Kim": 1, "Lea": 5}, [("Lea", "Abe")], []) == [
    ("Lea", "Kim"), ("Abe", "Zoe")]
assert swiss_round_pairs({"Solo": 1}, [], []) == [("Solo", None)]

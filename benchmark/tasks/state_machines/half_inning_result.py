"""Score half an inning of baseball from its pitches: "ball", "strike", "foul" (a strike unless
there are two already), "out", "single", "double", "homer". Three strikes or "out" are an out,
runners staying put; with four balls the batter walks to first, pushing on only runners who must
make room; hits move batter and runners by one, two or four bases, past third being a run. Each
batter starts a fresh count, and nothing counts after the third out. Return (runs, outs, ascending
list of the occupied bases 1 to 3)."""


def half_inning_result(pitches):
    hits = {"single": 1, "double": 2, "homer": 4}
    runs = outs = balls = strikes = 0
    bases = []
    for pitch in pitches:
        if outs == 3:
            break
        if pitch == "ball":
            balls += 1
        if pitch == "strike" or pitch == "foul" and strikes < 2:
            strikes += 1
        if pitch in hits:
            moved = [base + hits[pitch] for base in [0, *bases]]
            runs += sum(base > 3 for base in moved)
            bases = [base for base in moved if base <= 3]
        elif balls == 4:
            free = next(base for base in (1, 2, 3, 4) if base not in bases)
            if free == 4:
                runs += 1
            else:
                bases = sorted([*bases, free])
        elif pitch == "out" or strikes == 3:
            outs += 1
        else:
            continue
        balls = strikes = 0
    return runs, outs, bases


assert half_inning_result(["single", "double"]) == (0, 0, [2, 3])
assert half_inning_result(["double", "ball", "ball", "ball", "ball"]) == (0, 0, [1, 2])
assert half_inning_result(
    ["single", "single", "single", "ball", "ball", "foul", "ball", "ball"]
) == (1, 0, [1, 2, 3])
assert half_inning_result(["foul", "foul", "foul", "foul", "single"]) == (0, 0, [1])
assert half_inning_result(
    ["foul", "foul", "foul", "strike", "ball", "ball", "ball"]
) == (0, 1, [])
assert half_inning_result(
    ["strike", "strike", "out", "strike", "ball", "ball", "ball", "single", "ball"]
) == (0, 1, [1])
assert half_inning_result(["single", "out", "out", "out", "homer"]) == (0, 3, [1])
assert half_inning_result(["double", "single", "homer", "strike", "strike", "strike"]) == (
    3, 1, [])
assert half_inning_result(["single"] + ["ball"] * 8) == (0, 0, [1, 2, 3])
assert half_inning_result(["single", "single", "double"]) == (1, 0, [2, 3])

"""How many skaters do the hockey teams "home" and "away" have on the ice at a moment? Time-ordered
("minor", team, second) events give that team a penalty, which runs until it is over exactly 120
seconds later. At ("goal", scoring team, second), if the other team has more running penalties than
the scoring one, its oldest running penalty ends. A team has five skaters less one per running
penalty, but at least three. Return (home, away); events up to and at the moment count."""


def power_play_strength(events, moment):
    ends = {"home": [], "away": []}
    for kind, team, second in events:
        if second > moment:
            break
        if kind == "minor":
            ends[team].append(second + 120)
            continue
        running = {side: [end for end in ends[side] if end > second] for side in ends}
        other = "away" if team == "home" else "home"
        if len(running[other]) > len(running[team]):
            running[other].pop(0)
        ends = running
    home, away = (sum(end > moment for end in ends[side]) for side in ("home", "away"))
    return max(5 - home, 3), max(5 - away, 3)


assert power_play_strength([("minor", "home", 10)], 129) == (4, 5)
assert power_play_strength([("minor", "away", 10)], 130) == (5, 5)
assert power_play_strength([("minor", "home", 10), ("goal", "away", 50)], 60) == (5, 5)
assert power_play_strength([("minor", "home", 10), ("goal", "home", 50)], 60) == (4, 5)
assert power_play_strength(
    [("minor", "home", 0), ("minor", "away", 20), ("goal", "away", 50)], 60
) == (4, 4)
assert power_play_strength(
    [("minor", "home", 0), ("minor", "home", 5), ("minor", "home", 8), ("minor", "away", 9)], 20
) == (3, 4)
assert power_play_strength(
    [("minor", "home", 0), ("minor", "home", 50), ("goal", "away", 60)], 125
) == (4, 5)
assert power_play_strength(
    [("minor", "away", 0), ("minor", "away", 30), ("goal", "home", 120)], 130
) == (5, 5)
assert power_play_strength(
    [("minor", "home", 100), ("minor", "home", 105), ("minor", "away", 110)], 105
) == (3, 5)
assert power_play_strength(
    [("minor", "home", 0), ("minor", "home", 10), ("minor", "away", 20),
     ("goal", "away", 30), ("goal", "away", 40), ("minor", "away", 45), ("minor", "away", 50)], 50
) == (4, 3)

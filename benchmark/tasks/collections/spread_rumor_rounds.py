"""Play through how gossip travels. Contacts maps a name to the people this person talks to; the
seeds believe it from round 0. Whoever came to believe in one round tells all their contacts once in
the next, and a person believes as soon as they have heard it from enough different people, counted
over all rounds. Nothing is told after the last round. Map everyone who believes to the round in
which they began to."""


def spread_rumor_rounds(contacts, seeds, enough, last_round):
    believed = {name: 0 for name in seeds}
    heard = {}
    telling = list(believed)
    for current in range(1, last_round + 1):
        convinced = []
        for name in telling:
            for other in dict.fromkeys(contacts.get(name, [])):
                heard[other] = heard.get(other, 0) + 1
                if other not in believed and heard[other] >= enough:
                    believed[other] = current
                    convinced.append(other)
        telling = convinced
    return believed


assert spread_rumor_rounds({"a": ["b"], "b": ["c"]}, ["a"], 1, 5) == {"a": 0, "b": 1, "c": 2}
assert spread_rumor_rounds({"a": ["b"], "b": ["c"]}, ["a"], 1, 1) == {"a": 0, "b": 1}
assert spread_rumor_rounds({"a": ["b"]}, ["a"], 1, 0) == {"a": 0}
assert spread_rumor_rounds({"a": ["c"], "b": ["c", "d"], "c": ["d"]}, ["a", "b"], 2, 2) == {
    "a": 0, "b": 0, "c": 1, "d": 2}
assert spread_rumor_rounds({"a": ["b", "b"], "b": ["c"]}, ["a"], 2, 5) == {"a": 0}
assert spread_rumor_rounds({"a": ["b"], "b": ["a", "c"]}, ["a", "b"], 1, 3) == {
    "a": 0, "b": 0, "c": 1}
assert spread_rumor_rounds(
    {"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": ["e"]}, ["a"], 1, 2
) == {"a": 0, "b": 1, "c": 1, "d": 2}
assert spread_rumor_rounds({"a": ["t"], "b": ["t"], "c": ["t"], "t": ["u"]}, ["a", "b", "c"], 2,
                           6) == {"a": 0, "b": 0, "c": 0, "t": 1}
assert spread_rumor_rounds({"a": ["x", "y", "z"], "x": ["w"], "y": ["w"], "z": []}, ["a"], 1, 3
                           ) == {"a": 0, "x": 1, "y": 1, "z": 1, "w": 2}

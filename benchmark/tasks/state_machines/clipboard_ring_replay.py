"""A clipboard keeps its newest texts, at most a given number of one or more. ("copy", text) puts a
text first, taking it out of its old place if it was kept already, and chooses it; ("next", None)
chooses the next older text, after the oldest the newest; ("drop", None) removes the chosen one and
chooses the next older in the same way; ("paste", None) yields the chosen one. While nothing is
kept, all but copy have no effect. List the texts pasted."""


def clipboard_ring_replay(actions, size):
    ring, chosen = [], 0
    pasted = []
    for action, text in actions:
        if action == "copy":
            if text in ring:
                ring.remove(text)
            ring.insert(0, text)
            if len(ring) > size:
                ring.pop()
            chosen = 0
        elif not ring:
            continue
        elif action == "paste":
            pasted.append(ring[chosen])
        elif action == "next":
            chosen = (chosen + 1) % len(ring)
        else:
            ring.pop(chosen)
            if chosen == len(ring):
                chosen = 0
    return pasted


assert clipboard_ring_replay(
    [("copy", "a"), ("copy", "b"), ("paste", None), ("next", None), ("paste", None),
     ("next", None), ("paste", None)], 3
) == ["b", "a", "b"]
assert clipboard_ring_replay(
    [("copy", "a"), ("copy", "b"), ("copy", "c"), ("copy", "a"), ("paste", None), ("next", None),
     ("paste", None), ("next", None), ("paste", None), ("next", None), ("paste", None)], 4
) == ["a", "c", "b", "a"]
assert clipboard_ring_replay(
    [("copy", "a"), ("copy", "b"), ("copy", "c"), ("next", None), ("paste", None),
     ("next", None), ("paste", None)], 2
) == ["b", "c"]
assert clipboard_ring_replay(
    [("copy", "a"), ("copy", "b"), ("copy", "c"), ("next", None), ("drop", None), ("paste", None),
     ("next", None), ("paste", None)], 3
) == ["a", "c"]
assert clipboard_ring_replay(
    [("copy", "a"), ("copy", "b"), ("copy", "c"), ("next", None), ("next", None), ("drop", None),
     ("paste", None)], 3
) == ["c"]
assert clipboard_ring_replay(
    [("copy", "a"), ("copy", "b"), ("next", None), ("copy", "c"), ("paste", None)], 5
) == ["c"]
assert clipboard_ring_replay(
    [("paste", None), ("next", None), ("drop", None), ("copy", "x"), ("paste", None)], 1
) == ["x"]
assert clipboard_ring_replay(
    [("copy", "a"), ("copy", "b"), ("copy", "b"), ("drop", None), ("paste", None)], 2
) == ["a"]

"""List who holds a lock (None for nobody) after each ("acquire", who) or ("release", who) event.
The holder may acquire it again and must then release it as many times. Others wait in line, each at
most once, and when it becomes free, the first in line gets it with a single acquire. A release by
somebody who doesn't hold it takes that person out of the line, or does nothing."""


def reentrant_lock_holders(events):
    holder, depth = None, 0
    waiting = []
    holders = []
    for action, who in events:
        if action == "acquire":
            if holder in (None, who):
                holder = who
                depth += 1
            elif who not in waiting:
                waiting.append(who)
        elif who == holder:
            depth -= 1
            if depth == 0:
                holder, depth = (waiting.pop(0), 1) if waiting else (None, 0)
        elif who in waiting:
            waiting.remove(who)
        holders.append(holder)
    return holders


assert reentrant_lock_holders([("acquire", "a"), ("acquire", "b"), ("release", "a")]) == [
    "a", "a", "b"]
assert reentrant_lock_holders(
    [("acquire", "a"), ("acquire", "a"), ("release", "a"), ("release", "a")]
) == ["a", "a", "a", None]
assert reentrant_lock_holders(
    [("acquire", "a"), ("acquire", "b"), ("acquire", "c"), ("release", "b"), ("release", "a")]
) == ["a", "a", "a", "a", "c"]
assert reentrant_lock_holders(
    [("acquire", "a"), ("acquire", "b"), ("acquire", "b"), ("release", "a"), ("release", "b")]
) == ["a", "a", "a", "b", None]
assert reentrant_lock_holders([("release", "x"), ("acquire", "a"), ("release", "x")]) == [
    None, "a", "a"]
assert reentrant_lock_holders(
    [("acquire", "a"), ("acquire", "a"), ("acquire", "b"), ("release", "a"), ("release", "a"),
     ("release", "b"), ("acquire", "c"), ("release", "c")]
) == ["a", "a", "a", "a", "b", None, "c", None]
assert reentrant_lock_holders(
    [("acquire", "a"), ("acquire", "b"), ("acquire", "c"), ("release", "a"), ("acquire", "a"),
     ("release", "b"), ("release", "c")]
) == ["a", "a", "a", "b", "b", "c", "a"]
assert reentrant_lock_holders(
    [("acquire", "a"), ("acquire", "b"), ("release", "a"), ("acquire", "b"), ("release", "b"),
     ("release", "b")]
) == ["a", "a", "b", "b", "b", None]

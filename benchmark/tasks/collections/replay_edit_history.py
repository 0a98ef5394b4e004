"""A text field remembers a limited number of earlier values. Replay ("set", value), ("undo", steps)
and ("redo", steps) from a starting value: setting a different value is a step that can be undone,
and drops the oldest step beyond the limit and all that could be redone; setting the present value
does nothing. Undo and redo go as many steps as there are, up to the number asked for. The answer is
(final value, number of steps that could still be undone)."""


def replay_edit_history(start, events, depth):
    value = start
    past, future = [], []
    for kind, argument in events:
        if kind == "set":
            if argument == value:
                continue
            past.append(value)
            if len(past) > depth:
                del past[0]
            future.clear()
            value = argument
            continue
        source, target = (past, future) if kind == "undo" else (future, past)
        for _ in range(min(argument, len(source))):
            target.append(value)
            value = source.pop()
    return value, len(past)


assert replay_edit_history(0, [("set", 5), ("set", 7), ("undo", 1)], 3) == (5, 1)
assert replay_edit_history(0, [("set", 5), ("set", 7), ("undo", 2), ("redo", 1)], 3) == (5, 1)
assert replay_edit_history(0, [("set", 1), ("set", 2), ("set", 3), ("undo", 9)], 2) == (1, 0)
assert replay_edit_history(0, [("set", 5), ("set", 5), ("undo", 1)], 3) == (0, 0)
assert replay_edit_history(
    0, [("set", 1), ("set", 2), ("undo", 1), ("set", 9), ("redo", 1)], 4
) == (9, 2)
assert replay_edit_history(
    0, [("set", 1), ("set", 2), ("undo", 1), ("set", 1), ("redo", 1)], 4
) == (2, 2)
assert replay_edit_history("a", [("set", "b"), ("undo", 1)], 0) == ("b", 0)
assert replay_edit_history(8, [("set", 3), ("redo", 2), ("undo", 0)], 5) == (3, 1)

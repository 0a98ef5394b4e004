"""Run events on nested states. Dicts give each state's parent (outermost states have none), the
handlers {state: {event: target}} and the initial child of states with children. An event that the
current state doesn't handle is offered to its parent, grandparent and so on, at most as many levels
up as the reach says. The target is entered down through initial children as far as they go; ""
leaves the state as it is. List for each event (state afterwards, levels up where it was handled: 0
for the former state itself, -1 for nowhere)."""


def bubble_event_to_parent(start, events, parents, handlers, initial, reach):
    state = start
    trace = []
    for event in events:
        handler, level = state, 0
        while handler is not None and event not in handlers.get(handler, {}):
            handler = parents.get(handler)
            level += 1
        if handler is None or level > reach:
            trace.append((state, -1))
            continue
        target = handlers[handler][event]
        if target != "":
            state = target
            while state in initial:
                state = initial[state]
        trace.append((state, level))
    return trace


assert bubble_event_to_parent("red", ["go", "go"], {}, {"red": {"go": "green"}}, {}, 5) == [
    ("green", 0), ("green", -1)]
assert bubble_event_to_parent(
    "play", ["power", "power"], {"play": "on", "pause": "on"},
    {"on": {"power": "off"}, "off": {"power": "on"}}, {"on": "pause"}, 1
) == [("off", 1), ("pause", 0)]
assert bubble_event_to_parent(
    "a", ["x", "y", "x"], {"a": "b", "b": "c", "c": "d"},
    {"d": {"x": "a", "y": "c"}, "c": {"x": "e"}}, {"c": "b"}, 9
) == [("e", 2), ("e", -1), ("e", -1)]
assert bubble_event_to_parent(
    "a", ["y", "x"], {"a": "b", "b": "c", "c": "d"},
    {"d": {"x": "a", "y": "c"}}, {"c": "b"}, 3
) == [("b", 3), ("a", 2)]
assert bubble_event_to_parent(
    "edit", ["key", "quit"], {"edit": "app"},
    {"edit": {"key": ""}, "app": {"key": "x", "quit": "y"}}, {}, 2
) == [("edit", 0), ("y", 1)]
assert bubble_event_to_parent(
    "idle", ["up", "tick", "up"], {"idle": "base"}, {"base": {"up": "box", "tick": ""}},
    {"box": "shelf", "shelf": "slot"}, 4
) == [("slot", 1), ("slot", -1), ("slot", -1)]
assert bubble_event_to_parent(
    "in", ["tick", "go", "tick"], {"in": "mid", "mid": "out"},
    {"out": {"tick": "", "go": "mid"}, "mid": {"go": "out"}}, {"out": "mid", "mid": "in"}, 2
) == [("in", 2), ("in", 1), ("in", 2)]
assert bubble_event_to_parent(
    "in", ["tick", "go"], {"in": "mid", "mid": "out"},
    {"out": {"tick": "in"}, "mid": {"go": "far"}}, {}, 1
) == [("in", -1), ("far", 1)]
assert bubble_event_to_parent(
    "low", ["up", "own"], {"low": "top"}, {"top": {"up": "x"}, "low": {"own": "top"}}, {}, 0
) == [("low", -1), ("top", 0)]

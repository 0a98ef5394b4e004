"""Lint the table of a state machine, a dict from state to {event: next state}, given its start
state (always in the table) and the set of final states. Faults are (kind, state), each once,
sorted: "unknown" for a next state that has no row, "unreachable" for a row that can't be reached
from the start, "leaving" for a final state with moves, "stuck" for another without any."""


def state_table_faults(table, start, finals):
    faults = set()
    reached = [start]
    for state in reached:
        for target in table[state].values():
            if target in table and target not in reached:
                reached.append(target)
    for state, moves in table.items():
        if state not in reached:
            faults.add(("unreachable", state))
        if state in finals and len(moves) > 0:
            faults.add(("leaving", state))
        if state not in finals and len(moves) == 0:
            faults.add(("stuck", state))
        for target in moves.values():
            if target not in table:
                faults.add(("unknown", target))
    return sorted(faults)


assert state_table_faults({"a": {"x": "b"}, "b": {"y": "c", "z": "a"}, "c": {}}, "a", {"c"}) == []
assert state_table_faults({"a": {"x": "b", "y": "c"}, "b": {"x": "c"}}, "a", set()) == [
    ("unknown", "c")]
assert state_table_faults({"a": {"x": "a"}, "b": {"x": "a"}, "c": {}}, "a", {"c"}) == [
    ("unreachable", "b"), ("unreachable", "c")]
assert state_table_faults({"a": {"x": "b"}, "b": {"x": "a"}}, "a", {"b"}) == [("leaving", "b")]
assert state_table_faults({"a": {"x": "b"}, "b": {}}, "a", {"a"}) == [
    ("leaving", "a"), ("stuck", "b")]
assert state_table_faults({"a": {}, "b": {"x": "z"}}, "b", set()) == [
    ("stuck", "a"), ("unknown", "z"), ("unreachable", "a")]
assert state_table_faults({"a": {}}, "a", {"a", "q"}) == []
assert state_table_faults(
    {"a": {"x": "b"}, "b": {"x": "c"}, "c": {"x": "d"}, "d": {}}, "b", {"d"}
) == [("unreachable", "a")]

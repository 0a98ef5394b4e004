"""References for state_machines: clocks run second by second, searches that try everything."""

from itertools import product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


def _peer_each_second(beats: Any, period: Any, now: Any) -> str:
    status, last = "down", -99
    for second in range(now + 1):
        if status != "down" and second - last > 4 * period:
            status = "down"
        elif status == "up" and second - last > 2 * period:
            status = "suspect"
        for _ in range(beats.count(second)):
            if status != "down" or second - last <= period:
                status = "up"
            last = second
    return status


def _fan_each_second(pulls: Any, max_run: Any, now: Any) -> str:
    speed, last = "off", -99
    for second in range(now + 1):
        if second == last + max_run:
            speed = "off"
        for _ in range(pulls.count(second)):
            straight = speed == "off" and second <= last + 2
            steps = {"off": "high", "high": "medium", "medium": "low", "low": "off"}
            speed, last = "low" if straight else steps[speed], second
    return speed


def _lift_floor_by_floor(floor: Any, direction: Any, car: Any, up: Any, down: Any) -> list[int]:
    calls = {(f, 0) for f in car} | {(f, 1) for f in up} | {(f, -1) for f in down}
    stops: list[int] = []
    while calls:
        beyond = any((f - floor) * direction > 0 for f, _ in calls)
        wanted = (0, direction) if beyond else (0, 1, -1)
        served = {call for call in calls if call[0] == floor and call[1] in wanted}
        calls -= served
        if served:
            stops.append(floor)
        if beyond:
            floor += direction
        else:
            direction = -direction
    return stops


def _hits_from_history(keys: Any, code: Any) -> int:
    hits = 0
    history: list[str] = []
    for key in keys:
        matched = max(k for k in range(len(code) + 1) if history[len(history) - k :] == code[:k])
        if key != "pause" or matched >= len(code) / 2:
            history = [*history, key]
        if code and history[-len(code) :] == code:
            hits, history = hits + 1, []
    return hits


def _valves_from_scratch(levels: Any, low: Any, high: Any, top: Any) -> list[str]:
    """Each reading anew from the start of its run of good ones."""
    states = []
    for end in range(1, len(levels) + 1):
        gaps = [i for i in range(end) if levels[i] is None]
        inlet = outlet = False
        for level in levels[gaps[-1] + 2 : end] if gaps else levels[:end]:
            inlet = level < high if inlet else level < low
            outlet = level > high if outlet else level >= top
        states.append("fill" if inlet else "drain" if outlet else "closed")
    return states


def _trips_by_scanning(samples: Any, moving: Any, stop_time: Any, shortest: Any) -> Any:
    trips, at, size = [], 0, len(samples)
    while at + 1 < size:
        if min(samples[at][1], samples[at + 1][1]) <= moving:
            at += 1
            continue
        ends = [
            (j, i)
            for i in range(at, size)
            for j in range(i + 1, size)
            if not any(speed for _, speed in samples[i : j + 1])
            and samples[i - 1][1] > 0
            and samples[j][0] - samples[i][0] >= stop_time
        ]
        after, last = min(ends, default=(size - 1, size - 1))
        trips.append((samples[at][0], samples[last][0]))
        at = after + 1
    return [trip for trip in trips if trip[1] - trip[0] >= shortest]


def _crossings_of_named(fixes: Any, needed: Any) -> Any:
    named = [(index, zone) for index, zone in enumerate(fixes) if zone is not None]
    found: list[Any] = []
    zone = named[0][1] if named else None
    for end in range(needed, len(named) + 1):
        row = named[end - needed : end]
        fresh = not found or row[0][0] >= found[-1][0] + needed
        if fresh and row[0][1] != zone and len({name for _, name in row}) == 1:
            found.append((row[0][0], zone, row[0][1]))
            zone = row[0][1]
    return found


def _path_by_trying_all(table: Any, start: Any, goal: Any, forbidden: Any, longest: Any) -> Any:
    for length in range(longest + 1):
        for events in product("ab", repeat=length):
            visited = [start]
            for event in events:
                visited.append(table.get(visited[-1], {}).get(event))
            if visited[-1] == goal and not set(visited[1:-1]) & {*forbidden, None}:
                return list(events)
    return None


def _runs_moment_by_moment(triggers: Any, policy: Any) -> Any:
    starts = dict(triggers)
    runs: list[Any] = []
    left, waiting = 0, 0
    for moment in range(100):
        if left == 0 and waiting:
            runs.append((moment, None))
            left, waiting = waiting, 0
        length = starts.get(moment, 0)
        if left and policy == "queue":
            waiting = length or waiting
        if length and (not left or policy == "replace"):
            if left:
                runs[-1] = (runs[-1][0], moment)
            runs.append((moment, None))
            left = length
        left = max(left - 1, 0)
        if runs and left == 0 and runs[-1][1] is None:
            runs[-1] = (runs[-1][0], moment + 1)
    return runs


def _queue_tick_by_tick(scripts: Any, most_tries: Any) -> Any:
    queue, away = list(scripts), dict.fromkeys(scripts, 0)
    tries = dict.fromkeys(scripts, 0)
    failed: list[str] = []
    ends: dict[str, list[str]] = {"ok": [], "dead": []}
    ticks = 0
    while queue or failed:
        ticks += 1
        name = queue.pop(0) if queue else None
        for other in list(failed):
            away[other] -= 1
            if away[other] == 0:
                failed.remove(other)
                queue.append(other)
        if name is None:
            continue
        outcome = scripts[name][tries[name]]
        tries[name] += 1
        if outcome == "fail" and tries[name] < most_tries:
            away[name] = tries[name]
            failed.append(name)
        else:
            ends["ok" if outcome == "ok" else "dead"].append(name)
    return ends["ok"], ends["dead"], ticks


def _server_from_list(points_a: Any, points_b: Any, first: Any) -> str | None:
    if abs(points_a - points_b) > 1 and (points_a > 10 or points_b > 10):
        return None
    second = "AB".replace(first, "")
    order = [first, first, second, second] * 5 + [first, second] * 20
    return str(order[points_a + points_b])


_MOMENTS: Final = st.lists(st.integers(0, 20), max_size=8).map(sorted)
_FLOORS: Final = st.lists(st.integers(1, 6), max_size=4)
_SAMPLES: Final = st.lists(
    st.tuples(st.integers(0, 3), st.sampled_from([0, 0, 5, 9, 9, 9])), min_size=5, max_size=14
).map(lambda steps: [(sum(s for s, _ in steps[:i]), step[1]) for i, step in enumerate(steps)])
_TABLES: Final = st.dictionaries(
    st.sampled_from("stuvg"), st.dictionaries(st.sampled_from("ab"), st.sampled_from("stuvg"))
)
_BANNED: Final = st.sets(st.sampled_from("stuvg"), max_size=2)
_TRIGGERS: Final = st.dictionaries(st.integers(0, 15), st.integers(1, 6), max_size=8)
_OUTCOMES: Final = st.lists(
    st.sampled_from(["ok", "fail", "fail", "fail", "fatal"]), min_size=4, max_size=4
)
_SCRIPTS: Final = st.lists(_OUTCOMES, max_size=5).map(
    lambda lines: dict(zip("dbeac", lines, strict=False))
)

PROPERTIES: Final = (
    TaskProperty(
        "state_machines.peer_heartbeat_status",
        st.tuples(_MOMENTS, st.integers(1, 3), st.integers(0, 25)),
        agrees_with(_peer_each_second),
    ),
    TaskProperty(
        "state_machines.pull_chain_fan",
        st.tuples(_MOMENTS, st.integers(1, 6), st.integers(0, 25)),
        agrees_with(_fan_each_second),
    ),
    TaskProperty(
        "state_machines.lift_visit_order",
        st.tuples(st.integers(1, 6), st.sampled_from([1, -1]), _FLOORS, _FLOORS, _FLOORS),
        agrees_with(_lift_floor_by_floor),
    ),
    TaskProperty(
        "state_machines.cheat_code_hits",
        st.tuples(
            st.lists(st.sampled_from(["a", "a", "b", "pause"]), max_size=14),
            st.lists(st.sampled_from("ab"), max_size=4),
        ),
        agrees_with(_hits_from_history),
    ),
    TaskProperty(
        "state_machines.tank_valve_trace",
        st.tuples(
            st.lists(st.none() | st.integers(0, 6) | st.integers(0, 6), max_size=12),
            st.integers(1, 2),
            st.integers(2, 3),
            st.integers(4, 5),
        ),
        agrees_with(_valves_from_scratch),
    ),
    TaskProperty(
        "state_machines.trips_from_speed_log",
        st.tuples(_SAMPLES, st.sampled_from([0, 5]), st.integers(0, 3), st.integers(0, 4)),
        agrees_with(_trips_by_scanning),
    ),
    TaskProperty(
        "state_machines.confirmed_zone_crossings",
        st.tuples(st.lists(st.sampled_from(["a", "b", "c", None]), max_size=14), st.integers(1, 3)),
        agrees_with(_crossings_of_named),
    ),
    TaskProperty(
        "state_machines.shortest_event_path",
        st.tuples(
            _TABLES,
            st.just("s"),
            st.sampled_from("gst"),
            _BANNED,
            st.integers(0, 5),
        ),
        agrees_with(_path_by_trying_all),
    ),
    TaskProperty(
        "state_machines.overlapping_run_policy",
        st.tuples(
            _TRIGGERS.map(lambda runs: sorted(runs.items())),
            st.sampled_from(["skip", "queue", "queue", "replace"]),
        ),
        agrees_with(_runs_moment_by_moment),
    ),
    TaskProperty(
        "state_machines.retrying_job_queue",
        st.tuples(
            _SCRIPTS,
            st.integers(1, 4),
        ),
        agrees_with(_queue_tick_by_tick),
    ),
    TaskProperty(
        "state_machines.next_table_tennis_server",
        st.tuples(st.integers(0, 15), st.integers(0, 15), st.sampled_from("AB")),
        agrees_with(_server_from_list),
    ),
)

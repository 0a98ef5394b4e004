"""More references for state_machines: screens, games, alarms and logs read another way."""

import re
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


def _unescaped(text: Any, limit: Any) -> str:
    body = rf"(?:[^a-z\n]{{{limit}}}|[^a-z\n]{{0,{limit - 1}}}(?:[a-z]|(?=\n)|\Z))" if limit else ""
    return re.sub(rf"\x1b(?:\[{body}|\][^\x07]*(?:\x07|\Z)|[^\[\]]|\Z)", "", text)


def _cursor_on_endless_paper(text: Any, rows: Any, columns: Any) -> tuple[int, int, int]:
    """`before` counts the characters left of the cursor, so a full line waits to wrap."""
    line = before = 0
    for char in text:
        if char in "\n\r\t\b":
            at = min(before, columns - 1)
            tab = next((stop for stop in range(at + 1, columns) if stop % 8 == 0), columns - 1)
            line += char == "\n"
            before = {"\n": 0, "\r": 0, "\t": tab, "\b": at - 1 if at else 0}[char]
        elif before == columns:
            line, before = line + 1, 1
        else:
            before += 1
    scrolled = max(0, line - rows + 1)
    return line - scrolled, min(before, columns - 1), scrolled


def _outline_recursively(lines: Any) -> list[str]:
    content = [(len(line) - len(line.lstrip(" ")), line.strip()) for line in lines]
    left = [(column, text) for column, text in content if text and text[0] != "#"]

    def level(opened: list[int]) -> list[str]:
        found: list[str] = []
        while left and "BAD" not in found:
            column, text = left[0]
            if column > opened[-1]:
                found += ["IN", *level([*opened, column])]
            elif column < opened[-1]:
                return [*found, "OUT" if column in opened else "BAD"]
            else:
                left.pop(0)
                found.append(text)
        return found if "BAD" in found or len(opened) == 1 else [*found, "OUT"]

    return level([0])


def _inning_step_by_step(pitches: Any) -> tuple[int, int, list[int]]:
    on = [False, False, False]
    runs = outs = 0
    seen: list[str] = []
    for pitch in pitches:
        if outs == 3:
            break
        seen.append(pitch)
        strikes = 0
        for each in seen:
            strikes += each == "strike" or (each == "foul" and strikes < 2)
        steps = {"single": 1, "double": 2, "homer": 4}.get(pitch, 0)
        for step in range(steps):
            runs += on[2]
            on = [step == 0, *on[:2]]
        if seen.count("ball") == 4 and all(on):
            runs += 1
        elif seen.count("ball") == 4:
            on[on.index(False)] = True
        outs += pitch == "out" or strikes == 3
        if steps or pitch == "out" or strikes == 3 or seen.count("ball") == 4:
            seen = []
    return runs, outs, [base + 1 for base in range(3) if on[base]]


def _strokes_by_stretches(events: Any, window: Any, duration: Any) -> int:
    """A stretch lasts until no hand is down; only its first moment with both down matters."""
    down = {"L": False, "R": False}
    stretches: list[list[Any]] = [[]]
    for event in events:
        down[event[1]] = event[2]
        stretches[-1].append(event)
        if not any(down.values()):
            stretches.append([])
    strokes = 0
    for stretch in stretches:
        held: dict[str, int] = {}
        for place, (time, hand, pressed) in enumerate(stretch):
            if not pressed:
                del held[hand]
                continue
            held[hand] = time
            if len(held) == 2:
                lifts = [end for end, _, _ in stretch[place + 1 : place + 2]]
                near = max(held.values()) - min(held.values()) <= window
                strokes += near and all(end - time >= duration for end in lifts)
                break
    return strokes


def _supervised_by_gaps(exits: Any, limit: Any, window: Any, stable_time: Any) -> tuple[str, int]:
    times = [time for time, _ in exits]
    for place, (time, code) in enumerate(exits):
        if code == 0:
            return "done", place
        calm = [i for i in range(1, place + 1) if times[i] - times[i - 1] > stable_time]
        record = times[max(calm, default=0) : place]
        if limit == 0 or (len(record) >= limit and time - record[-limit] < window):
            return "failed", place
    return "running", len(exits)


def _phases_by_search(readings: Any, limit: Any, hold: Any, lower: Any, calm: Any) -> list[str]:
    size = len(readings)
    phases: list[str] = []
    while len(phases) < size:
        start = len(phases)
        loud = [e for e in range(start + hold, size + 1) if min(readings[e - hold : e]) > limit]
        fire = min(loud, default=size + 1) - 1
        phases += ["pending" if reading > limit else "ok" for reading in readings[start:fire]]
        quiet = [
            e for e in range(fire + calm + 1, size + 1) if max(readings[e - calm : e]) <= lower
        ]
        end = min(quiet, default=size + 1) - 1
        phases += ["firing"] * (end - fire) + ["ok"] * bool(quiet)
    return phases


def _snake_by_trail(body: Any, food: Any, turns: Any, width: Any, height: Any) -> Any:
    """Everywhere the head ever was, the body being the last so many of these cells."""
    trail, length, meals = body[::-1], len(body), food[::-1]
    for letter in turns:
        (x, y), second = trail[-1], trail[-2]
        ahead = {"U": (x, y - 1), "D": (x, y + 1), "L": (x - 1, y), "R": (x + 1, y)}[letter]
        if ahead == second:
            ahead = (2 * x - second[0], 2 * y - second[1])
        grows = meals[-1:] == [ahead]
        staying = trail[len(trail) - length + (not grows) :]
        if ahead in staying or ahead[0] not in range(width) or ahead[1] not in range(height):
            return trail[-length:][::-1], False
        trail.append(ahead)
        if grows:
            length += 1
            meals.pop()
    return trail[-length:][::-1], True


def _boss(full: Any, limits: Any, changes: Any) -> tuple[int, int]:
    marks = [int(full * percent / 100) for percent in limits]
    phase, health = 1, full
    for change in changes:
        if phase == len(limits) + 1 and health == 0:
            break
        health = min(full, health + change)
        lowest = [*marks, 0][phase - 1]
        if change < 0 and health <= lowest:
            health = lowest
            phase = min(phase + 1, len(limits) + 1)
    return phase, health


def _airlock_by_clock(events: Any, wait: Any) -> tuple[int, bool, bool]:
    shut_at: dict[str, float] = {"a": -99, "b": -99}
    refused = clock = 0
    for place, event in enumerate(events):
        clock += event == "tick"
        door, other = event[-1], {"a": "b", "b": "a"}.get(event[-1], "")
        alarms = [e for e in events[:place] if e in ("fire", "clear")]
        if event.startswith("close"):
            shut_at[door] = min(shut_at[door], clock)
        elif event.startswith("open") and shut_at[door] <= clock:
            if alarms[-1:] == ["fire"] or clock - shut_at[other] >= wait:
                shut_at[door] = float("inf")
            else:
                refused += 1
    return refused, shut_at["a"] > clock, shut_at["b"] > clock


def _shifted(keys: Any) -> str:
    return re.sub(
        r"\^\^([^^]*)\^?|\^([^^a-z]*)([a-z])|\^([^^a-z]+)\^|\^([^^a-z]*)\Z",
        lambda m: (m[1] or "").upper() + (m[2] or "") + (m[3] or "").upper() + (m[4] or m[5] or ""),
        keys,
    )


_CELLS: Final = st.tuples(st.integers(0, 3), st.integers(0, 3))
_BODIES: Final = st.sampled_from(
    [
        [(1, 1), (1, 2)],
        [(2, 0), (1, 0), (0, 0)],
        [(1, 1), (1, 2), (2, 2), (2, 1)],
        [(1, 0), (0, 0), (0, 1), (1, 1), (2, 1)],
    ]
)
_PITCHES: Final = st.lists(
    st.sampled_from(
        ["ball"] * 4 + ["strike", "strike", "foul", "out", "single", "double", "homer"]
    ),
    max_size=25,
)
_AIRLOCK: Final = st.lists(
    st.sampled_from(["open_a", "close_a", "open_b", "close_b", "tick", "tick", "fire", "clear"]),
    max_size=14,
)


def _toggles(moves: Any) -> Any:
    time, down, events = 0, {"L": False, "R": False}, []
    for hand, later in moves:
        time += later
        down[hand] = not down[hand]
        events.append((time, hand, down[hand]))
    return events


def _exits(moves: Any) -> Any:
    return [(sum(step for step, _ in moves[: i + 1]), code) for i, (_, code) in enumerate(moves)]


_MOVES: Final = st.lists(st.tuples(st.sampled_from("LR"), st.integers(0, 3)), max_size=14)
_CODES: Final = st.lists(
    st.tuples(st.integers(0, 4), st.sampled_from([1, 1, 2, 1, 1, 0])), max_size=10
)
_CAPTURED: Final = st.lists(
    st.sampled_from(["\x1b[", "\x1b[", "\x1b]", "\x1b", "\x07", "\n", "a", "1", "23", "["]),
    max_size=9,
).map("".join)
_UP_TO_3: Final = st.integers(1, 3)
_LINES: Final = st.lists(
    st.tuples(st.integers(0, 3), st.sampled_from(["a", "b ", "\tc", "#d", "e#", ""])), max_size=8
).map(lambda pairs: [" " * column + text for column, text in pairs])


def _entry(name: str, arguments: Any, reference: Any) -> TaskProperty:
    return TaskProperty(f"state_machines.{name}", st.tuples(*arguments), agrees_with(reference))


PROPERTIES: Final = (
    _entry(
        "drop_terminal_escapes",
        (_CAPTURED, st.integers(0, 3)),
        _unescaped,
    ),
    _entry(
        "terminal_cursor_cell",
        (st.text("abc\n\r\t\b", max_size=25), _UP_TO_3, st.sampled_from([1, 2, 3, 5, 9, 17])),
        _cursor_on_endless_paper,
    ),
    _entry("indent_dedent_tokens", (_LINES,), _outline_recursively),
    _entry("half_inning_result", (_PITCHES,), _inning_step_by_step),
    _entry(
        "two_hand_press_cycles",
        (_MOVES.map(_toggles), st.integers(0, 3), st.integers(0, 4)),
        _strokes_by_stretches,
    ),
    _entry(
        "supervised_process_status",
        (_CODES.map(_exits), st.integers(0, 3), st.integers(1, 7), st.integers(1, 4)),
        _supervised_by_gaps,
    ),
    _entry(
        "alert_phase_trace",
        (st.lists(st.integers(0, 5), max_size=14), st.just(3), _UP_TO_3, _UP_TO_3, _UP_TO_3),
        _phases_by_search,
    ),
    _entry(
        "snake_after_turns",
        (
            _BODIES,
            st.lists(_CELLS, max_size=3),
            st.text("UDLR", max_size=10),
            st.just(4),
            st.just(4),
        ),
        _snake_by_trail,
    ),
    _entry(
        "boss_phase_after_damage",
        (
            st.sampled_from([1, 7, 10, 20]),
            st.sets(st.integers(1, 99), max_size=3).map(lambda s: sorted(s, reverse=True)),
            st.lists(st.integers(-8, 4), max_size=10),
        ),
        _boss,
    ),
    _entry("airlock_door_requests", (_AIRLOCK, st.integers(0, 3)), _airlock_by_clock),
    _entry("one_shot_shift_text", (st.text("^^^ab1 ", max_size=14),), _shifted),
)

"""References for state_machines: lamps, pumps, keys and literals read another way."""

import re
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


def _hall_by_counting_down(events: Any, lit_ticks: Any, deaf_ticks: Any) -> list[bool]:
    lit: list[bool] = []
    timer = deaf = 0
    switched = False
    for event in events:
        if event == "motion" and not deaf:
            timer = lit_ticks
        deaf = max(0, deaf - 1)
        if event == "switch" and (switched or timer):
            switched, timer, deaf = False, 0, deaf_ticks
        elif event == "switch":
            switched = True
        lit.append(switched or timer > 0)
        timer = max(0, timer - 1)
    return lit


def _crossing_from_a_queue(presses: Any, min_green: Any, walk_ticks: Any) -> list[str]:
    phases: list[str] = []
    coming: list[str] = []
    greens, wanted = 0, False
    for pressed in presses:
        if not coming and wanted and greens >= min_green:
            coming = ["yellow"] * 2 + ["walk"] * walk_ticks
            greens, wanted = 0, False
        if coming:
            phases.append(coming.pop(0))
        else:
            phases.append("green")
            greens += 1
            wanted = wanted or bool(pressed)
    return phases


def _literal_by_pattern(text: Any) -> str:
    if re.fullmatch(r"0[xX][0-9a-fA-F]+(_[0-9a-fA-F]+)*", text):
        return "hex"
    run = r"[0-9]+(?:_[0-9]+)*"
    found = re.fullmatch(rf"({run})(\.{run})?([eE][+-]?{run})?", text)
    if not found or (found[1][0] == "0" and found[1] != "0"):
        return "bad"
    if found[3]:
        return "exp"
    return "float" if found[2] else "int"


def _pumps_in_order(events: Any) -> list[str]:
    sound = ["A", "B"]
    wanted = 0
    running: list[str] = []
    for kind, value in events:
        if kind == "fail":
            sound = [pump for pump in sound if pump != value]
        elif kind == "fixed":
            sound += [value] * (value not in sound)
        elif value == 0:
            if wanted and len(sound) == 2:
                sound.reverse()
            wanted = 0
        else:
            wanted = max(wanted, value)
        running.append("".join(sorted(sound[:wanted])))
    return running


def _skaters_second_by_second(events: Any, moment: Any) -> tuple[int, int]:
    left: dict[str, list[int]] = {"home": [], "away": []}
    for second in range(moment + 1):
        left = {team: [rest - 1 for rest in left[team] if rest > 1] for team in left}
        for kind, team, at in events:
            other = "away" if team == "home" else "home"
            if at == second and kind == "minor":
                left[team].append(120)
            elif at == second and len(left[other]) > len(left[team]):
                left[other].pop(0)
    return max(3, 5 - len(left["home"])), max(3, 5 - len(left["away"]))


def _calculator_with_pending(keys: Any) -> str:
    def result(first: int, sign: str, second: int) -> int:
        return {"+": first + second, "-": first - second, "*": first * second}[sign]

    shown, last = 0, "C"
    pending: tuple[int, str] | None = None
    again: tuple[str, int] | None = None
    for key in keys:
        if key == "C":
            shown, pending, again = 0, None, None
        elif abs(shown) >= 10**8:
            return "E" if "C" not in keys else _calculator_with_pending(keys[keys.index("C") + 1 :])
        elif key.isdigit():
            again = None
            shown = shown * 10 + int(key) if last.isdigit() or last == "C" else int(key)
        elif key == "=":
            if pending:
                again = (pending[1], shown)
                shown = result(*pending, shown)
                pending = None
            elif again:
                shown = result(shown, *again)
        else:
            if pending and last not in "+-*":
                shown = result(*pending, shown)
            pending, again = (shown, key), None
        last = key
    return "E" if abs(shown) >= 10**8 else str(shown)


def _bars(readings: Any, limits: Any, margin: Any) -> list[int]:
    shown: list[int] = []
    for index, reading in enumerate(readings):
        bars = shown[-1] if shown else 0
        if reading is None:
            bars *= index < 2 or readings[index - 2 : index] != [None, None]
        else:
            up = bars < len(limits) and reading >= limits[bars] + margin
            bars += up or -(bars > 0 and reading < limits[bars - 1])
        shown.append(int(bars))
    return shown


_SMALL: Final = st.integers(0, 4)
_PUMP_EVENTS: Final = st.one_of(
    st.tuples(st.just("level"), st.integers(0, 2)),
    st.tuples(st.sampled_from(["fail", "fixed"]), st.sampled_from("AB")),
)
_HOCKEY: Final = st.tuples(
    st.sampled_from(["minor", "goal"]),
    st.sampled_from(["home", "away"]),
    st.sampled_from([0, 1, 30, 119, 120, 121, 150, 240]),
)
_READINGS: Final = st.lists(st.none() | st.integers(0, 9), max_size=12)

PROPERTIES: Final = (
    TaskProperty(
        "state_machines.hall_light_timeline",
        st.tuples(
            st.lists(st.sampled_from(["motion", "switch", None]), max_size=12), _SMALL, _SMALL
        ),
        agrees_with(_hall_by_counting_down),
    ),
    TaskProperty(
        "state_machines.crossing_signal_phases",
        st.tuples(st.lists(st.integers(0, 1), max_size=16), _SMALL, st.integers(1, 3)),
        agrees_with(_crossing_from_a_queue),
    ),
    TaskProperty(
        "state_machines.classify_number_literal",
        st.tuples(st.text("01xXeE._+-a", max_size=7)),
        agrees_with(_literal_by_pattern),
    ),
    TaskProperty(
        "state_machines.duty_pump_rotation",
        st.tuples(st.lists(_PUMP_EVENTS, max_size=14)),
        agrees_with(_pumps_in_order),
    ),
    TaskProperty(
        "state_machines.power_play_strength",
        st.tuples(
            st.lists(_HOCKEY, max_size=9).map(lambda events: sorted(events, key=lambda e: e[2])),
            st.sampled_from([0, 29, 30, 120, 149, 150, 239, 241]),
        ),
        agrees_with(_skaters_second_by_second),
    ),
    TaskProperty(
        "state_machines.desk_calculator_display",
        st.tuples(st.text("0279+-*==C", max_size=14)),
        agrees_with(_calculator_with_pending),
    ),
    TaskProperty(
        "state_machines.signal_bars_with_lag",
        st.tuples(_READINGS, st.lists(_SMALL, unique=True).map(sorted), st.integers(0, 3)),
        agrees_with(_bars),
    ),
)

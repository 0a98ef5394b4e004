"""The tables: at 100 columns nothing is cut, and what is partial says so."""

from collections.abc import Iterable, Sequence

import pytest

from reports import tables
from reports.collector import Harvest, ItemCounts
from reports.observations import Observation, Unit
from reports.run_report import RunReport, report_on
from reports.terminal import render
from reports.thresholds import parse_threshold
from suites.instruments.observed import DECEIVED, HIT, MISS, SANDBOX, observed

NO_ITEMS = ItemCounts(0, 0, 0, 0, 0)


def report(
    observations: Sequence[Observation],
    *,
    failed: Iterable[Unit] = (),
    lost: tuple[str, ...] = (),
    complaints: tuple[str, ...] = (),
    gates: Sequence[str] = (),
    stopped: bool = False,
) -> RunReport:
    harvest = Harvest(
        NO_ITEMS, lost, tuple(observations), tuple(failed), (), (SANDBOX,), complaints
    )
    return report_on(harvest, [parse_threshold(gate) for gate in gates], stopped)


def run_of(systems: Sequence[str], queries: int = 3, of: int = 3) -> list[Observation]:
    outcomes = (HIT, DECEIVED, MISS)
    return [
        observed(f"q{q}", outcomes[(q + s) % 3], system=system, of=of, gap=-0.00173)
        for s, system in enumerate(systems)
        for q in range(queries)
    ]


def test_every_number_of_two_systems_is_there_at_100_columns() -> None:
    text = render(report(run_of(["bm25", "minilm"])), 100, color=False)
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 100
    for part in (
        "core: exec@k, mean over queries [95% bootstrap interval]",
        "precision@5",
        "nDCG@10",
        "strict deception",
        "independent",
        "exchangeable",
        "off_by_one",
        "geometry",
        "-0.00173",
        "not distinguished",
        f"sandbox: {SANDBOX}",
    ):
        assert part in text


def test_no_line_is_padded_and_all_is_ascii() -> None:
    text = render(report(run_of(["bm25", "minilm"])), 100, color=False)
    assert text.isascii()
    assert all(line == line.rstrip() for line in text.splitlines())


def test_twelve_systems_with_names_of_80_characters_still_fit_and_keep_their_names_whole() -> None:
    names = [f"{chr(97 + i) * 79}{i % 10}" for i in range(12)]
    text = render(report(run_of(names)), 100, color=False)
    assert "…" not in text
    assert max(map(len, text.splitlines())) <= 100
    for name in names:
        assert sum(line.count(name[0] * 10) for line in text.splitlines()) >= 5
    assert all(text.count(name[-2:]) >= 5 for name in names)


def test_systems_that_do_not_fit_side_by_side_are_continued_in_another_table() -> None:
    names = [f"system-number-{i:02}" for i in range(9)]
    text = render(report(run_of(names)), 100, color=False)
    heads = [line for line in text.splitlines() if "pairs" in line and "system-number" in line]
    assert len(heads) > 1
    assert sorted(name for line in heads for name in line.split()[1:]) == names


def test_a_partial_run_says_so_for_each_system() -> None:
    text = render(report(run_of(["bm25", "minilm"], queries=3, of=40)), 100, color=False)
    for name in ("bm25", "minilm"):
        assert f"{name} partial: 3 of 40 queries; verdicts withheld" in text
    assert "37 queries missing" in text
    assert "not distinguished" not in text


def test_a_complete_run_says_nothing_of_partial() -> None:
    assert "partial" not in render(report(run_of(["bm25"])), 100, color=False)


def test_a_system_with_nothing_scored_is_in_the_counts_and_in_no_metric() -> None:
    broken = Unit("broken", "core", "q0", 3)
    text = render(report(run_of(["bm25"]), failed=[broken]), 100, color=False)
    assert "broken not measured: 0 of 3 queries; no metrics" in text
    counts = next(line for line in text.splitlines() if line.startswith("broken  "))
    assert counts.split() == ["broken", "0", "1", "2", "3"]
    assert "broken" not in text[text.index("exec@1") : text.index("pairs at exec@1")]


def test_only_failures_make_a_report_too() -> None:
    text = render(report([], failed=[Unit("broken", "core", "q0", 3)]), 100, color=False)
    assert "broken not measured" in text
    assert "exec@1" not in text


def test_gates_notes_and_complaints_are_the_last_lines() -> None:
    lost = tuple(f"t.py::test_{i}" for i in range(7))
    text = render(report(run_of(["bm25"]), lost=lost, gates=["exec@1>=0.9"]), 100, color=False)
    assert text.splitlines()[-2:] == [
        "gate exec@1>=0.9: FAILS for bm25 on core, exec@1 is 0.3333",
        "7 selected items never reported their end: t.py::test_0, t.py::test_1, t.py::test_2, "
        "t.py::test_3, t.py::test_4 and 2 more; the run is not complete",
    ]


def test_lost_items_are_a_complaint_and_those_of_a_stopped_run_a_note() -> None:
    lost = report([], lost=("t.py::test_a",))
    assert lost.is_red
    stopped = report([], lost=("t.py::test_a",), stopped=True)
    assert not stopped.is_red
    assert stopped.notes == ("stopped early: 1 of 0 selected items were not run to their end",)


def test_color_only_adds_escapes() -> None:
    plain = render(report(run_of(["bm25"])), 100, color=False)
    colored = render(report(run_of(["bm25"])), 100, color=True)
    assert "\x1b[1m" in colored
    assert "\x1b" not in plain


@pytest.mark.parametrize("width", [18, 36, 37, 1000])
def test_chunks_keep_every_name_in_order(width: int) -> None:
    names = [f"{'n' * 20}{i}" for i in range(5)]
    runs = list(tables.chunks(names, width))
    assert [name for run in runs for name in run] == names
    assert all(len(run) * 18 <= max(width, 18) for run in runs)
    assert list(tables.chunks([], width)) == []

"""Repair measurements as items: payload, status words, collector, report, figure, from records."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from defusedxml import ElementTree

from benchmark.metrics.compute_budget import ModelShape, forward_flops, rounds_within
from benchmark.metrics.discordant import UnitId
from benchmark.metrics.near_miss import NearMiss
from benchmark.repair_published import CELLS
from benchmark.repair_records import Sample
from reports import as_json, plots, terminal
from reports.collector import Collector, Harvest, ItemCounts
from reports.errors import ReportError
from reports.observations import clean_properties
from reports.repair.from_run import observe_arm, repair_unit
from reports.repair.harvest import RepairHarvest
from reports.repair.observations import (
    PoolCount,
    RepairObservation,
    RepairOutcome,
    RepairUnit,
    RoundOutcome,
    repair_from,
    repair_properties,
    repair_status,
    repair_unit_of,
    repair_unit_properties,
)
from reports.run_report import RunReport, report_on
from suites.instruments.inner_runs import MODES, run, summary_of
from suites.instruments.paper_run import paper_observations
from suites.instruments.small_run import small_run, write_run
from suites.published import falsification_figures as paper
from suites.published.falsification_tables import ARM_NAMES, TABLE_8

STUCK_ROUND = RoundOutcome(False, False, 400, 100, 50, 1.5, 2)
PUBLIC_ROUND = replace(STUCK_ROUND, public=True)
WON_ROUND = replace(PUBLIC_ROUND, hidden=True)
ITEMS = """
import pytest
from suites.instruments.test_repair_report import PUBLIC_ROUND, STUCK_ROUND, WON_ROUND, observed

MADE = [
    observed("a", STUCK_ROUND, WON_ROUND),
    observed("b", PUBLIC_ROUND),
    observed("c", STUCK_ROUND),
]

def unit(made):
    return pytest.param(made, id=made.unit.id.task, marks=pytest.mark.repair_unit(made.unit))

@pytest.mark.parametrize("made", [unit(made) for made in MADE])
def test_unlock(made, record_repair):
    record_repair(made)
"""


def observed(task: str, *rounds: RoundOutcome, arm: str = "B") -> RepairObservation:
    unit = RepairUnit("r1", UnitId("humanevalplus", "m", task), arm, Sample.PRIMARY, 3)
    shape = ModelShape(10, 2, 4)
    return RepairObservation(unit, rounds, NearMiss(1, 3), PoolCount(3, 9), "none", True, shape)


def report(harvest: RepairHarvest) -> RunReport:
    counts = ItemCounts(0, 0, 0, 0, 0)
    return report_on(Harvest(counts, (), (), (), (), (), (), repair=harvest), [], stopped=False)


@pytest.mark.parametrize(
    ("rounds", "word"),
    [
        ((STUCK_ROUND, STUCK_ROUND), RepairOutcome.STUCK),
        ((PUBLIC_ROUND, STUCK_ROUND), RepairOutcome.PUBLIC),
        ((PUBLIC_ROUND, WON_ROUND), RepairOutcome.UNLOCKED),
    ],
    ids=["stuck", "public", "unlocked"],
)
def test_word_is_the_best_round_s_and_survives_the_crossing(
    rounds: tuple[RoundOutcome, ...], word: RepairOutcome
) -> None:
    made = observed("t", *rounds)
    said = clean_properties([*repair_unit_properties(made.unit), *repair_properties(made)])
    assert made.outcome is word
    assert repair_status(said) == word
    assert repair_from(json.loads(json.dumps(said))) == made
    assert all(type(value) in (str, int) for _name, value in said)


def test_a_hidden_pass_without_a_public_one_is_refused() -> None:
    with pytest.raises(ReportError, match="hidden only with public"):
        replace(STUCK_ROUND, hidden=True)
    with pytest.raises(ReportError, match="public only where asked"):
        replace(PUBLIC_ROUND, asked=False)


def test_a_garbled_payload_names_its_task() -> None:
    made = observed("t", WON_ROUND)
    said = dict([*repair_unit_properties(made.unit), *repair_properties(made)])
    for name, value in (("rounds", "[[1]]"), ("outcome", "STUCK"), ("q0_total", "0")):
        with pytest.raises(ReportError, match="repair observation of t: garbled"):
            repair_from({**said, name: value}.items())


def test_other_items_are_no_repair_items() -> None:
    assert repair_unit_of([("kind", "retrieval")]) is None
    assert repair_from([("outcome", "HIT")]) is None
    assert repair_status([("outcome", "UNLOCKED")]) == ""


def test_items_pass_with_their_words_in_every_mode(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(ITEMS)
    found = []
    for mode in MODES:
        result = run(pytester, "-v", *mode)
        result.assert_outcomes(passed=3)
        for task, word in (("a", "UNLOCKED"), ("b", "PUBLIC"), ("c", "STUCK")):
            assert any(f"[{task}]" in line and word in line for line in result.outlines)
        found.append(summary_of(pytester)["summary"]["repair"])
    assert found[0] == found[1] == found[2]
    (arm,) = found[0][0]["samples"][0]["arms"]
    assert (arm["unlocked"], arm["public"], arm["units"], arm["of"]) == (1, 2, 3, 3)
    assert any(line.startswith("Ups") for line in run(pytester, "-q").outlines)


def test_a_unit_that_fails_is_infra_and_its_arm_partial(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        ITEMS.replace(
            "    record_repair(made)", "    assert made is not MADE[2]\n    record_repair(made)"
        )
    )
    result = run(pytester)
    result.assert_outcomes(passed=2, failed=1)
    (arm,) = summary_of(pytester)["summary"]["repair"][0]["samples"][0]["arms"]
    assert (arm["units"], arm["infra"], arm["complete"]) == (2, 1, False)
    result.stdout.fnmatch_lines(["B partial: 2 of 3 units, 1 failed on our side*"])


def test_an_item_that_passes_without_an_observation_makes_the_run_red(
    pytester: pytest.Pytester,
) -> None:
    pytester.makepyfile(ITEMS.replace("    record_repair(made)", "    pass"))
    result = run(pytester)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*passed without an observation*record_repair*"])


def test_two_measurements_that_differ_are_refused() -> None:
    twice = RepairHarvest((observed("t", WON_ROUND), observed("t", STUCK_ROUND)))
    assert "two that differ" in report(twice).complaints[0]
    assert report(twice).is_red


def test_collector_keeps_repair_apart_from_retrieval() -> None:
    made = observed("t", WON_ROUND)
    collector = Collector()
    collector.expect(["i"])
    said = [*repair_unit_properties(made.unit), *repair_properties(made)]
    collector.take("i", "call", "passed", said)
    collector.take("i", "teardown", "passed", [])
    harvest = collector.harvest()
    assert (harvest.repair.observations, harvest.observations) == ((made,), ())


def test_terminal_fits_100_columns_in_its_tables_and_says_the_verdicts() -> None:
    text = terminal.render(report(RepairHarvest(paper_observations())), 100, color=False)
    rows = [line for line in text.splitlines() if "  " in line]
    assert max(map(len, rows)) <= 100
    for said in (
        "family C: CERTIFIED, content-attributed",
        "family D: D1' failed to confirm; D2' passed",
        "not evidence of equivalence",
        "directions only; no member of a family",
        "(B - BI) + (BI - P) = B - P: +3 +15 = +18; bookkeeping, holds",
        "antidote, sha256 aaaa",
        "power, as stated in antidote.toml: Pre-run power is 0.72",
        "C1' cell guard: no cell fires",
    ):
        assert said in text
    cell = next(row for row in rows if row.startswith("humaneval|qwen1.5b "))
    assert cell.split()[1:] == ["24", "2", "4", "2", "1", "3", "4", "+2", "+1", "-1"]  # Table 8
    (facts,) = [row for row in rows if row.startswith("TC ") and row.endswith("250 of 290")]
    assert facts.split()[1:8] == ["0", "43", "44", "122", "23", "15", "43"]


def test_json_is_strict_and_has_the_contrasts() -> None:
    made = as_json.document(report(RepairHarvest(paper_observations())))
    text = json.dumps(made, allow_nan=False)
    (summary,) = json.loads(text)["summary"]["repair"]
    rows = {row["spec"]["id"]: row for row in summary["samples"][0]["contrasts"]}
    assert (rows["C1"]["pooled"]["favored"], rows["C1"]["pooled"]["reverse"]) == (25, 7)
    assert rows["C1"]["verdict"] == "passed"


def test_figure_has_a_bar_an_arm_with_its_count_and_is_the_same_twice(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    summary = report(RepairHarvest(paper_observations())).summary
    first, second = (plots.write_plots(tmp_path / n, summary) for n in ("a", "b"))
    assert [path.name for path in first] == ["unlocks-paper.svg"]
    assert first[0].read_bytes() == second[0].read_bytes()
    root = ElementTree.parse(first[0]).getroot()
    assert root is not None
    texts = {text.strip() for text in root.itertext()}
    assert {"CF-SF", "GR-SHAPE", "26/290", "8/290", "primary, 290 units"} <= texts


def test_published_cells_are_the_printed_ones() -> None:
    order = ("humaneval-qwen1.5b", "mbpp-qwen1.5b", "humaneval-qwen0.5b", "mbpp-qwen0.5b")
    assert [row.id for row in TABLE_8][:4] == list(order)
    for ours, row in zip(CELLS, TABLE_8, strict=True):
        flow = next(entry for entry in paper.TABLE_1 if entry.id == row.id)
        printed = tuple(int(each.value) for each in (row.n, flow.dead, flow.initial))
        assert (ours.n, ours.dead, ours.tasks) == printed
        assert ours.unlocked == tuple(
            (arm, int(figure.value)) for arm, figure in zip(ARM_NAMES, row.unlocks, strict=True)
        )


def test_small_run_s_records_become_its_scripted_outcomes() -> None:
    run = small_run()
    found = {
        (unit.task, arm): observe_arm(run, unit, arm)
        for unit in run.measured
        for arm in ("B", "CF-SF", "TC", "P")
    }
    won = {place for place, o in found.items() if o.outcome is RepairOutcome.UNLOCKED}
    assert won == {("small__1", "B"), ("small__1", "CF-SF"), ("small__2", "CF-SF")}
    assert found["small__2", "B"].outcome is RepairOutcome.PUBLIC
    assert found["small__1", "CF-SF"].rounds[0].hidden
    assert [each.facts for each in found["small__1", "B"].rounds] == [None] * 4
    assert found["small__1", "TC"].rounds[0].facts == 2
    assert found["small__1", "TC"].near.total == 3
    assert found["small__1", "B"].same_bullets is None  # it shows no block
    assert found["small__1", "TC"].same_bullets is False  # its incumbent changes, so do its facts
    assert observe_arm(run, run.units[0], "GR-SHAPE").same_bullets  # always two placebo bullets
    for o in found.values():
        told = [*repair_unit_properties(o.unit), *repair_properties(o)]
        assert repair_from(clean_properties(told)) == o
    assert found["small__1", "TC"].pool == PoolCount(3, 4)


def test_a_pool_that_stopped_at_the_last_unit_wanted_is_no_sample_of_tasks() -> None:
    whole = small_run()
    part = replace(whole, manifest=replace(whole.manifest, units_wanted=3))
    cases = (
        (whole, "3 of 4 = 0.750", 4),
        (part, "3 of the first 4, where the pool stopped", 0),
    )
    for evidence, dead, sampled in cases:
        seen = tuple(observe_arm(evidence, unit, "B") for unit in evidence.measured)
        told = [repair_unit_properties(o.unit) + repair_properties(o) for o in seen]
        assert tuple(repair_from(clean_properties(each)) for each in told) == seen
        made = report(RepairHarvest(seen))
        assert dead in terminal.render(made, 100, color=False)
        assert made.summary.repair[0].samples[0].cells[0].dead.n == sampled


def test_a_run_without_a_preregistration_has_no_verdict() -> None:
    bare = tuple(replace(o, registered=False) for o in paper_observations())
    made = report(RepairHarvest(bare))
    (summary,) = made.summary.repair
    assert {row.verdict for row in summary.samples[0].contrasts} == {None}
    assert (summary.family, summary.follow_up) == (None, "")
    assert "nothing is claimed" in terminal.render(made, 100, color=False)


def test_a_missing_round_is_no_observation() -> None:
    run = small_run()
    short = replace(run, generations=run.generations[:-1])
    last = run.generations[-1]
    unit = next(each for each in run.units if each.task == last.task)
    with pytest.raises(ReportError, match="rounds are missing"):
        observe_arm(short, unit, last.arm)
    with pytest.raises(ReportError, match="arm was not run"):
        observe_arm(run, unit, "Q")


def test_a_guarded_round_is_not_asked_and_passes_nothing() -> None:
    run = small_run()
    last = run.generations[-1]
    place = (last.task, last.arm, last.round)
    guarded = replace(
        run,
        generations=run.generations[:-1],
        transitions=tuple(
            replace(t, guard="too long") if (t.task, t.arm, t.round) == place else t
            for t in run.transitions
        ),
    )
    unit = next(each for each in run.units if each.task == last.task)
    made = observe_arm(guarded, unit, last.arm)
    assert [each.asked for each in made.rounds] == [True, True, True, False]
    assert repair_unit(run, unit, last.arm).of == 3


def test_flops_are_dense_and_attention_and_rounds_are_counted_from_the_first() -> None:
    assert forward_flops(3, 2, ModelShape(10, 2, 4)) == 2 * 10 * 5 + 2 * 2 * 4 * 25
    assert [rounds_within([5, 5, 1], budget) for budget in (4, 5, 10, 11)] == [0, 1, 2, 3]


def test_a_run_in_the_ledger_is_reported_by_name_without_asking_a_model(
    pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    write_run(small_run(), tmp_path / "repair" / "small")
    command = [sys.executable, "-m", "pytest", "suites/repair/test_units.py", "-q"]
    command += ["--repair-run", "small", "--ledger", str(tmp_path), "-p", "no:cacheprovider"]
    command += ["--report-dir", str(tmp_path / "out")]
    done = subprocess.run(
        command, cwd=pytestconfig.rootpath, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == pytest.ExitCode.OK, done.stdout[-3_000:] + done.stderr[-2_000:]
    assert "25 passed" in done.stdout
    assert "small: primary sample of 3 units, unlocks by arm" in done.stdout
    assert "audit: 11 of 15 invariants hold, the others were not checked" in done.stdout
    summary = json.loads((tmp_path / "out" / "summary.json").read_text())["summary"]["repair"]
    arms = {arm["arm"]: arm["unlocked"] for arm in summary[0]["samples"][0]["arms"]}
    assert (arms["B"], arms["CF-SF"], arms["P"]) == (1, 2, 0)

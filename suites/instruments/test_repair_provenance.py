"""A run's sample flow and provenance: counted from its records, said in one block."""

import json
from dataclasses import replace

import pytest

from audits.run_evidence import RunEvidence
from benchmark.repair_events import Fault, ReplayRow
from benchmark.repair_records import Exclusion, Sample
from reports import as_json, terminal
from reports.repair.from_run import observe_arm
from reports.repair.harvest import RepairHarvest
from reports.repair.provenance import StageCount, provenance_of
from suites.falsification.doctored_units import many_dead
from suites.instruments.small_run import PLAN, REGISTERED, small_run
from suites.instruments.test_run_audit import recorded, report

AT = "2026-12-01T12:00:00Z"


@pytest.fixture(scope="module")
def eventful() -> RunEvidence:
    """The small run after three faults and two replayed answers, one of which came otherwise."""
    run = small_run()
    out = (("a", "loader"), ("b", "tests"), ("c", "loader"))
    return replace(
        run,
        manifest=replace(
            run.manifest,
            tasks=4,
            excluded=3,
            fingerprint={"kind": "llama.cpp", "weights": "w", "build": "long", "threads": "2"},
        ),
        exclusions=tuple(Exclusion(task, stage, "why") for task, stage in out),
        faults=tuple(Fault(AT, "x B:1", "died", retried) for retried in (True, True, False)),
        replay=tuple(ReplayRow(AT, "the record", "p", "0" * 64, n * 64, 16) for n in "01"),
    )


def text_of(run: RunEvidence) -> str:
    made = tuple(observe_arm(run, unit, "B") for unit in run.measured)
    return terminal.render(report(RepairHarvest(made, runs=(recorded(run),))), 100, color=False)


def test_the_flow_is_table_1_s_row_and_adds_up(eventful: RunEvidence) -> None:
    flow = provenance_of(eventful).flow
    assert (flow.initial, flow.left_out, flow.pooled) == (7, 3, 4)
    assert flow.excluded == (StageCount("loader", 2), StageCount("tests", 1))
    assert (flow.dead, flow.capped, flow.token_excluded, flow.primary) == (3, 3, 0, 3)
    many = provenance_of(many_dead(eventful)).flow
    assert (many.dead, many.capped) == (73, 60)
    assert many.capped == many.primary + many.token_excluded
    assert many.dead == many.capped + many.disjoint + many.unselected


def test_faults_replay_engine_and_plan_are_those_of_the_records(eventful: RunEvidence) -> None:
    found = provenance_of(eventful)
    assert (found.faults_retried, found.faults_final) == (2, 1)
    assert (found.replayed, found.replayed_same) == (2, 1)
    assert found.engine == "llama.cpp, threads 2"
    assert found.plan.endswith(f"{PLAN}.toml")
    assert found.plan_registered_utc == REGISTERED.preregistration.registered_utc


def test_one_block_says_it_within_its_columns(eventful: RunEvidence) -> None:
    text = text_of(eventful)
    assert text.count("small: sample flow and provenance") == 1
    row = next(line for line in text.splitlines() if line.startswith("humanevalplus x"))
    assert row.split()[2:] == ["7", "3", "4", "3", "3", "0", "3", "0", "0"]
    title, sha256 = REGISTERED.preregistration.model.title, REGISTERED.sha256
    for said in (
        "left out before the pool: 2 at loader, 1 at tests",
        f"model: {title}, weights 1d9614638d18; engine: llama.cpp, threads 2",
        "answers at once: 16; most tokens a second",
        "dataset: HumanEvalPlus v0.1.10, 42526ec0e7d5; oracle: 1, Python 3.11",
        "begun 2026-12-01T11:59:00Z, arms 2026-12-02T11:59:00Z; plan: ",
        f"{PLAN}.toml, sha256 {sha256[:12]}, registered {found_date()}",
        "answers asked for twice: 1 of 2 came again; faults: 2 asked again, 1 not",
    ):
        assert said in text


def found_date() -> str:
    return REGISTERED.preregistration.registered_utc


def test_a_run_without_a_plan_names_none(eventful: RunEvidence) -> None:
    assert eventful.arms is not None
    arms = replace(eventful.arms, preregistration="", preregistration_sha256="")
    text = text_of(replace(eventful, registered=None, arms=arms))
    assert "; plan: none is named\n" in text
    assert "model: qwen-coder-0.5b, weights" in text


def test_the_summary_has_whole_digests_and_every_sample(eventful: RunEvidence) -> None:
    made = as_json.document(report(RepairHarvest(runs=(recorded(eventful),))))
    (summary,) = json.loads(json.dumps(made, allow_nan=False))["summary"]["repair"]
    found = summary["record"]["provenance"]
    assert found["weights_sha256"] == REGISTERED.preregistration.model.sha256
    assert {sample.name.lower() for sample in Sample} <= found["flow"].keys()

"""summary.json: strict, complete, and the same bytes for the same run."""

import json
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benchmark import protocol
from benchmark.metrics.ties import TieEnvelope
from reports.as_json import SCHEMA, document, write_report
from reports.collector import Collector, Harvest, ItemCounts
from reports.environment import PACKAGES, this_environment
from reports.errors import ReportError
from reports.observations import Observation, Unit, to_properties, unit_properties
from reports.run_report import RunReport, report_on
from reports.thresholds import METRICS, parse_threshold
from suites.instruments.observed import DECEIVED, HIT, MISS, SANDBOX, observed

RUN = (
    observed("q1", HIT, of=3),
    observed("q2", DECEIVED, of=3, paired=()),
    observed("q3", first=TieEnvelope(0.0, 1 / 3, 1.0), block_size=3, of=3),
    observed("q1", MISS, system="minilm", of=3),
)


def report(observations: tuple[Observation, ...] = RUN) -> RunReport:
    failed = (Unit("broken", "core", "q1", 3),)
    counts = ItemCounts(5, 4, 1, 0, 0)
    harvest = Harvest(counts, (), observations, failed, (), (SANDBOX,), ())
    return report_on(harvest, [parse_threshold("exec@1>=0.9")], stopped=False)


def leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from leaves(part)
    else:
        yield value


def test_it_has_schema_protocol_items_summary_thresholds_and_environment() -> None:
    made = document(report())
    assert list(made) == [
        "schema",
        "protocol",
        "items",
        "summary",
        "thresholds",
        "complaints",
        "notes",
        "environment",
        "is_red",
    ]
    assert made["schema"] == SCHEMA
    assert made["protocol"]["bootstrap_seed"] == protocol.BOOTSTRAP_SEED
    assert made["is_red"] is True
    assert made["summary"]["sandboxes"] == [SANDBOX]
    assert [p["name"] for p in made["environment"]["packages"]] == list(PACKAGES)


def test_every_metric_has_its_interval_and_every_rate_its_count() -> None:
    rows = {row["system"]: row for row in document(report())["summary"]["systems"]}
    measured = rows["bm25"]["measured"]
    assert [m["name"] for m in measured["metrics"]] == [m for m in METRICS if "@" in m]
    for metric in (
        *(m["interval"] for m in measured["metrics"]),
        measured["deception"]["at_least"],
        measured["deception"]["strict"],
    ):
        assert metric["low"] <= metric["estimate"] <= metric["high"]
        assert metric["n"] in (2, 3)
    assert measured["deception"]["any_above"]["value"] == 1.0
    for group in ("by_bug_type", "by_domain"):
        assert all(rate["n"] > 0 for rate in measured["deception"][group])
    assert measured["rank_one"]["failures"]["misses"] == 1
    assert rows["broken"]["measured"] is None
    assert rows["broken"]["counts"]["missing"] == 2


def test_pairs_carry_counts_p_difference_and_verdict() -> None:
    pairs = document(report())["summary"]["pairs"]
    assert [(p["first"], p["second"]) for p in pairs] == [
        ("bm25", "broken"),
        ("bm25", "minilm"),
        ("broken", "minilm"),
    ]
    assert pairs[1]["verdict"] == "withheld"
    assert pairs[1]["p_adjusted"] is None
    assert (pairs[1]["test"]["b"], pairs[1]["test"]["n"], pairs[1]["missing"]) == (1, 1, 2)
    assert pairs[0]["difference"]["estimate"] is None


def test_it_is_strict_json_of_builtin_types(tmp_path: Path) -> None:
    path = tmp_path / "new" / "summary.json"
    write_report(path, report())
    parsed = json.loads(path.read_text(encoding="utf-8"), parse_constant=pytest.fail)
    assert parsed == document(report())
    for leaf in leaves(parsed):
        assert type(leaf) in (str, int, float, bool, type(None))
        assert not isinstance(leaf, float) or math.isfinite(leaf)
    assert [p.name for p in path.parent.iterdir()] == ["summary.json"]


def test_a_path_that_is_taken_is_refused_with_the_remedy(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(ReportError, match=r"--report-dir: can't be written, got .*taken"):
        write_report(tmp_path / "taken" / "summary.json", report())


def test_the_environment_has_no_clock_and_no_path() -> None:
    assert this_environment() == this_environment()
    assert str(Path.cwd()) not in repr(this_environment())


@pytest.mark.parametrize("seed", range(5))
def test_reports_in_any_order_and_doubled_give_the_same_bytes(seed: int) -> None:
    arrivals = [
        (f"t.py::test[{o.unit.system}-{o.unit.query_id}]", phase, "passed", properties)
        for o in RUN
        for phase, properties in (
            ("setup", unit_properties(o.unit)),
            ("call", unit_properties(o.unit) + to_properties(o)),
            ("teardown", unit_properties(o.unit) + to_properties(o)),
        )
    ]
    arrivals.append(("t.py::test_broken", "setup", "failed", unit_properties(RUN[0].unit)[:0]))
    shuffled = arrivals * 2
    random.Random(seed).shuffle(shuffled)
    texts = []
    for arrived in (arrivals, shuffled):
        collector = Collector()
        for arrival in arrived:
            collector.take(*arrival)
        texts.append(json.dumps(document(report_on(collector.harvest(), (), stopped=False))))
    assert texts[0] == texts[1]

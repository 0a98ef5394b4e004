"""The audit verdict of a run: what holds, what doesn't, what wasn't checked; and how it is told."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from audits.amendments.read import Amendment
from audits.invariants.catalogue import INVARIANTS
from audits.invariants.invariant import DATASET
from audits.run_audit import NO_ARMS, NO_DATASET, OF_A_POOL, AuditStatus, audit_run
from audits.run_evidence import RunEvidence
from benchmark.repair.seeds import seed_of_payload
from benchmark.repair_records import Candidate
from reports import as_json, terminal
from reports.collector import Collector, Harvest, ItemCounts
from reports.errors import ReportError
from reports.observations import clean_properties
from reports.repair.from_run import observe_arm
from reports.repair.harvest import RepairHarvest
from reports.repair.provenance import provenance_of
from reports.repair.run_record import RunRecord, audit_word, run_properties, run_record_from
from reports.repair.run_state import state_of
from reports.run_report import RunReport, report_on
from suites.falsification.doctored_runs import DOCTORED
from suites.instruments.inner_runs import MODES, run, summary_of
from suites.instruments.small_run import REGISTERED, small_run

IDS = tuple(invariant.id for invariant in INVARIANTS)
OF_THE_DATASET = tuple(each.id for each in INVARIANTS if each.needs == DATASET)
AMENDMENT = Amendment(
    number=1,
    amends=REGISTERED.preregistration.id,
    preregistration_sha256=REGISTERED.sha256,
    dated_utc="2026-12-03T10:00:00Z",
    what="The predicate of output pairs is a counted diagnostic.\n" + "It was fatal. " * 30,
    why="Prompts are equal on purpose.",
    outcomes_seen=True,
    original_verdict="AUDIT-FAILURE",
    amended_verdict="CERTIFIED",
    gated_by=("copied-seed",),
)
ITEM = """
from suites.instruments.small_run import small_run
from suites.instruments.test_run_audit import recorded

def test_audit(record_run):
    record_run(recorded(small_run()))
"""


@pytest.fixture(scope="module")
def valid() -> RunEvidence:
    return small_run()


def doctored(id_: str, valid: RunEvidence) -> RunEvidence:
    return next(case for case in DOCTORED if case.id == id_).doctor(valid)


def unchecked(run: RunEvidence) -> dict[str, str]:
    return {each.id: each.why for each in audit_run(run).unchecked}


def pool_of(valid: RunEvidence) -> RunEvidence:
    """The run as it is when its pool is complete and no arm has begun."""
    return replace(
        valid, arms=None, registered=None, units=(), round0=(), transitions=(), generations=()
    )


def recorded(run: RunEvidence, *amendments: Amendment) -> RunRecord:
    """As the run's item records it, with the texts that the run has."""
    return RunRecord("small", audit_run(run, amendments), provenance_of(run), state_of(run))


def report(harvest: RepairHarvest) -> RunReport:
    counts = ItemCounts(0, 0, 0, 0, 0)
    return report_on(Harvest(counts, (), (), (), (), (), (), repair=harvest), [], stopped=False)


def told(audited: RunEvidence, *amendments: Amendment) -> str:
    record = recorded(audited, *amendments)
    made = [observe_arm(audited, unit, "B") for unit in small_run().measured]
    return terminal.render(report(RepairHarvest(tuple(made), runs=(record,))), 100, color=False)


def test_of_the_valid_run_every_invariant_holds(valid: RunEvidence) -> None:
    audit = audit_run(valid)
    assert (audit.holds, audit.broken, audit.unchecked) == (IDS, (), ())
    assert audit.status is AuditStatus.HOLDS


def test_a_doctored_run_is_a_failure_with_its_invariant_and_first_finding(
    valid: RunEvidence,
) -> None:
    audit = audit_run(doctored("other-seed", valid))
    (broken,) = audit.broken
    assert (broken.id, broken.findings) == ("seeds", 1)
    assert broken.first == "small__3 B:1: seed 7 is not the hash of its payload"
    assert audit.holds == tuple(id_ for id_ in IDS if id_ != "seeds")
    assert audit.status is AuditStatus.FAILURE


def test_without_the_dataset_four_invariants_are_not_checked_and_none_of_them_holds(
    valid: RunEvidence,
) -> None:
    bare = replace(valid, hidden_calls={})
    assert unchecked(bare) == dict.fromkeys(OF_THE_DATASET, NO_DATASET)
    assert unchecked(replace(valid, by_reference=frozenset({"small__1"}))) == unchecked(bare)
    assert not set(OF_THE_DATASET) & set(audit_run(bare).holds)
    assert audit_run(bare).status is AuditStatus.PARTLY_CHECKED


def test_a_plan_that_is_not_there_is_a_failure_and_the_run_is_not_compared_with_it(
    valid: RunEvidence,
) -> None:
    audit = audit_run(doctored("no-plan", valid))
    assert [each.id for each in audit.broken] == ["preregistered-first"]
    assert unchecked(doctored("no-plan", valid)) == {"as-planned": "the plan is not there"}


def test_a_demonstration_is_not_checked_against_a_plan(valid: RunEvidence) -> None:
    assert valid.arms is not None
    demonstration = replace(
        valid,
        registered=None,
        arms=replace(valid.arms, preregistration="", preregistration_sha256=""),
        manifest=replace(valid.manifest, units_wanted=3),
    )
    why = "a demonstration has no plan"
    assert unchecked(demonstration) == {"preregistered-first": why, "as-planned": why}


def test_of_a_pool_alone_what_only_arms_have_is_not_checked(valid: RunEvidence) -> None:
    pool = pool_of(valid)
    assert set(OF_A_POOL) <= set(IDS)
    assert audit_run(pool).holds == tuple(id_ for id_ in IDS if id_ in OF_A_POOL)
    assert unchecked(pool) == {id_: NO_ARMS for id_ in IDS if id_ not in OF_A_POOL}


def _foreign(made: Candidate) -> Candidate:
    payload = "antidote.another.pool" + made.seed_payload[len(made.namespace) :]
    return replace(made, seed_payload=payload, seed=seed_of_payload(payload))


CHANGES: dict[str, Callable[[Candidate], list[Candidate]]] = {
    "whole-records": lambda made: [made, made],
    "transition-completeness": lambda _made: [],
    "seeds": lambda made: [_foreign(made)],
    "prompts": lambda made: [replace(made, prompt_sha256="0" * 64)],
    "model-constant": lambda made: [replace(made, fingerprint_sha256="e" * 64)],
    "outcomes": lambda made: [replace(made, hidden="ff")],
}


@pytest.mark.parametrize("id_", sorted(CHANGES))
def test_each_invariant_of_a_pool_can_fail_on_a_pool_alone(id_: str, valid: RunEvidence) -> None:
    pool = pool_of(valid)
    changed = replace(pool, pool=(*CHANGES[id_](pool.pool[0]), *pool.pool[1:]))
    assert [each.id for each in audit_run(changed).broken] == [id_]


def test_a_run_under_way_lacks_records_without_a_finding_and_may_have_no_foreign_one(
    valid: RunEvidence,
) -> None:
    open_ = replace(valid, generations=valid.generations[:-3])
    assert [each.id for each in audit_run(open_).broken] == ["transition-completeness"]
    audit = audit_run(open_, under_way=True)
    assert audit.broken == ()
    assert [each.id for each in audit.unchecked] == ["transition-completeness"]
    fifth = doctored("fifth-round", open_)
    assert [each.id for each in audit_run(fifth, under_way=True).broken] == [
        "transition-completeness"
    ]


def test_amendments_are_those_of_the_plan_that_the_run_names(valid: RunEvidence) -> None:
    other = replace(AMENDMENT, number=2, preregistration_sha256="0" * 64)
    assert audit_run(valid, [AMENDMENT, other]).amendments == (AMENDMENT,)
    assert audit_run(pool_of(valid), [AMENDMENT, other]).amendments == ()


def test_a_record_survives_the_crossing_and_a_garbled_one_names_its_run(
    valid: RunEvidence,
) -> None:
    for source in (valid, doctored("no-plan", valid), replace(valid, hidden_calls={})):
        record = recorded(source, AMENDMENT)
        said = clean_properties(run_properties(record))
        assert run_record_from(json.loads(json.dumps(said))) == record
        assert audit_word(said) == record.audit.status
    for name, value in (("record", "{}"), ("audit", "AUDITED"), ("run", "other")):
        with pytest.raises(ReportError, match="record of run"):
            run_record_from({**dict(said), name: value}.items())
    assert run_record_from([("kind", "repair")]) is None
    assert audit_word([("audit", "AUDITED")]) == ""


def test_two_records_of_a_run_that_differ_are_refused(valid: RunEvidence) -> None:
    pair = tuple(recorded(each) for each in (valid, doctored("no-plan", valid)))
    assert "two that differ" in report(RepairHarvest(runs=pair)).complaints[0]
    assert not report(RepairHarvest(runs=(pair[0], pair[0]))).complaints


def test_the_terminal_says_that_all_hold_and_each_amendment_in_a_line(valid: RunEvidence) -> None:
    text = told(valid, AMENDMENT)
    assert f"\naudit: all {len(IDS)} invariants hold\n" in text
    (line,) = (line for line in text.splitlines() if line.startswith("amendment"))
    assert line.startswith(
        "amendment 0001 of 2026-12-03T10:00:00Z, outcomes seen; original verdict: AUDIT-FAILURE; "
        "amended: CERTIFIED; The predicate of output pairs is a counted diagnostic. It was fatal."
    )
    assert line.endswith("[...]")


def test_the_terminal_says_what_failed_and_what_was_not_checked(valid: RunEvidence) -> None:
    text = told(replace(doctored("other-seed", valid), hidden_calls={}))
    said = text[text.index("audit: ") :].splitlines()
    assert said[:3] == [
        "audit: AUDIT-FAILURE: seeds",
        "  seeds: 1 finding: small__3 B:1: seed 7 is not the hash of its payload",
        f"  not checked: {', '.join(OF_THE_DATASET)} ({NO_DATASET})",
    ]


def test_a_run_whose_audit_did_not_run_is_never_said_to_hold(valid: RunEvidence) -> None:
    made = tuple(observe_arm(valid, unit, "B") for unit in valid.measured)
    text = terminal.render(report(RepairHarvest(made)), 100, color=False)
    assert "audit: not told, as the item of run small was not run" in text
    assert "invariants hold" not in text


def test_the_summary_has_the_audit_whole(valid: RunEvidence) -> None:
    record = recorded(doctored("other-seed", valid), AMENDMENT)
    made = as_json.document(report(RepairHarvest(runs=(record,))))
    (summary,) = json.loads(json.dumps(made, allow_nan=False))["summary"]["repair"]
    audit = summary["record"]["audit"]
    assert (audit["status"], audit["broken"][0]["id"]) == ("AUDIT-FAILURE", "seeds")
    assert audit["amendments"][0]["what"] == AMENDMENT.what
    assert len(audit["holds"]) == len(IDS) - 1


def test_the_run_s_item_passes_with_its_word_in_every_mode(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(ITEM)
    found = []
    for mode in MODES:
        result = run(pytester, "-v", *mode)
        result.assert_outcomes(passed=1)
        assert any("AUDITED" in line for line in result.outlines)
        found.append(summary_of(pytester)["summary"]["repair"])
    assert found[0] == found[1] == found[2]
    assert found[0][0]["record"]["audit"]["status"] == "AUDITED"


def test_only_an_item_that_passed_tells_of_its_run(valid: RunEvidence) -> None:
    record = recorded(valid)
    found = []
    for outcome in ("passed", "failed"):
        collector = Collector()
        collector.expect(["i"])
        collector.take("i", "call", outcome, run_properties(record))
        collector.take("i", "teardown", "passed", [])
        found.append(collector.harvest().repair.runs)
    assert found == [(record,), ()]

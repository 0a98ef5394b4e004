"""What surrounds the rounds: faults, guards, scores, evidence, the command that starts a run."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from audits.frozen_files import changed_files
from benchmark.outcomes import OutcomeKind
from benchmark.ports import ChatMessage, ChatRequest, Completion, Generation, Sampling
from benchmark.repair import files
from benchmark.repair.packet import messages_sha256
from benchmark.repair.tiers import RepairTask
from benchmark.repair.worked import TASK
from benchmark.repair_events import Fault, ReplayRow, Unscored
from benchmark.repair_records import PromptRow, Transition
from benchmark.verdicts import Evaluated, Submission, TestOutcome, Verdict
from fixtures.errors import FixtureError
from fixtures.ledger_store import Ledger
from fixtures.models.scripted import ScriptedModel
from fixtures.models.slots import in_slots
from fixtures.oracle.client import ForkServerOracle
from fixtures.repair.ask import answers
from fixtures.repair.context import Context
from fixtures.repair.freeze import SUMS, freeze_run
from fixtures.repair.loop import Loop
from fixtures.repair.pool import draw_pool, first_requests, select_units
from fixtures.repair.replay import AGAIN, RECORD, check_replay
from fixtures.repair.run import is_complete, run_arms
from fixtures.repair.store import STATUS, RunStore
from suites.instruments.small_repair import (
    POPULATION,
    answer,
    context,
    preregistration,
    whole_run,
)


@pytest.fixture(scope="module")
def oracle() -> Iterator[ForkServerOracle]:
    with ForkServerOracle() as server:
        yield server


class Faulty(ScriptedModel):
    """Fails at the second answer, as often as it is told."""

    def __init__(self, faults: int, *, retryable: bool = True) -> None:
        super().__init__(answer)
        self.faults, self.retryable = faults, retryable

    def generate(self, messages: Sequence[ChatMessage], sampling: Sampling) -> Generation:
        if len(self.asked) == 1 and self.faults:
            self.faults -= 1
            raise FixtureError("server: gone, got 500", retryable=self.retryable)
        return super().generate(messages, sampling)


def faulty_run(tmp_path: Path, model: ScriptedModel, oracle: ForkServerOracle) -> Context:
    return context(Ledger(tmp_path), model, oracle)


def test_a_fault_of_the_backend_is_recorded_and_asked_again(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    run = faulty_run(tmp_path, Faulty(2), oracle)
    wanted = first_requests(run, 3)
    found = list(answers(run.model, run.manifest, wanted, run.store, waits_s=(0.0,)))
    assert [each.wanted for each in found] == wanted
    assert [each.attempts for each in found] == [1, 3, 1]
    faults = run.store.records(files.FAULTS, Fault)
    assert [(each.where, each.retried) for each in faults] == [("small__2 pool:1", True)] * 2


@pytest.mark.parametrize(("faults", "retryable", "recorded"), [(9, True, 5), (1, False, 1)])
def test_a_fault_that_stays_ends_the_run_and_is_no_answer(
    tmp_path: Path, oracle: ForkServerOracle, faults: int, retryable: bool, recorded: int
) -> None:
    run = faulty_run(tmp_path, Faulty(faults, retryable=retryable), oracle)
    found = answers(run.model, run.manifest, first_requests(run, 3), run.store, waits_s=(0.0,))
    assert next(found).attempts == 1
    with pytest.raises(FixtureError, match="server: gone"):
        next(found)
    rows = run.store.records(files.FAULTS, Fault)
    assert [each.retried for each in rows] == [True] * (recorded - 1) + [False]


class Concurrent(ScriptedModel):
    slots = 4

    def generate_many(self, requests: Sequence[ChatRequest]) -> Iterator[Completion]:
        return in_slots(self.generate, requests, self.slots)


class Broken:
    """An oracle that fails on our side while it is told to."""

    def __init__(self, oracle: ForkServerOracle) -> None:
        self.oracle, self.fails = oracle, True

    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        for verdict in self.oracle.verdicts(submissions):
            lost = TestOutcome(OutcomeKind.INFRA)
            yield replace(verdict, outcomes=(lost,)) if self.fails else verdict

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        return tuple(self.oracle.evaluate(code, expressions))


def test_an_answer_that_the_oracle_failed_at_is_scored_later_and_not_drawn_anew(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    model, broken = ScriptedModel(answer), Broken(oracle)
    run = replace(context(Ledger(tmp_path), model, oracle), oracle=broken)
    for _again in range(2):
        with pytest.raises(FixtureError, match="oracle: no verdict"):
            draw_pool(run)
    (kept,) = run.store.records(files.UNSCORED, Unscored)
    assert (kept.task, kept.arm, kept.round) == ("small__2", "pool", 0)
    assert "no verdict" in run.store.records(files.FAULTS, Fault)[0].message
    asked, broken.fails = len(model.asked), False
    found = draw_pool(run)
    assert found["small__2"][0].text == kept.text
    assert len(model.asked) - asked == sum(map(len, found.values())) - 1


def test_round_0_that_differs_from_the_pinned_one_ends_a_run(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    run = whole_run(Ledger(tmp_path), ScriptedModel(answer), oracle)
    pools = draw_pool(run)
    units = select_units(run, pools)
    task = run.population.tasks[0]
    other = replace(
        run.population, tasks=(replace(task, prompt="x = 1"), *run.population.tasks[1:])
    )
    with pytest.raises(FixtureError, match="another prompt than was pinned"):
        run_arms(replace(run, population=other), pools, units, preregistration(Ledger(tmp_path)))


def test_a_replay_is_against_the_record_once_there_is_one(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    run = faulty_run(tmp_path, Concurrent(answer), oracle)
    first = check_replay(run)
    draw_pool(run)
    second = check_replay(run)
    assert [each.against for each in (*first, *second)] == [AGAIN] * 4 + [RECORD] * 4
    assert all(each.same for each in run.store.records(files.REPLAY, ReplayRow))


def test_a_replay_that_differs_is_a_finding_and_stops_nothing(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    count = iter(range(1000))
    model = ScriptedModel(lambda messages, sampling: f"answer {next(count)}")
    assert [each.same for each in check_replay(faulty_run(tmp_path, model, oracle))] == [False] * 4


class Changing(ScriptedModel):
    """Another version answers from the fifth answer on."""

    @property
    def fingerprint(self) -> dict[str, str]:
        return {**super().fingerprint, "version": "1" if len(self.asked) < 5 else "2"}


def test_a_model_that_changes_in_mid_run_ends_it_before_it_is_asked_again(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    model = Changing(answer)
    run = faulty_run(tmp_path, model, oracle)
    with pytest.raises(FixtureError, match="the model changed, got fingerprint"):
        draw_pool(run)
    asked = len(model.asked)
    with pytest.raises(FixtureError, match="the model changed"):
        check_replay(run)
    assert len(model.asked) == asked


def test_a_prompt_above_the_bound_is_guarded_and_not_asked(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    ledger = Ledger(tmp_path)
    run = context(ledger, ScriptedModel(answer), oracle)
    pools = draw_pool(run)
    units = select_units(run, pools)
    tight = replace(run, manifest=replace(run.manifest, prompt_tokens_max=40))
    Loop(tight, pools, units).run()
    transitions = run.store.records(files.TRANSITIONS, Transition)
    guarded = {(t.task, t.arm, t.round) for t in transitions if t.guard}
    assert guarded
    assert all(t.prompt_tokens > 40 for t in transitions if t.guard)
    assert (
        set(run.store.candidates(files.GENERATIONS))
        == {(t.task, t.arm, t.round) for t in transitions} - guarded
    )
    assert is_complete(tight, units)


def test_every_prompt_is_kept_once_under_its_hash(tmp_path: Path, oracle: ForkServerOracle) -> None:
    run = whole_run(Ledger(tmp_path), ScriptedModel(answer), oracle)
    kept = files.read(run.store.folder, files.PROMPTS, PromptRow)
    hashes = [row.prompt_sha256 for row in kept]
    assert len(set(hashes)) == len(hashes)
    asked = {each.prompt_sha256 for each in run.store.candidates(files.GENERATIONS).values()}
    asked |= {each.prompt_sha256 for each in run.store.candidates(files.POOL).values()}
    assert asked == set(hashes)


def test_no_file_of_a_run_has_a_line_of_the_dataset(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    run = whole_run(Ledger(tmp_path), ScriptedModel(answer), oracle)
    told = {line.strip() for text in POPULATION.prompts.values() for line in text.split("\n")}
    told = {line for line in told if line.count(" ") >= 1}
    assert told
    for path in run.store.folder.iterdir():
        written = path.read_text(encoding="utf-8")
        assert [line for line in told if json.dumps(line)[1:-1] in written] == []


def test_texts_of_a_run_come_back_to_the_character(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    run = whole_run(Ledger(tmp_path), ScriptedModel(answer), oracle)
    rows = run.store.records(files.PROMPTS, PromptRow)
    assert rows
    assert all(messages_sha256(row.messages) == row.prompt_sha256 for row in rows)
    shortened = files.read(run.store.folder, files.PROMPTS, PromptRow)
    assert any(messages_sha256(row.messages) != row.prompt_sha256 for row in shortened)


def test_another_prompt_of_the_dataset_than_a_run_began_with_ends_it(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    run = whole_run(Ledger(tmp_path), ScriptedModel(answer), oracle)
    other = {task: text.replace("Multiply", "Divide") for task, text in POPULATION.prompts.items()}
    store = RunStore(Ledger(tmp_path), run.store.run_id, other)
    with pytest.raises(FixtureError, match="another text of small__2 than was written"):
        store.keep_prompts([])


def test_no_arm_is_asked_without_a_preregistration_but_in_a_demonstration(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    for name, units in (("whole", 0), ("demonstration", 1)):
        ledger = Ledger(tmp_path / name)
        run = context(ledger, ScriptedModel(answer), oracle, units)
        pools = draw_pool(run)
        dead = select_units(run, pools)
        missing = ledger.root / "missing.toml"
        if units:
            run_arms(run, pools, dead, missing)
            assert (len(dead), is_complete(run, dead)) == (1, True)
        else:
            with pytest.raises(FixtureError, match="preregistration: unreadable"):
                run_arms(run, pools, dead, missing)
            assert not run.store.exists(files.GENERATIONS)


def test_a_preregistration_that_changed_in_mid_run_is_refused(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    ledger = Ledger(tmp_path)
    whole_run(ledger, ScriptedModel(answer), oracle)
    preregistration(ledger).write_text("claims = [1]\n", encoding="ascii")
    with pytest.raises(FixtureError, match="manifest fixes preregistration_sha256"):
        whole_run(ledger, ScriptedModel(answer), oracle)


def test_a_finished_run_is_frozen_with_its_hashes_and_never_again(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    store = whole_run(Ledger(tmp_path / "ledger"), ScriptedModel(answer), oracle).store
    with pytest.raises(FixtureError, match="got a run that isn't complete"):
        freeze_run(store, tmp_path, complete=False)
    target = freeze_run(store, tmp_path, complete=True)
    for line in (target / SUMS).read_text(encoding="ascii").splitlines():
        digest, _, name = line.partition("  ")
        assert store.digest(name) == digest
        assert (target / name).read_bytes() == store.path(name).read_bytes()
    assert (target / files.GENERATIONS).exists()
    assert changed_files(target) == ()
    with pytest.raises(FixtureError, match="is frozen already"):
        freeze_run(store, tmp_path, complete=True)


def test_any_change_of_a_frozen_folder_is_found(tmp_path: Path, oracle: ForkServerOracle) -> None:
    store = whole_run(Ledger(tmp_path / "ledger"), ScriptedModel(answer), oracle).store
    target = freeze_run(store, tmp_path, complete=True)
    (target / files.POOL).write_bytes((target / files.POOL).read_bytes() + b"\n")
    (target / files.FAULTS).write_bytes(b"")
    (target / files.UNITS).unlink()
    found = {finding.place: finding.sentence for finding in changed_files(target)}
    assert sorted(found) == [files.FAULTS, files.POOL, files.UNITS]
    assert found[files.FAULTS] == "is there and was not frozen"
    assert found[files.UNITS] == "was frozen and is not there"
    (target / SUMS).unlink()
    assert [finding.place for finding in changed_files(target)] == [SUMS]


def test_records_come_back_from_their_rows() -> None:
    row = files.to_row(TASK)
    assert files.from_row(RepairTask, row, "here") == TASK
    with pytest.raises(ValueError, match="here: no RepairTask"):
        files.from_row(RepairTask, {**row, "more": 1}, "here")


def test_a_status_file_says_how_far_a_run_is(tmp_path: Path, oracle: ForkServerOracle) -> None:
    run = whole_run(Ledger(tmp_path), ScriptedModel(answer), oracle)
    said = json.loads(run.store.path(STATUS).read_text(encoding="ascii"))
    assert said["stage"] == "arms"
    assert said["done"] == said["total"] == len(run.store.candidates(files.GENERATIONS))
    assert said["at_utc"] <= said["estimated_end_utc"]


def test_of_a_demonstration_s_pool_no_end_is_foretold(
    tmp_path: Path, oracle: ForkServerOracle
) -> None:
    run = context(Ledger(tmp_path), ScriptedModel(answer), oracle, units_wanted=1)
    draw_pool(run)
    said = json.loads(run.store.path(STATUS).read_text(encoding="ascii"))
    assert (said["at_most"], said["estimated_end_utc"]) == (True, None)

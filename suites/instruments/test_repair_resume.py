"""A repair run killed again and again loses nothing, doubles nothing, and halves nothing."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from benchmark import repair_protocol as protocol
from benchmark.repair import files
from benchmark.repair.catalogue import read_arms
from benchmark.repair.seeds import seed_of_payload
from benchmark.repair_records import Candidate, Transition, Unit
from fixtures.errors import FixtureError
from fixtures.ledger_store import Ledger
from fixtures.models.scripted import ScriptedModel
from fixtures.oracle.client import ForkServerOracle
from fixtures.repair.store import RunStore
from suites.instruments.small_repair import NUMBERS, RUN, answer, whole_run

POOL = len(NUMBERS) * protocol.POOL_CANDIDATES
# Answers until each kill, and the file that is left with half a line: in the replay, in the pool,
# at its end, in the first round, between rounds, late.
KILLS = (
    (3, ""),
    (20, files.POOL),
    (16, files.PROMPTS),
    (12, files.TRANSITIONS),
    (40, files.GENERATIONS),
    (37, ""),
)


def killed(ledger: Path, log: Path, torn: str, last: int) -> None:
    command = [sys.executable, "-m", "suites.instruments.small_repair"]
    done = subprocess.run(
        [*command, str(ledger), str(log), torn, str(last)], capture_output=True, check=False
    )
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()[-2000:]


def without_times(record: Candidate) -> tuple[object, ...]:
    return tuple(
        getattr(record, name) for name in Candidate.__slots__ if name not in ("at_utc", "wall_s")
    )


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the same run without a kill."""
    ledger = Ledger(tmp_path_factory.mktemp("unbroken"))
    with ForkServerOracle() as oracle:
        return whole_run(ledger, ScriptedModel(answer), oracle).store.folder


def test_after_six_kills_the_run_is_the_one_that_nobody_killed(
    tmp_path: Path, unbroken: Path
) -> None:
    ledger, log = Ledger(tmp_path / "ledger"), tmp_path / "asked.txt"
    for last, torn in KILLS:
        killed(ledger.root, log, torn, last)
    with ForkServerOracle() as oracle:
        folder = whole_run(ledger, ScriptedModel(answer), oracle).store.folder
    for name in (files.POOL, files.GENERATIONS):
        ours = files.read(folder, name, Candidate)
        assert [without_times(each) for each in ours] == [
            without_times(each) for each in files.read(unbroken, name, Candidate)
        ]
    for name in (files.UNITS, files.TRANSITIONS, files.ROUND0, files.TASKS):
        assert (folder / name).read_bytes() == (unbroken / name).read_bytes()


def test_a_unit_has_four_rounds_of_each_of_eight_arms_and_the_pool_eight_a_task(
    unbroken: Path,
) -> None:
    units = files.read(unbroken, files.UNITS, Unit)
    made = files.read(unbroken, files.GENERATIONS, Candidate)
    assert len(files.read(unbroken, files.POOL, Candidate)) == POOL
    assert units
    expected = {(u.task, a.id, r) for u in units for a in read_arms() for r in range(4)}
    assert {(each.task, each.arm, each.round) for each in made} == expected
    assert len(made) == len(expected)


def test_some_unit_is_unlocked_and_some_arm_is_not(unbroken: Path) -> None:
    made = files.read(unbroken, files.GENERATIONS, Candidate)
    arms = {each.arm for each in made if each.unlocks}
    assert arms
    assert "B" not in arms  # the script is never right without code
    assert all(each.hidden == "" for each in made if not each.passes_public)


def test_every_seed_is_that_of_its_payload_and_no_payload_is_used_twice(unbroken: Path) -> None:
    made = files.read(unbroken, files.GENERATIONS, Candidate)
    made += files.read(unbroken, files.POOL, Candidate)
    payloads = [each.seed_payload for each in made]
    assert len(set(payloads)) == len(payloads)
    for each in made:
        assert each.seed == seed_of_payload(each.seed_payload)
        assert each.seed_payload == (
            f"{each.namespace}|{each.cell.id}|{each.task}|{each.arm}|{each.round}"
        )
    assert {each.namespace for each in made} == {"antidote.small.pool", "antidote.small.arms"}


def test_round_zero_is_what_the_manifest_of_the_arms_pinned(unbroken: Path) -> None:
    pinned = files.read(unbroken, files.ROUND0, Transition)
    run = files.read(unbroken, files.TRANSITIONS, Transition)
    first = {(each.task, each.arm): each for each in run if each.round == 0}
    assert first == {(each.task, each.arm): each for each in pinned}


def test_in_every_round_blocks_are_equal_where_arms_mirror_each_other(unbroken: Path) -> None:
    states = {
        (each.task, each.round, each.arm): each
        for each in files.read(unbroken, files.TRANSITIONS, Transition)
    }
    for (task, number, arm), state in states.items():
        if arm == "CF-SF":
            assert state.constraint_sha256 == states[task, number, "TC"].constraint_sha256
            assert state.incumbent == states[task, number, "TC"].incumbent
            assert state.code_sha256 == states[task, number, "GR-SHAPE"].code_sha256
            assert state.bullets == states[task, number, "GR-SHAPE"].bullets
        if arm == "P-F":
            assert state.code_sha256 == states[task, number, "P"].code_sha256


def test_another_model_in_mid_run_is_refused(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    with ForkServerOracle() as oracle:
        whole_run(ledger, ScriptedModel(answer), oracle)
        with pytest.raises(FixtureError, match=r"manifest fixes fingerprint, got .*'2'"):
            whole_run(ledger, ScriptedModel(answer, version="2"), oracle)


def test_two_runs_do_not_ask_at_once(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    with (
        RunStore(ledger, RUN, {}).serving(),
        pytest.raises(FixtureError, match="another run is asking a model"),
        RunStore(ledger, "other", {}).serving(),
    ):
        pass

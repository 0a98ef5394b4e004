"""A repair run small enough for tests: three tasks, a scripted model, the real oracle.

Run as a module, LEDGER LOG TORN ANSWERS: begins or resumes the run and dies of SIGKILL after
ANSWERS answers, leaving half a line in the run's file TORN if one is named.
"""

import hashlib
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmark.corpus.evalplus.source import DATASETS
from benchmark.ports import ChatMessage, Sampling
from benchmark.repair.catalogue import read_arms
from benchmark.repair.tiers import RepairTask
from benchmark.repair_records import Exclusion
from fixtures.ledger_store import Ledger
from fixtures.models.scripted import ScriptedModel
from fixtures.oracle.client import ForkServerOracle
from fixtures.progress import Reporter
from fixtures.repair.context import Context
from fixtures.repair.pool import draw_pool, select_units
from fixtures.repair.population import Population
from fixtures.repair.replay import check_replay
from fixtures.repair.run import Plan, is_complete, open_manifest, run_arms
from fixtures.repair.store import RunStore

RUN: Final = "small"
KEY: Final = {"oracle": "test", "python": "test"}
NUMBERS: Final = (2, 3, 5)


def task(number: int) -> RepairTask:
    """Multiply by `number`: easy to get right for 0, and for 2 by adding 2."""
    values = (0, 2, 9)
    return RepairTask(
        task=f"small__{number}",
        function_name="times",
        prompt=f'def times(n):\n    """Multiply n by {number}."""\n',
        canonical=f"def times(n):\n    return n * {number}\n",
        public=tuple(f"assert times({n}) == {n * number}" for n in values),
        facts=tuple(f"times({n}) == {n * number}" for n in values),
        hidden=(f"assert times(7) == {7 * number}", f"assert times(1) == {number}"),
        hidden_before_cap=2,
    )


POPULATION: Final = Population(
    DATASETS[0], tuple(map(task, NUMBERS)), (Exclusion("small__9", "loader", "for the test"),)
)


def answer(messages: Sequence[ChatMessage], sampling: Sampling) -> str:
    """Right for one prompt and seed in eight where code is shown, never where none is; else a
    constant, an addition, or prose. Of the same request always the same."""
    prompt = messages[-1].content
    draw = hashlib.sha256(f"{prompt}{sampling.seed}".encode()).digest()[0] % 8
    number = prompt.partition("Multiply n by ")[2].partition(".")[0]
    if draw == 0 and "Previous solution" in prompt:
        return f"So:\n```python\ndef times(n):\n    return n * {number}\n```\n"
    if draw == 1:
        return "I am not sure."
    body = ("n + 2", "0", "n", "n - 1", "n ** 2", "2 * n + 1")[draw % 6]
    return f"```python\ndef times(n):\n    return {body}\n```\n"


@dataclass
class Mortal:
    """A model that writes down what it is asked, and dies at its `last` answer."""

    log: Path
    last: int
    torn: Path | None
    asked: int = 0

    def script(self, messages: Sequence[ChatMessage], sampling: Sampling) -> str:
        if self.asked == self.last:
            if self.torn is not None:
                with open(self.torn, "ab") as stream:
                    stream.write(b'{"cell": {"bench')
            os.kill(os.getpid(), signal.SIGKILL)
        self.asked += 1
        with open(self.log, "a", encoding="ascii") as stream:
            stream.write(f"{sampling.seed}\n")
        return answer(messages, sampling)


def context(
    ledger: Ledger, model: ScriptedModel, oracle: ForkServerOracle, units_wanted: int = 0
) -> Context:
    """The run with all arms, its manifest written or checked."""
    store = RunStore(ledger, RUN, POPULATION.prompts)
    plan = Plan(RUN, "weights", 1, "for the test", KEY, units_wanted)
    manifest = open_manifest(store, plan, POPULATION, model)
    return Context(store, manifest, POPULATION, read_arms(), model, oracle, Reporter(False))


def preregistration(ledger: Ledger) -> Path:
    path = ledger.root / "preregistration.toml"
    if not path.exists():
        path.write_text("claims = []\n", encoding="ascii")
    return path


def whole_run(ledger: Ledger, model: ScriptedModel, oracle: ForkServerOracle) -> Context:
    """All stages, to the end."""
    run = context(ledger, model, oracle)
    with run.store.serving():
        check_replay(run)
        pools = draw_pool(run)
        units = select_units(run, pools)
        run_arms(run, pools, units, preregistration(ledger))
        assert is_complete(run, units)
    return run


def main() -> None:
    folder, log, torn, last = sys.argv[1:]
    ledger = Ledger(Path(folder))
    file = RunStore(ledger, RUN, {}).path(torn) if torn else None
    mortal = Mortal(Path(log), int(last), file)
    with ForkServerOracle() as oracle:
        whole_run(ledger, ScriptedModel(mortal.script), oracle)


if __name__ == "__main__":
    main()

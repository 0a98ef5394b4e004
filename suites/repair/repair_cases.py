"""Which repair measurements there are: of frozen runs, or of the run that --repair-run names.

Units of a run are known when its pool is complete. A demonstration (`--units N`) has N of them,
whichever they are: its items stand for places until they run.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from audits.run_evidence import EVIDENCE, RunEvidence, read_run
from benchmark.repair import files
from benchmark.repair.catalogue import read_arms
from benchmark.repair_records import Unit
from reports.repair.from_run import repair_unit

PREREGISTRATIONS: Final = Path("audits/preregistration")


@dataclass(frozen=True, slots=True)
class RepairCase:
    """One measurement of a run. Without a `unit` it is the unit at `place` that the run finds."""

    run: str
    place: int
    arm: str
    unit: Unit | None = None

    @property
    def id(self) -> str:
        name = self.unit.task if self.unit is not None else f"unit{self.place + 1}"
        return re.sub(r"[^A-Za-z0-9_.-]", "_", f"{name}-{self.arm}-{self.run}")[:80]


def folder_of(config: pytest.Config, run: str) -> Path | None:
    """Where a run's files are, frozen first; None where it has not begun."""
    here = (
        config.rootpath / EVIDENCE / run,
        config.rootpath / config.getoption("--ledger") / files.KIND / run,
    )
    return next((path for path in here if (path / files.MANIFEST).is_file()), None)


def evidence_of(config: pytest.Config, run: str) -> RunEvidence | None:
    """The run's records; None where it has not begun."""
    folder = folder_of(config, run)
    return None if folder is None else read_run(folder, config.rootpath / PREREGISTRATIONS)


def runs(config: pytest.Config) -> Sequence[str]:
    """The named run, or all frozen ones."""
    named = config.getoption("--repair-run")
    frozen = sorted(path.parent.name for path in (config.rootpath / EVIDENCE).glob("*/arms.json"))
    return [named] if named else frozen


def cases(config: pytest.Config) -> Sequence[object]:
    """Parameters, sorted by run, unit and arm."""
    found: list[object] = []
    for run in runs(config):
        evidence = evidence_of(config, run)
        if evidence is not None and evidence.arms is not None:
            found += _known(evidence, run)
        elif config.getoption("--units") and not _only_read(config):
            found += _places(config, run)
    return found


def _only_read(config: pytest.Config) -> bool:
    return bool(config.getoption("--pool-only") or config.getoption("--as-is"))


def may_be_open(config: pytest.Config, run: RunEvidence) -> bool:
    """True for a run whose records may still come: not frozen, and no more than read."""
    frozen = (config.rootpath / EVIDENCE / run.name).is_dir()
    return not frozen and (run.arms is None or bool(config.getoption("--as-is")))


def _known(run: RunEvidence, name: str) -> Sequence[object]:
    arms = run.arms.arms if run.arms is not None else ()
    made = []
    for place, unit in enumerate(run.measured):
        for arm in arms:
            case = RepairCase(name, place, arm, unit)
            mark = pytest.mark.repair_unit(repair_unit(run, unit, arm))
            made.append(pytest.param(case, id=case.id, marks=mark))
    return made


def _places(config: pytest.Config, run: str) -> Sequence[object]:
    chosen = [n.strip() for n in config.getoption("--repair-arms").split(",") if n.strip()]
    arms = [arm.id for arm in read_arms() if not chosen or arm.id in chosen]
    made = [
        RepairCase(run, place, arm) for place in range(config.getoption("--units")) for arm in arms
    ]
    return [pytest.param(case, id=case.id) for case in made]

"""The files of a repair run, as records: what the invariants read. Nothing is run.

Source: falsification paper, section 2.2.2 (manifests, transitions, executable audit).
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Final, TypeVar

from audits.errors import AuditError
from audits.preregistration.read import Registered, read_preregistration
from benchmark import jsonl
from benchmark.errors import BenchmarkError
from benchmark.repair import files
from benchmark.repair.reference import row_refers, row_restored
from benchmark.repair_events import Fault, ReplayRow
from benchmark.repair_records import (
    ArmsManifest,
    Candidate,
    Exclusion,
    PromptRow,
    RunManifest,
    TaskRow,
    Transition,
    Unit,
)
from benchmark.verdicts import sha256_text

T = TypeVar("T")
EVIDENCE: Final = Path("audits/evidence/repair")
UNDER_WAY: Final = Path("audits/under_way/repair")  # committed before their end


@dataclass(frozen=True)
class RunEvidence:
    """One run. `torn` counts half-written lines by file, `digests` hash the files' bytes; `arms` is
    None before the first token of an arm. `by_reference` are the tasks of which a text still has
    lines of the dataset by number. `hidden_calls` are, for each task, calls of the hidden
    tier that no public text has; empty where the data isn't at hand."""

    name: str
    manifest: RunManifest
    tasks: tuple[TaskRow, ...]
    exclusions: tuple[Exclusion, ...]
    replay: tuple[ReplayRow, ...]
    prompts: tuple[PromptRow, ...]
    pool: tuple[Candidate, ...]
    units: tuple[Unit, ...]
    arms: ArmsManifest | None
    round0: tuple[Transition, ...]
    transitions: tuple[Transition, ...]
    generations: tuple[Candidate, ...]
    faults: tuple[Fault, ...]
    torn: Mapping[str, int] = field(default_factory=dict)
    digests: Mapping[str, str] = field(default_factory=dict)
    registered: Registered | None = None
    by_reference: frozenset[str] = frozenset()
    hidden_calls: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def measured(self) -> tuple[Unit, ...]:
        """The dead units that the arms are run on."""
        chosen = self.arms.samples if self.arms is not None else ()
        return tuple(unit for unit in self.units if unit.sample in chosen)

    @property
    def pooled_tasks(self) -> tuple[str, ...]:
        """The tasks whose pool the run drew, in source order: all of them, or of a demonstration
        those up to the last that it needed."""
        tasks = tuple(row.task for row in self.tasks)
        if not self.manifest.units_wanted:
            return tasks
        drawn = {candidate.task for candidate in self.pool}
        return tuple(task for task in tasks if task in drawn)

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The pool's, then the arms'."""
        return self.pool + self.generations

    @cached_property
    def texts(self) -> dict[str, str]:
        """All turns of each recorded prompt, by its hash."""
        return {
            row.prompt_sha256: "\n".join(content for _role, content in row.messages)
            for row in self.prompts
        }


def with_prompts(run: RunEvidence, prompts: Mapping[str, str]) -> RunEvidence:
    """The run with its texts whole: lines that stand by number are those of the tasks' `prompts`.
    A prompt that isn't the one the run was asked with is left out."""
    own = {
        row.task: prompts[row.task]
        for row in run.tasks
        if row.task in prompts and sha256_text(prompts[row.task]) == row.prompt_sha256
    }
    left = run.by_reference - own.keys()
    return replace(
        run,
        prompts=tuple(row_restored(row, own) for row in run.prompts),
        pool=tuple(row_restored(made, own) for made in run.pool),
        generations=tuple(row_restored(made, own) for made in run.generations),
        by_reference=left,
    )


def read_run(folder: Path, preregistrations: Path) -> RunEvidence:
    """The run in `folder`, with its preregistration if that is in `preregistrations`.

    Raises AuditError where a file is missing or a line is no record; torn lines are only counted.
    """
    try:
        manifest = files.read_whole(folder, files.MANIFEST, RunManifest)
        arms = None
        if (folder / files.ARMS).exists():
            arms = files.read_whole(folder, files.ARMS, ArmsManifest)
        torn = {name: jsonl.read_log(folder / name).torn for name in files.LINES}
        run = RunEvidence(
            name=folder.name,
            manifest=manifest,
            tasks=_lines(folder, files.TASKS, TaskRow),
            exclusions=_lines(folder, files.EXCLUSIONS, Exclusion),
            replay=_lines(folder, files.REPLAY, ReplayRow),
            prompts=_lines(folder, files.PROMPTS, PromptRow),
            pool=_lines(folder, files.POOL, Candidate),
            units=_lines(folder, files.UNITS, Unit),
            arms=arms,
            round0=_lines(folder, files.ROUND0, Transition),
            transitions=_lines(folder, files.TRANSITIONS, Transition),
            generations=_lines(folder, files.GENERATIONS, Candidate),
            faults=_lines(folder, files.FAULTS, Fault),
            torn={name: count for name, count in torn.items() if count},
            digests=_digests(folder),
            registered=_registered(preregistrations, arms),
        )
        texts: tuple[PromptRow | Candidate, ...] = (*run.prompts, *run.candidates)
        left = frozenset(record.task for record in texts if row_refers(record))
        return replace(run, by_reference=left)
    except BenchmarkError as error:
        raise AuditError(
            f"{folder}: is no run, got {error}; expected the files of benchmark.repair_records; "
            "restore the folder"
        ) from error


def _lines(folder: Path, name: str, kind: type[T]) -> tuple[T, ...]:
    rows = jsonl.read_log(folder / name).rows
    return tuple(files.from_row(kind, row, f"{name}:{n}") for n, row in enumerate(rows, start=1))


def _digests(folder: Path) -> dict[str, str]:
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.is_file()
    }


def _registered(folder: Path, arms: ArmsManifest | None) -> Registered | None:
    if arms is None:
        return None
    path = folder / Path(arms.preregistration).name
    return read_preregistration(path) if path.is_file() else None

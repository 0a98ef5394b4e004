"""Builds the frozen files: `python -m benchmark.construction.freeze [TIER...]`.

Without names the three tiers of the authored tasks: core, decentred, stacked.

The composition root of this room: one of the commands here that reach for an oracle. The output
depends on the task files, the mutation catalogue and the seeds alone.

Source: ExecRetrieval section 3.1 and Appendix D.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from benchmark import jsonl
from benchmark.construction import metadata
from benchmark.construction.assemble import Chosen, assemble, choose_all
from benchmark.construction.decentre import decentre
from benchmark.construction.evalplus import apart, import_tasks
from benchmark.construction.stack import stack
from benchmark.construction.verify import Verified, verify
from benchmark.corpus import plan, release_files
from benchmark.corpus.evalplus import manifest
from benchmark.corpus.evalplus.source import read_problems
from benchmark.corpus.task_folder import TASKS, read_tasks
from benchmark.errors import BenchmarkError
from benchmark.outcomes import MECHANICAL
from benchmark.ports import Oracle
from benchmark.protocol import DISTRACTORS_PER_TASK
from benchmark.records import Task, Tier
from benchmark.verdicts import Origin, Submission


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 0 when the files were written, 2 with the reason when not."""
    parser = argparse.ArgumentParser(prog="python -m benchmark.construction.freeze")
    parser.add_argument("tiers", nargs="*", metavar="TIER", default=plan.AUTHORED)
    parser.add_argument("--out", type=Path, default=release_files.RELEASE)
    parser.add_argument("--tasks", type=Path, default=TASKS, help="folder of task files")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.tiers) - set(plan.TIERS):
        parser.error(f"unknown tier, got {min(unknown)!r}; expected of {', '.join(plan.TIERS)}")
    from fixtures.oracle.client import ForkServerOracle  # the composition root's one reach

    console = Console(stderr=True)
    try:
        with (
            ForkServerOracle(shared_box=True) as oracle,
            ForkServerOracle(shared_box=True, hash_seed=1) as second,
        ):
            authored = [tier for tier in plan.AUTHORED if tier in chosen.tiers]
            if authored:
                tasks = read_tasks(chosen.tasks)
                freeze_authored(authored, tasks, chosen.out, oracle, second, console)
            if plan.EVALPLUS in chosen.tiers:
                freeze_evalplus(chosen.out, oracle, second, console)
    except BenchmarkError as error:
        console.print(str(error), style="red", soft_wrap=True)
        return 2
    return 0


def freeze_authored(
    tiers: Sequence[str],
    tasks: Sequence[Task],
    out: Path,
    oracle: Oracle,
    second: Oracle,
    console: Console,
) -> None:
    """Tiers of the task files, with metadata, execution cache and sums."""
    verified = list(_verified(tasks, oracle, second, console))
    for entry in verified:
        fault = entry.too_few or entry.indistinct
        if fault:
            raise BenchmarkError(
                f"{entry.task.place}: no four distractors, got {fault}; expected "
                f"{DISTRACTORS_PER_TASK} that don't all fail the same tests; sharpen the tests"
            )
    families = {
        plan.CORE: lambda: choose_all(verified),
        plan.DECENTRED: lambda: _decentred(verified, oracle, second, console),
        plan.STACKED: lambda: _stacked(verified, oracle, second, console),
    }
    for name in tiers:
        chosen = families[name]()
        folder = release_files.folder_of(name, out)
        assembled = assemble(name, chosen)
        release_files.write_tier(folder, assembled.tier)
        jsonl.write(folder / release_files.DISTRACTORS, metadata.rows(assembled))
        jsonl.write(folder / release_files.CACHE, _cache(assembled.tier, oracle))
        if name != plan.CORE:
            kept = {entry.task.entry_id for entry in chosen}
            left_out = [v.task.entry_id for v in verified if v.task.entry_id not in kept]
            rows = [{"entry_id": e, "reason": _NO_FAMILY[name]} for e in left_out]
            jsonl.write(folder / manifest.EXCLUSIONS, rows)
        release_files.write_sums(folder)
        _say(assembled.tier, folder, console)


_NO_FAMILY: Final = {
    plan.DECENTRED: "no buggy hub has three further edits that fail in their own ways",
    plan.STACKED: "no four compositions of edits on different lines fail in their own ways",
}


def _decentred(
    verified: Sequence[Verified], oracle: Oracle, second: Oracle, console: Console
) -> tuple[Chosen, ...]:
    usage = dict.fromkeys(MECHANICAL, 0)
    chosen: list[Chosen] = []
    with Progress(console=console) as progress:
        for entry in progress.track(verified, description="drawing hubs"):
            family = decentre(entry, oracle, second, usage)
            for variant in family:
                usage[variant.bug_type] += 1
            if family:
                chosen.append(Chosen(entry.task, family))
    return tuple(chosen)


def _stacked(
    verified: Sequence[Verified], oracle: Oracle, second: Oracle, console: Console
) -> tuple[Chosen, ...]:
    with Progress(console=console) as progress:
        families = [
            (entry.task, stack(entry, oracle, second))
            for entry in progress.track(verified, description="stacking edits")
        ]
    return tuple(Chosen(task, family) for task, family in families if family)


def freeze_evalplus(out: Path, oracle: Oracle, second: Oracle, console: Console) -> None:
    """The manifest of the EvalPlus tier and its exclusions, each with a reason."""
    imported = import_tasks(read_problems(), oracle)
    verified = list(_verified(imported.tasks, oracle, second, console))
    kept, left_out = apart(verified)
    assembled = assemble("evalplus", choose_all(kept))
    folder = out / "evalplus"
    jsonl.write(folder / manifest.TASKS, manifest.rows_of(assembled.tier))
    exclusions = sorted([*imported.exclusions, *left_out], key=lambda exclusion: exclusion.entry_id)
    rows = [{"entry_id": e.entry_id, "reason": e.reason} for e in exclusions]
    jsonl.write(folder / manifest.EXCLUSIONS, rows)
    release_files.write_sums(folder)
    _say(assembled.tier, folder, console)
    console.print(f"excluded: {len(exclusions)}")


def _verified(
    tasks: Sequence[Task], oracle: Oracle, second: Oracle, console: Console
) -> Iterator[Verified]:
    with Progress(console=console) as progress:
        for task in progress.track(tasks, description="verifying mutants"):
            yield verify(task, oracle, second)


def _cache(tier: Tier, oracle: Oracle) -> Iterator[dict[str, object]]:
    pairs = [
        Submission(tier.snippet(corpus_id).code, query.tests, origin=Origin.RELEASE)
        for query in tier.queries
        for corpus_id in (query.canonical_id, *query.distractor_ids)
    ]
    for submission, verdict in zip(pairs, oracle.verdicts(pairs), strict=True):
        if verdict.is_infra:
            raise BenchmarkError("release: the oracle failed twice; expected verdicts; run again")
        yield {
            "code_sha256": submission.code_sha256,
            "tests_sha256": submission.tests_sha256,
            "outcomes": list(verdict.released),
        }


def _say(tier: Tier, folder: Path, console: Console) -> None:
    counts = Counter(s.bug_type.value for s in tier.corpus if s.bug_type)
    console.print(f"{folder}: {len(tier.queries)} tasks, {len(tier.corpus)} snippets")
    console.print(", ".join(f"{name} {count}" for name, count in sorted(counts.items())))


if __name__ == "__main__":
    sys.exit(main())

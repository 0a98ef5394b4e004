"""Builds the frozen files: `python -m benchmark.construction.freeze core` (or `evalplus`).

The composition root of this room: the one place of `benchmark` that reaches for an oracle. The
output depends on the task files, the mutation catalogue and the seeds alone.

Source: ExecRetrieval section 3.1 and Appendix D.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmark import jsonl
from benchmark.construction.assemble import Assembled, assemble, choose_all
from benchmark.construction.evalplus import apart, import_tasks
from benchmark.construction.verify import Verified, verify
from benchmark.corpus import release_files
from benchmark.corpus.evalplus import manifest
from benchmark.corpus.evalplus.source import read_problems
from benchmark.corpus.task_folder import read_tasks
from benchmark.errors import BenchmarkError
from benchmark.ports import Oracle
from benchmark.protocol import DISTRACTORS_PER_TASK
from benchmark.records import Task, Tier
from benchmark.verdicts import Origin, Submission


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 0 when the files were written, 2 with the reason when not."""
    parser = argparse.ArgumentParser(prog="python -m benchmark.construction.freeze")
    parser.add_argument("tier", choices=("core", "evalplus"))
    parser.add_argument("--out", type=Path, default=release_files.RELEASE)
    chosen = parser.parse_args(arguments)
    from fixtures.oracle.client import ForkServerOracle  # the composition root's one reach

    console = Console(stderr=True)
    try:
        with (
            ForkServerOracle(shared_box=True) as oracle,
            ForkServerOracle(shared_box=True, hash_seed=1) as second,
        ):
            build = freeze_core if chosen.tier == "core" else freeze_evalplus
            build(chosen.out, oracle, second, console)
    except BenchmarkError as error:
        console.print(str(error), style="red", soft_wrap=True)
        return 2
    return 0


def freeze_core(out: Path, oracle: Oracle, second: Oracle, console: Console) -> None:
    """The core tier from the task files, with metadata, execution cache and sums."""
    verified = list(_verified(read_tasks(), oracle, second, console))
    for entry in verified:
        fault = entry.too_few or entry.indistinct
        if fault:
            raise BenchmarkError(
                f"{entry.task.place}: no four distractors, got {fault}; expected "
                f"{DISTRACTORS_PER_TASK} that don't all fail the same tests; sharpen the tests"
            )
    assembled = assemble("core", choose_all(verified))
    release_files.write_tier(out, assembled.tier)
    jsonl.write(out / release_files.DISTRACTORS, _metadata(assembled))
    jsonl.write(out / release_files.CACHE, _cache(assembled.tier, oracle))
    release_files.write_sums(out)
    _say(assembled.tier, out, console)


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


def _metadata(assembled: Assembled) -> Iterator[dict[str, object]]:
    for corpus_id, candidate in assembled.edits.items():
        snippet, mutant = assembled.tier.snippet(corpus_id), candidate.mutant
        yield {
            "corpus_id": corpus_id,
            "entry_id": snippet.entry_id,
            "bug_type": mutant.bug_type.value,
            "operator": mutant.operator_id,
            "line": mutant.line,
            "start": mutant.edit.start,
            "end": mutant.edit.end,
            "before": mutant.edit.before,
            "after": mutant.edit.after,
            "failing_tests": list(candidate.failing),
            "bug_description": snippet.bug_description,
        }


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

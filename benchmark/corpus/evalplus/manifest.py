"""The EvalPlus tier without EvalPlus: ids, hashes and bug types, from which it is built again.

The project holds no text of EvalPlus. A distractor is pinned by the hash of its code; the mutation
catalogue proposes it anew from the canonical, and any other text is refused.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from benchmark import jsonl
from benchmark.errors import BenchmarkError
from benchmark.mutation.describe import describe
from benchmark.mutation.propose import propose
from benchmark.outcomes import BugType
from benchmark.records import Label, Query, Snippet, Task, Tier
from benchmark.verdicts import sha256_text, tests_sha256

TASKS: Final = "tasks.jsonl"
EXCLUSIONS: Final = "exclusions.jsonl"
REBUILD: Final = "python -m benchmark.construction.freeze evalplus"


@dataclass(frozen=True, slots=True)
class PinnedDistractor:
    corpus_id: str
    bug_type: BugType
    code_sha256: str


@dataclass(frozen=True, slots=True)
class PinnedTask:
    """What is known of a task without its text. `tests_sha256` hashes the suite as JSON list."""

    query_id: str
    entry_id: str
    function_name: str
    domain: str
    canonical_id: str
    code_sha256: str
    query_sha256: str
    tests_sha256: str
    distractors: tuple[PinnedDistractor, ...]


def rows_of(tier: Tier) -> list[dict[str, Any]]:
    """Manifest rows of an assembled tier."""
    return [_row(tier, query) for query in tier.queries]


def _row(tier: Tier, query: Query) -> dict[str, Any]:
    return {
        "query_id": query.query_id,
        "entry_id": query.entry_id,
        "function_name": query.function_name,
        "domain": query.domain,
        "canonical_id": query.canonical_id,
        "code_sha256": sha256_text(tier.snippet(query.canonical_id).code),
        "query_sha256": sha256_text(query.text),
        "tests_sha256": tests_sha256(query.tests),
        "distractors": [
            {
                "corpus_id": snippet.corpus_id,
                "bug_type": snippet.bug_type.value if snippet.bug_type else "",
                "code_sha256": sha256_text(snippet.code),
            }
            for snippet in tier.distractors(query)
        ],
    }


def read_manifest(folder: Path) -> tuple[PinnedTask, ...]:
    """The pinned tasks, by query id. Raises BenchmarkError naming a malformed entry."""
    path = folder / TASKS
    return tuple(_pinned(row, path) for row in jsonl.read(path))


def _pinned(row: Mapping[str, Any], path: Path) -> PinnedTask:
    try:
        distractors = tuple(
            PinnedDistractor(d["corpus_id"], BugType(d["bug_type"]), d["code_sha256"])
            for d in row["distractors"]
        )
        return PinnedTask(**{**row, "distractors": distractors})
    except (KeyError, TypeError, ValueError) as error:
        raise BenchmarkError(
            f"{path}: malformed entry {row.get('entry_id')}, got {type(error).__name__}: {error}; "
            f"restore the file or rebuild it with `{REBUILD}`"
        ) from error


def rebuild(tier_name: str, pinned: Sequence[PinnedTask], tasks: Mapping[str, Task]) -> Tier:
    """The tier, from imported tasks by entry id. Raises BenchmarkError where a hash differs."""
    queries: list[Query] = []
    corpus: list[Snippet] = []
    for pin in pinned:
        task = tasks.get(pin.entry_id)
        if task is None:
            raise BenchmarkError(
                f"EvalPlus {pin.entry_id}: in the manifest but not imported; expected a verified "
                f"canonical; rebuild the manifest with `{REBUILD}`"
            )
        _require_hashes(pin, task)
        queries.append(_query(pin, task))
        corpus += _snippets(pin, task)
    return Tier(tier_name, tuple(queries), tuple(sorted(corpus, key=lambda s: s.corpus_id)))


def _require_hashes(pin: PinnedTask, task: Task) -> None:
    for what, text, expected in (
        ("code", sha256_text(task.code), pin.code_sha256),
        ("query", sha256_text(task.query), pin.query_sha256),
        ("tests", tests_sha256(task.tests), pin.tests_sha256),
    ):
        if text != expected:
            raise BenchmarkError(
                f"EvalPlus {pin.entry_id}: {what} is not what was frozen, got SHA-256 {text}; "
                f"expected {expected}; the importer changed: rebuild with `{REBUILD}`"
            )


def _query(pin: PinnedTask, task: Task) -> Query:
    return Query(
        query_id=pin.query_id,
        entry_id=pin.entry_id,
        domain=pin.domain,
        function_name=pin.function_name,
        text=task.query,
        tests=task.tests,
        canonical_id=pin.canonical_id,
        distractor_ids=tuple(distractor.corpus_id for distractor in pin.distractors),
    )


def _snippets(pin: PinnedTask, task: Task) -> list[Snippet]:
    mutants = {sha256_text(mutant.code): mutant for mutant in propose(task.code)}
    snippets = [Snippet(pin.canonical_id, pin.entry_id, task.code, Label.CORRECT)]
    for distractor in pin.distractors:
        mutant = mutants.get(distractor.code_sha256)
        if mutant is None or mutant.bug_type is not distractor.bug_type:
            raise BenchmarkError(
                f"EvalPlus {pin.entry_id}: distractor {distractor.corpus_id} is no longer "
                f"proposed, got {len(mutants)} mutants; expected a {distractor.bug_type} of "
                f"SHA-256 {distractor.code_sha256}; the mutation catalogue changed: rebuild with "
                f"`{REBUILD}`"
            )
        snippets.append(
            Snippet(
                corpus_id=distractor.corpus_id,
                entry_id=pin.entry_id,
                code=mutant.code,
                label=Label.INCORRECT,
                bug_type=distractor.bug_type,
                bug_description=describe(mutant),
            )
        )
    return snippets

"""Reads and writes a tier in the released JSONL schema, with its SHA-256 manifest.

Source: ExecRetrieval section 3.1 and Appendix D (deterministic ids, SHA-256 over all files).
"""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from benchmark import jsonl
from benchmark.errors import BenchmarkError
from benchmark.outcomes import MECHANICAL, BugType
from benchmark.records import Label, Query, Snippet, Tier

RELEASE: Final = Path(__file__).parent.parent / "release"
CORE: Final = "core"
QUERIES: Final = "queries.jsonl"
CORPUS: Final = "corpus.jsonl"
DISTRACTORS: Final = "distractor_metadata.jsonl"
CACHE: Final = "execution_cache.jsonl"
SUMS: Final = "SHA256SUMS"


def folder_of(tier: str, release: Path = RELEASE) -> Path:
    """Where a tier lies: the core tier in the release itself, any other in a folder of its own."""
    return release if tier == CORE else release / tier


def write_tier(folder: Path, tier: Tier) -> None:
    """Write queries and corpus; the caller adds other files and then the sums."""
    folder.mkdir(parents=True, exist_ok=True)
    jsonl.write(folder / QUERIES, map(_query_row, tier.queries))
    jsonl.write(folder / CORPUS, map(_snippet_row, tier.corpus))


def read_tier(folder: Path, name: str) -> Tier:
    """The tier in `folder`. Raises BenchmarkError naming file, entry and field."""
    queries = tuple(_query(row, folder / QUERIES) for row in jsonl.read(folder / QUERIES))
    corpus = tuple(_snippet(row, folder / CORPUS) for row in jsonl.read(folder / CORPUS))
    return Tier(name, queries, corpus)


def write_sums(folder: Path) -> None:
    """SHA256SUMS over every other file of the folder, in `sha256sum` format."""
    names = sorted(p.name for p in folder.iterdir() if p.is_file() and p.name != SUMS)
    lines = [f"{_sha256(folder / name)}  {name}\n" for name in names]
    (folder / SUMS).write_text("".join(lines), encoding="ascii")


def check_sums(folder: Path) -> tuple[str, ...]:
    """Names of files whose hash is not the released one, or that are missing or unlisted.

    Raises BenchmarkError when the sums themselves are missing or malformed.
    """
    listed = _sums(folder / SUMS)
    present = {p.name for p in folder.iterdir() if p.is_file()} - {SUMS}
    changed = {n for n in listed.keys() & present if _sha256(folder / n) != listed[n]}
    return tuple(sorted(changed | (listed.keys() ^ present)))


def _sums(path: Path) -> dict[str, str]:
    """Hash by file name."""
    try:
        pairs = [line.split("  ", 1) for line in path.read_text(encoding="ascii").splitlines()]
        return {name: digest for digest, name in pairs}
    except (OSError, ValueError) as error:
        raise BenchmarkError(
            f"{path}: malformed sums, got {type(error).__name__}: {error}; expected lines of "
            "`sha256sum`; restore the file or build the release anew"
        ) from error


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _query_row(query: Query) -> dict[str, Any]:
    return {
        "query_id": query.query_id,
        "query": query.text,
        "test_suite": list(query.tests),
        "correct_corpus_ids": [query.canonical_id],
        "paired_distractor_corpus_ids": list(query.distractor_ids),
        "entry_id": query.entry_id,
        "metadata": {"function_name": query.function_name, "domain": query.domain},
    }


def _query(row: Mapping[str, Any], path: Path) -> Query:
    try:
        (canonical_id,) = _texts(row, "correct_corpus_ids")
        return Query(
            query_id=_text(row, "query_id"),
            entry_id=_text(row, "entry_id"),
            domain=_text(row["metadata"], "domain"),
            function_name=_text(row["metadata"], "function_name"),
            text=_text(row, "query"),
            tests=_texts(row, "test_suite"),
            canonical_id=canonical_id,
            distractor_ids=_texts(row, "paired_distractor_corpus_ids"),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise _malformed(path, row, error) from error


def _snippet_row(snippet: Snippet) -> dict[str, Any]:
    row: dict[str, Any] = {
        "corpus_id": snippet.corpus_id,
        "code": snippet.code,
        "label": snippet.label.value,
    }
    if snippet.bug_type is not None:
        row["bug_type"] = snippet.bug_type.value
        row["bug_description"] = snippet.bug_description
    row["source_entry_id"] = snippet.entry_id
    return row


def _snippet(row: Mapping[str, Any], path: Path) -> Snippet:
    try:
        return Snippet(
            corpus_id=_text(row, "corpus_id"),
            entry_id=_text(row, "source_entry_id"),
            code=_text(row, "code"),
            label=Label(row["label"]),
            bug_type=BugType(row["bug_type"]) if row.get("bug_type") else None,
            bug_description=row.get("bug_description", ""),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise _malformed(path, row, error) from error


def _text(row: Mapping[str, Any], field: str) -> str:
    if not isinstance(row[field], str):
        raise TypeError(f"{field} is {row[field]!r}, not a text")
    return str(row[field])


def _texts(row: Mapping[str, Any], field: str) -> tuple[str, ...]:
    if not isinstance(row[field], list) or not all(isinstance(t, str) for t in row[field]):
        raise TypeError(f"{field} is {row[field]!r}, not a list of texts")
    return tuple(row[field])


def _malformed(path: Path, row: Mapping[str, Any], error: Exception) -> BenchmarkError:
    name = row.get("query_id") or row.get("corpus_id") or "an entry without id"
    return BenchmarkError(
        f"{path}: malformed entry {name}, got {type(error).__name__}: {error}; expected the "
        "released schema; restore the file or build the release anew"
    )


def bug_type_counts(snippets: Iterable[Snippet]) -> dict[BugType, int]:
    """How many distractors of each bug type (Table 2)."""
    counts = dict.fromkeys(MECHANICAL, 0)
    for snippet in snippets:
        if snippet.bug_type in counts:
            counts[snippet.bug_type] += 1
    return counts

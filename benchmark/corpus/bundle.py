"""Reads a bundle in the public ExecRetrieval schema, its legacy quirks included, as a tier.

Quirks: a query may have three distractors; bug types from before the locked prompt; `""` for an
absent bug type; two queries may share an entry id, so that a snippet belongs to the query that
refers to it, not to the one that its `source_entry_id` names.

Source: ExecRetrieval section 3.1 (938 queries with four distractors, one with three), Appendix D.
"""

import ast
import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from benchmark import jsonl
from benchmark.corpus import release_files
from benchmark.errors import BenchmarkError
from benchmark.outcomes import BugType
from benchmark.records import Label, Query, Snippet, Tier

T = TypeVar("T")
NAME: Final = "bundle"
VARIABLE: Final = "EXECRETRIEVAL_BUNDLE"
UNKNOWN_DOMAIN: Final = "unknown"
_NO_ID: Final = re.compile(r"[^A-Za-z0-9_.-]+")
_ID_CHARS: Final = 48
_TYPES: Final = {kind.value: kind for kind in BugType}


def find_files(folder: Path) -> Path:
    """The folder at or below `folder` that holds queries and corpus.

    Raises BenchmarkError when there is none, or more than one.
    """
    found = sorted(
        {path.parent for path in folder.rglob(release_files.QUERIES)}
        & {path.parent for path in folder.rglob(release_files.CORPUS)}
    )
    if len(found) != 1:
        raise BenchmarkError(
            f"bundle {folder}: {len(found)} folders with {release_files.QUERIES} and "
            f"{release_files.CORPUS}, got {', '.join(map(str, found)) or 'none'}; expected one; "
            "name the folder that holds both"
        )
    return found[0]


def read_bundle(folder: Path) -> Tier:
    """The bundle in `folder` as a tier of somebody else's code.

    Raises BenchmarkError naming file, entry and field.
    """
    place = find_files(folder)
    queries_path, corpus_path = place / release_files.QUERIES, place / release_files.CORPUS
    codes = {str(row.get("corpus_id")): row for row in jsonl.read(corpus_path)}
    rows = jsonl.read(queries_path)
    shared = Counter(str(row.get("entry_id")) for row in rows)
    queries: list[Query] = []
    owners: dict[str, Query] = {}
    for row in rows:
        query = _guarded(queries_path, row, partial(_query, row, codes, shared))
        queries.append(query)
        for corpus_id in (query.canonical_id, *query.distractor_ids):
            if owners.setdefault(corpus_id, query) is not query:
                raise BenchmarkError(
                    f"{queries_path}: {corpus_id} belongs to {owners[corpus_id].query_id} and "
                    f"{query.query_id}; expected one query a snippet; correct the bundle"
                )
    snippets = [
        _guarded(corpus_path, row, partial(_snippet, row, owners)) for row in codes.values()
    ]
    return Tier(
        NAME,
        tuple(sorted(queries, key=lambda query: query.query_id)),
        tuple(sorted(snippets, key=lambda snippet: snippet.corpus_id)),
        foreign=True,
    )


def _query(row: Mapping[str, Any], codes: Mapping[str, Any], shared: Mapping[str, int]) -> Query:
    (canonical_id,) = map(str, row["correct_corpus_ids"])
    tests = tuple(map(str, row["test_suite"]))
    metadata = row.get("metadata") or {}
    code = str(codes[canonical_id]["code"])
    return Query(
        query_id=str(row["query_id"]),
        entry_id=_entry_id(row, shared),
        domain=str(metadata.get("domain") or row.get("domain") or UNKNOWN_DOMAIN),
        function_name=str(
            metadata.get("function_name") or row.get("function_name") or _called(code, tests)
        ),
        text=str(row["query"]),
        tests=tests,
        canonical_id=canonical_id,
        distractor_ids=tuple(map(str, row["paired_distractor_corpus_ids"])),
    )


def _entry_id(row: Mapping[str, Any], shared: Mapping[str, int]) -> str:
    """An id that names one query and can stand in an item's id."""
    own = _NO_ID.sub("_", str(row["entry_id"]))[:_ID_CHARS]
    changed = own != str(row["entry_id"])
    return f"{own}.{row['query_id']}" if shared[str(row["entry_id"])] > 1 or changed else own


def _called(code: str, tests: tuple[str, ...]) -> str:
    """The function of `code` that the tests name most."""
    defined = [node.name for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)]
    words = Counter(word for test in tests for word in re.findall(r"\w+", test))
    return max(defined, key=lambda name: words[name])


def _snippet(row: Mapping[str, Any], owners: Mapping[str, Query]) -> Snippet:
    corpus_id, label = str(row["corpus_id"]), Label(row["label"])
    named = str(row.get("bug_type") or "")
    wrong = label is Label.INCORRECT
    return Snippet(
        corpus_id=corpus_id,
        entry_id=owners[corpus_id].entry_id if corpus_id in owners else f"unreferenced.{corpus_id}",
        code=str(row["code"]),
        label=label,
        bug_type=_TYPES.get(named, BugType.LEGACY) if wrong else None,
        bug_description=str(row.get("bug_description") or named) if wrong else "",
    )


def _guarded(path: Path, row: Mapping[str, Any], read: Callable[[], T]) -> T:
    try:
        return read()
    except (KeyError, TypeError, ValueError, SyntaxError) as error:
        name = row.get("query_id") or row.get("corpus_id") or "an entry without id"
        raise BenchmarkError(
            f"{path}: malformed entry {name}, got {type(error).__name__}: {error}; expected the "
            "public schema; correct the entry or fetch the bundle again"
        ) from error

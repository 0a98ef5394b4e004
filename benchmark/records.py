"""Frozen records of tasks, snippets and tiers.

Source: ExecRetrieval section 3.1 (the tuple (q, f, c, T, D)) and the released JSONL schema.
"""

import re
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.outcomes import BugType

ITEM_ID: Final = re.compile(r"[A-Za-z0-9_.-]{1,80}")


class Label(StrEnum):
    """Label of a corpus entry in the released files."""

    CORRECT = "correct"
    INCORRECT = "incorrect"


@dataclass(frozen=True, slots=True)
class Task:
    """An authored or imported task before distractors are built.

    `place` names the file or data set record it came from, for error messages.
    """

    entry_id: str
    function_name: str
    domain: str
    query: str
    code: str
    tests: tuple[str, ...]
    place: str

    def __post_init__(self) -> None:
        if not ITEM_ID.fullmatch(self.entry_id):
            raise BenchmarkError(
                f"{self.place}: bad entry id, got {self.entry_id!r}; expected "
                f"{ITEM_ID.pattern}; rename the task"
            )


@dataclass(frozen=True, slots=True)
class Snippet:
    """One corpus entry. `bug_type` and `bug_description` only on distractors."""

    corpus_id: str
    entry_id: str
    code: str
    label: Label
    bug_type: BugType | None = None
    bug_description: str = ""

    def __post_init__(self) -> None:
        if (self.label is Label.INCORRECT) != (self.bug_type is not None):
            raise BenchmarkError(
                f"{self.corpus_id}: label and bug type disagree, got label={self.label.value} "
                f"bug_type={self.bug_type}; expected a bug type on distractors only"
            )


@dataclass(frozen=True, slots=True)
class Query:
    """One query with its executable suite and the ids of its five near-copies."""

    query_id: str
    entry_id: str
    domain: str
    function_name: str
    text: str
    tests: tuple[str, ...]
    canonical_id: str
    distractor_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tier:
    """A pool: queries and the corpus they are asked against, both sorted by id.

    `foreign` code is somebody else's: nothing of it may share an interpreter with its judge.
    """

    name: str
    queries: tuple[Query, ...]
    corpus: tuple[Snippet, ...]
    foreign: bool = False
    _by_id: dict[str, Snippet] = field(init=False, repr=False, compare=False)
    _by_entry: dict[str, Query] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_entry = {query.entry_id: query for query in self.queries}
        self._require_unique("entry id", [query.entry_id for query in self.queries])
        object.__setattr__(self, "_by_entry", by_entry)
        by_id = {snippet.corpus_id: snippet for snippet in self.corpus}
        self._require_unique("corpus id", [snippet.corpus_id for snippet in self.corpus])
        object.__setattr__(self, "_by_id", by_id)

    def _require_unique(self, what: str, ids: list[str]) -> None:
        twice = sorted({one for one, count in Counter(ids).items() if count > 1})
        if twice:
            raise BenchmarkError(
                f"tier {self.name}: duplicate {what}, got {', '.join(twice[:5])} more than once; "
                f"expected each of {len(ids)} once; build the tier anew"
            )

    def snippet(self, corpus_id: str) -> Snippet:
        try:
            return self._by_id[corpus_id]
        except KeyError:
            raise BenchmarkError(
                f"tier {self.name}: unknown corpus id, got {corpus_id!r}; expected one of "
                f"{len(self.corpus)} entries"
            ) from None

    def query(self, entry_id: str) -> Query:
        try:
            return self._by_entry[entry_id]
        except KeyError:
            raise BenchmarkError(
                f"tier {self.name}: unknown entry, got {entry_id!r}; expected one of "
                f"{len(self.queries)} entries"
            ) from None

    def distractors(self, query: Query) -> tuple[Snippet, ...]:
        return tuple(self.snippet(corpus_id) for corpus_id in query.distractor_ids)

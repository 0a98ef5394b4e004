"""From verified mutants to a tier: four distractors a task, ids that tell nothing.

Source: ExecRetrieval section 3.1 (n = 4 distractors), Table 2 (balance over bug types).
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from benchmark import protocol
from benchmark.construction.variant import Variant, single
from benchmark.construction.verify import Verified
from benchmark.mutation.choose import choose
from benchmark.outcomes import MECHANICAL
from benchmark.records import Label, Query, Snippet, Task, Tier


@dataclass(frozen=True, slots=True)
class Chosen:
    """A task with its distractors, in the order of the edits."""

    task: Task
    distractors: tuple[Variant, ...]


@dataclass(frozen=True, slots=True)
class Assembled:
    """A tier, with each distractor's edits by corpus id."""

    tier: Tier
    edits: dict[str, Variant]


def choose_all(verified: Iterable[Verified]) -> tuple[Chosen, ...]:
    """Four distractors for each task that has as many; rarer bug types first as the tier grows."""
    usage = dict.fromkeys(MECHANICAL, 0)
    chosen: list[Chosen] = []
    for entry in verified:
        if entry.too_few:
            continue
        seed = f"{protocol.DISTRACTOR_SEED}:{entry.task.entry_id}"
        four = choose(entry.candidates, seed=seed, usage=usage)
        for candidate in four:
            usage[candidate.mutant.bug_type] += 1
        chosen.append(Chosen(entry.task, tuple(map(single, four))))
    return tuple(chosen)


def assemble(name: str, chosen: Sequence[Chosen]) -> Assembled:
    """The tier `name`. Corpus ids are given in a hashed order, so that an id says nothing about
    label or family: rankers that break ties by id gain nothing."""
    ordered = sorted(chosen, key=lambda entry: entry.task.entry_id)
    slots = [
        (entry.task.entry_id, slot)
        for entry in ordered
        for slot in range(len(entry.distractors) + 1)
    ]
    slots.sort(key=lambda slot: hashlib.sha256(f"{name}:{slot[0]}:{slot[1]}".encode()).digest())
    ids = {slot: f"c_{number:04d}" for number, slot in enumerate(slots, start=1)}
    queries: list[Query] = []
    corpus: list[Snippet] = []
    edits: dict[str, Variant] = {}
    for number, entry in enumerate(ordered, start=1):
        snippets = _snippets(entry, ids)
        corpus += snippets
        edits.update(zip((s.corpus_id for s in snippets[1:]), entry.distractors, strict=True))
        queries.append(_query(f"q_{number:04d}", entry.task, snippets))
    corpus.sort(key=lambda snippet: snippet.corpus_id)
    return Assembled(Tier(name, tuple(queries), tuple(corpus)), dict(sorted(edits.items())))


def _snippets(entry: Chosen, ids: dict[tuple[str, int], str]) -> list[Snippet]:
    entry_id = entry.task.entry_id
    canonical = Snippet(ids[entry_id, 0], entry_id, entry.task.code, Label.CORRECT)
    return [
        canonical,
        *(
            Snippet(
                corpus_id=ids[entry_id, slot],
                entry_id=entry_id,
                code=variant.code,
                label=Label.INCORRECT,
                bug_type=variant.bug_type,
                bug_description=variant.description,
            )
            for slot, variant in enumerate(entry.distractors, start=1)
        ),
    ]


def _query(query_id: str, task: Task, snippets: Sequence[Snippet]) -> Query:
    return Query(
        query_id=query_id,
        entry_id=task.entry_id,
        domain=task.domain,
        function_name=task.function_name,
        text=task.query,
        tests=task.tests,
        canonical_id=snippets[0].corpus_id,
        distractor_ids=tuple(snippet.corpus_id for snippet in snippets[1:]),
    )

"""Gate 5: references resolve, nothing is unreferenced, nothing stands twice.

Source: ExecRetrieval section 3.3, gate (5).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from benchmark.gates.entry import Findings
from benchmark.gates.gate import Example, Gate
from benchmark.gates.worked import ENTRY, TIER
from benchmark.records import Label, Tier


def check_corpus_integrity(tier: Tier) -> Findings:
    """Faults of a whole tier, without running anything."""
    return tuple(_faults(tier))


def _faults(tier: Tier) -> Iterator[str]:
    known = {snippet.corpus_id: snippet for snippet in tier.corpus}
    referenced = Counter(
        corpus_id
        for query in tier.queries
        for corpus_id in (query.canonical_id, *query.distractor_ids)
    )
    for query in tier.queries:
        for corpus_id in (query.canonical_id, *query.distractor_ids):
            if corpus_id not in known:
                yield f"{query.query_id}: references {corpus_id}, which is not in the corpus"
            elif known[corpus_id].entry_id != query.entry_id:
                yield f"{query.query_id}: {corpus_id} belongs to {known[corpus_id].entry_id}"
        canonical = known.get(query.canonical_id)
        if canonical is not None and canonical.label is not Label.CORRECT:
            yield f"{query.query_id}: {query.canonical_id} is no canonical"
        for corpus_id in query.distractor_ids:
            if corpus_id in known and known[corpus_id].label is not Label.INCORRECT:
                yield f"{query.query_id}: {corpus_id} is no distractor"
    for corpus_id in known:
        if referenced[corpus_id] != 1:
            yield f"{corpus_id}: referenced {referenced[corpus_id]} times; expected once"
    for what, values in (
        ("query id", [query.query_id for query in tier.queries]),
        ("function name", [query.function_name for query in tier.queries]),
        ("query text", [" ".join(query.text.lower().split()) for query in tier.queries]),
    ):
        for value, count in Counter(values).items():
            if count > 1:
                yield f"{what} {value[:80]!r} stands {count} times"


_SECOND: Final = replace(
    ENTRY.query,
    query_id="q_2",
    entry_id="collections.seats_right",
    function_name="seats_right",
    text="How many places are taken?",
    canonical_id="c_9",
    distractor_ids=(),
)
_ALONE: Final = replace(ENTRY.canonical, corpus_id="c_9", entry_id="collections.seats_right")

CORPUS_INTEGRITY: Final = Gate(
    id="corpus_integrity",
    source="ExecRetrieval section 3.3, gate (5)",
    executes=False,
    check=check_corpus_integrity,
    examples=(
        Example("whole", TIER),
        Example(
            "two_entries",
            replace(TIER, queries=(*TIER.queries, _SECOND), corpus=(*TIER.corpus, _ALONE)),
        ),
        Example(
            "canonical_missing",
            replace(TIER, corpus=TIER.corpus[1:]),
            ("q_1: references c_0, which is not in the corpus",),
        ),
        Example(
            "unreferenced",
            replace(TIER, corpus=(*TIER.corpus, _ALONE)),
            ("c_9: referenced 0 times; expected once",),
        ),
        Example(
            "distractor_of_another_entry",
            replace(
                TIER,
                queries=(*TIER.queries, _SECOND),
                corpus=(
                    *TIER.corpus[:-1],
                    replace(TIER.corpus[-1], entry_id=_SECOND.entry_id),
                    _ALONE,
                ),
            ),
            ("q_1: c_4 belongs to collections.seats_right",),
        ),
        Example(
            "canonical_and_distractor_exchanged",
            replace(
                TIER,
                queries=(
                    replace(
                        ENTRY.query, canonical_id="c_1", distractor_ids=("c_0", "c_2", "c_3", "c_4")
                    ),
                ),
            ),
            ("q_1: c_1 is no canonical", "q_1: c_0 is no distractor"),
        ),
        Example(
            "same_question_twice",
            replace(
                TIER,
                queries=(
                    *TIER.queries,
                    replace(
                        _SECOND,
                        query_id="q_1",
                        function_name="seats_left",
                        text=ENTRY.query.text.upper(),
                    ),
                ),
                corpus=(*TIER.corpus, _ALONE),
            ),
            (
                "query id 'q_1' stands 2 times",
                "function name 'seats_left' stands 2 times",
                "query text 'how many places of a vehicle are free, never less than none?' "
                "stands 2 times",
            ),
        ),
    ),
)

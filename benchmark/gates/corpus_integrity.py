"""Gate 5: references resolve, nothing is unreferenced, nothing stands twice.

Source: ExecRetrieval section 3.3, gate (5).
"""

from collections import Counter
from collections.abc import Iterator

from benchmark.gates.entry import Findings
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
    for corpus_id in known:
        if referenced[corpus_id] != 1:
            yield f"{corpus_id}: referenced by {referenced[corpus_id]} queries; expected one"
    for what, values in (
        ("query id", [query.query_id for query in tier.queries]),
        ("function name", [query.function_name for query in tier.queries]),
        ("query text", [" ".join(query.text.lower().split()) for query in tier.queries]),
    ):
        for value, count in Counter(values).items():
            if count > 1:
                yield f"{what} {value[:80]!r} stands {count} times"

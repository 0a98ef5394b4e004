"""One retrieval measurement as flat item properties, and back.

The payload is a list of (name, plain value) pairs, so that JUnit readers see it per item and xdist
carries it. Nothing is ever read back from an item's id.
"""

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from benchmark import protocol
from benchmark.metrics.density import Rivals, exec_at_1_with
from benchmark.metrics.ranked_query import RankedQuery
from benchmark.metrics.ties import TieEnvelope
from benchmark.outcomes import BugType, RetrievalOutcome
from benchmark.records import ITEM_ID
from benchmark.stats.reasons import Degenerate
from reports import rerank_note
from reports.errors import ReportError
from reports.guarded import guarded
from reports.plain import clean_name, plain
from reports.rerank_note import RerankNote

Property = tuple[str, Any]

KIND: Final = "kind"
RETRIEVAL: Final = "retrieval"


@dataclass(frozen=True, slots=True)
class Unit:
    """What an item is about to measure, known at collection: the denominator's bookkeeping.

    `of` is how many observations of the system a full run has: the queries of the tier, or of the
    sample that the system runs on.
    """

    system: str
    tier: str
    query_id: str
    of: int

    def __post_init__(self) -> None:
        for name in ("system", "tier", "query_id"):
            if not ITEM_ID.fullmatch(getattr(self, name)):
                raise ReportError(
                    f"unit {name}: is not an id, got {getattr(self, name)!r}; expected "
                    f"{ITEM_ID.pattern}; rename it"
                )
        if self.of < 1:
            raise ReportError(
                f"unit {self.query_id} of: is not a size, got {self.of}; expected the number of "
                "queries of the tier"
            )


@dataclass(frozen=True, slots=True)
class Paired:
    """One paired distractor: deceived is "at least as high as the canonical", strict "higher"."""

    bug_type: BugType
    deceived: bool
    strict: bool
    size: int  # characters of its edit
    edits: int  # how many edits it is from the canonical


@dataclass(frozen=True, slots=True)
class Shares:
    """What stands at rank 1, as rates that sum to 1: a passing snippet, a paired variant, other.

    Expected over a random order of what is tied there.
    """

    hit: float
    paired: float
    other: float


@dataclass(frozen=True, slots=True)
class Observation:
    """One (system, query) measurement; envelopes in the order of `protocol.KS`, rates in [0, 1]."""

    unit: Unit
    entry_id: str
    domain: str
    outcome: RetrievalOutcome  # of the realised order
    exec_at: tuple[TieEnvelope, ...]
    precision_at: tuple[TieEnvelope, ...]
    ndcg_at: tuple[TieEnvelope, ...]
    shares: Shares
    block_size: int  # snippets tied at rank 1; 1 is no tie
    first_pass: int | None  # rank of the first passing snippet, realised order; None below max(KS)
    rivals: Rivals  # the family against the rest of the pool, for rank 1 without some of it
    code_length: int  # characters of the canonical
    canonical_score: float
    paired: tuple[Paired, ...]
    gap: float | None  # canonical's score minus the best distractor's; None without distractors
    sandbox: str
    rerank: RerankNote | None = None  # of a reranked system only

    def __post_init__(self) -> None:
        lengths = {len(row) for row in (self.exec_at, self.precision_at, self.ndcg_at)}
        shares = (self.shares.hit, self.shares.paired, self.shares.other)
        valid = (
            lengths == {len(protocol.KS)}
            and self.block_size >= 1
            and min(shares) >= 0.0
            and math.isclose(sum(shares), 1.0)
            and all(p.deceived for p in self.paired if p.strict)
            and all(p.size >= 1 and p.edits >= 1 for p in self.paired)
            and (self.first_pass == 1) == (self.outcome is RetrievalOutcome.HIT)
            and self.whole_pool == self.exec_at[0].expected  # Table 4: the very same float
            and (self.gap is None) == (not self.paired)
            and (self.gap is None or math.isfinite(self.gap))
        )
        if not valid:
            raise ReportError(
                f"observation of {self.unit.query_id}: contradicts itself, got {self}; expected "
                "what rank_query returns; build it with observe"
            )

    @property
    def whole_pool(self) -> float:
        """Expected exec@1 with every distractor in the pool, from the rivals."""
        return exec_at_1_with(self.rivals, self.rivals.paired)


def unit_properties(unit: Unit) -> list[Property]:
    """What an item carries from collection on, so that a failed one is still accounted for."""
    return [
        (KIND, RETRIEVAL),
        ("system", plain(unit.system)),
        ("tier", plain(unit.tier)),
        ("query_id", plain(unit.query_id)),
        ("of", plain(unit.of)),
    ]


def unit_of(properties: Iterable[Property]) -> Unit | None:
    """The unit in an item's properties; None for a check item. Raises ReportError if garbled."""
    fields = dict(properties)
    if fields.get(KIND) != RETRIEVAL:
        return None
    return guarded(fields, _unit, _subject(fields), "the properties that to_properties writes")


def status_word(properties: Iterable[Property]) -> str:
    """HIT, DECEIVED or MISS of a measurement item; empty for any other."""
    fields = dict(properties)
    word = fields.get("outcome") if fields.get(KIND) == RETRIEVAL else ""
    return str(word) if word in tuple(RetrievalOutcome) else ""


def clean_properties(properties: Iterable[Any]) -> list[Property]:
    """The properties of an item in plain types, whatever it recorded."""
    return [(clean_name(str(name)), plain(value)) for name, value in properties]


def observe(
    ranked: RankedQuery, unit: Unit, sandbox: str, rerank: RerankNote | None = None
) -> Observation:
    """The observation of a measurement; a reranked system's has a note."""
    rank_one = ranked.rank_one
    return Observation(
        unit=unit,
        entry_id=ranked.query.entry_id,
        domain=ranked.query.domain,
        outcome=ranked.outcome,
        exec_at=ranked.exec_at,
        precision_at=ranked.precision_at,
        ndcg_at=ranked.ndcg_at,
        shares=Shares(rank_one.hit_share, rank_one.paired_share, rank_one.other_share),
        block_size=rank_one.block_size,
        first_pass=ranked.first_pass,
        rivals=ranked.rivals,
        code_length=ranked.code_length,
        canonical_score=ranked.canonical_score,
        paired=tuple(
            Paired(p.bug_type, p.deceived, p.strict, p.size, p.edits) for p in ranked.paired
        ),
        gap=ranked.gap if ranked.paired else None,
        sandbox=sandbox,
        rerank=rerank,
    )


def to_properties(observation: Observation) -> list[Property]:
    """Properties to add to the item; `unit_properties` are there already."""
    shares, rivals = observation.shares, observation.rivals
    lists = {
        "exec_at": [_numbers(e) for e in observation.exec_at],
        "precision_at": [_numbers(e) for e in observation.precision_at],
        "ndcg_at": [_numbers(e) for e in observation.ndcg_at],
        "rank_one_shares": [shares.hit, shares.paired, shares.other],
        "rivals": [rivals.passing, rivals.fixed, rivals.above, rivals.tied, rivals.below],
        "paired": [
            [p.bug_type.value, p.deceived, p.strict, p.size, p.edits] for p in observation.paired
        ],
    }
    optional = {"gap": observation.gap, "first_pass": observation.first_pass}
    return [
        ("outcome", observation.outcome.value),
        ("entry_id", plain(observation.entry_id)),
        ("domain", plain(observation.domain)),
        ("tied_at_rank_one", plain(observation.block_size)),
        ("code_length", plain(observation.code_length)),
        ("canonical_score", plain(observation.canonical_score)),
        *((name, plain(value)) for name, value in optional.items() if value is not None),
        *_note_properties(observation.rerank),
        ("sandbox", plain(observation.sandbox)),
        *((name, json.dumps(plain(value), allow_nan=False)) for name, value in lists.items()),
    ]


def _note_properties(note: RerankNote | None) -> list[Property]:
    return [] if note is None else [(rerank_note.PROPERTY, rerank_note.to_text(note))]


def from_properties(properties: Iterable[Property]) -> Observation | None:
    """The observation an item carries; None when it made none. Raises ReportError when garbled."""
    fields = dict(properties)
    if fields.get(KIND) != RETRIEVAL or "outcome" not in fields:
        return None
    return guarded(
        fields, _observation, _subject(fields), "the properties that to_properties writes"
    )


def _subject(fields: Mapping[str, Any]) -> str:
    return f"observation of {fields.get('query_id', 'an unnamed query')}"


def _unit(fields: Mapping[str, Any]) -> Unit:
    return Unit(fields["system"], fields["tier"], fields["query_id"], int(fields["of"]))


def _observation(fields: Mapping[str, Any]) -> Observation:
    hit, paired, other = map(float, json.loads(fields["rank_one_shares"]))
    return Observation(
        unit=_unit(fields),
        entry_id=fields["entry_id"],
        domain=fields["domain"],
        outcome=RetrievalOutcome(fields["outcome"]),
        exec_at=_envelopes(fields["exec_at"]),
        precision_at=_envelopes(fields["precision_at"]),
        ndcg_at=_envelopes(fields["ndcg_at"]),
        shares=Shares(hit, paired, other),
        block_size=int(fields["tied_at_rank_one"]),
        first_pass=int(fields["first_pass"]) if "first_pass" in fields else None,
        rivals=Rivals(*map(int, json.loads(fields["rivals"]))),
        code_length=int(fields["code_length"]),
        canonical_score=float(fields["canonical_score"]),
        paired=tuple(
            Paired(BugType(bug_type), bool(deceived), bool(strict), int(size), int(edits))
            for bug_type, deceived, strict, size, edits in json.loads(fields["paired"])
        ),
        gap=float(fields["gap"]) if "gap" in fields else None,
        sandbox=fields["sandbox"],
        rerank=rerank_note.from_text(fields[rerank_note.PROPERTY])
        if rerank_note.PROPERTY in fields
        else None,
    )


def _numbers(envelope: TieEnvelope) -> list[float] | None:
    """Worst, expected, best; None when the metric is undefined (fewer than k snippets)."""
    if envelope.reason is not Degenerate.NONE:
        return None
    return [envelope.pessimistic, envelope.expected, envelope.optimistic]


def _envelopes(text: str) -> tuple[TieEnvelope, ...]:
    return tuple(map(_envelope, json.loads(text)))


def _envelope(numbers: list[float] | None) -> TieEnvelope:
    if numbers is None:
        return TieEnvelope.undefined(Degenerate.UNDEFINED_K_EXCEEDS_N)
    pessimistic, expected, optimistic = map(float, numbers)
    return TieEnvelope(pessimistic, expected, optimistic)

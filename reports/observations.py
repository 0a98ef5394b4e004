"""One retrieval measurement as flat item properties, and back.

The payload is a list of (name, plain value) pairs, so that JUnit readers see it per item and xdist
carries it. Nothing is ever read back from an item's id.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from benchmark.metrics.ranked_query import RankedQuery
from benchmark.outcomes import BugType, RetrievalOutcome
from reports.errors import ReportError
from reports.plain import plain

Built = TypeVar("Built")
Property = tuple[str, Any]
Triple = tuple[float, float, float]  # pessimistic, expected, optimistic

KIND: Final = "kind"
RETRIEVAL: Final = "retrieval"


@dataclass(frozen=True, slots=True)
class Unit:
    """What an item is about to measure, known at collection: the denominator's bookkeeping.

    `of` is the number of queries of the tier: how many observations a full run has.
    """

    system: str
    tier: str
    query_id: str
    of: int


@dataclass(frozen=True, slots=True)
class Paired:
    """One paired distractor: deceived is "at least as high as the canonical", strict "higher"."""

    bug_type: BugType
    deceived: bool
    strict: bool


@dataclass(frozen=True, slots=True)
class Observation:
    """One (system, query) measurement; envelopes in the order of `protocol.KS`."""

    unit: Unit
    entry_id: str
    domain: str
    outcome: RetrievalOutcome
    exec_at: tuple[Triple, ...]
    precision_at: tuple[Triple, ...]
    ndcg_at: tuple[Triple, ...]
    shares: Triple  # hit, paired, other: expected shares of the block tied at rank 1
    block_size: int
    paired: tuple[Paired, ...]
    gap: float
    sandbox: str


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
    """The unit in an item's properties; None for a check item."""
    fields = dict(properties)
    if fields.get(KIND) != RETRIEVAL:
        return None
    return _guarded(fields, _unit)


def observe(ranked: RankedQuery, unit: Unit, sandbox: str) -> Observation:
    """The observation of a measurement."""
    return Observation(
        unit=unit,
        entry_id=ranked.query.entry_id,
        domain=ranked.query.domain,
        outcome=ranked.outcome,
        exec_at=tuple((e.pessimistic, e.expected, e.optimistic) for e in ranked.exec_at),
        precision_at=tuple((e.pessimistic, e.expected, e.optimistic) for e in ranked.precision_at),
        ndcg_at=tuple((e.pessimistic, e.expected, e.optimistic) for e in ranked.ndcg_at),
        shares=(
            ranked.rank_one.hit_share,
            ranked.rank_one.paired_share,
            ranked.rank_one.other_share,
        ),
        block_size=ranked.rank_one.block_size,
        paired=tuple(Paired(p.bug_type, p.deceived, p.strict) for p in ranked.paired),
        gap=ranked.gap,
        sandbox=sandbox,
    )


def to_properties(observation: Observation) -> list[Property]:
    """Properties to add to the item; `unit_properties` are there already."""
    triples = {
        "exec_at": observation.exec_at,
        "precision_at": observation.precision_at,
        "ndcg_at": observation.ndcg_at,
        "rank_one_shares": observation.shares,
        "paired": [[p.bug_type.value, p.deceived, p.strict] for p in observation.paired],
    }
    return [
        ("outcome", observation.outcome.value),
        ("entry_id", plain(observation.entry_id)),
        ("domain", plain(observation.domain)),
        ("tied_at_rank_one", plain(observation.block_size)),
        ("gap", plain(observation.gap)),
        ("sandbox", plain(observation.sandbox)),
        *((name, json.dumps(value)) for name, value in triples.items()),
    ]


def from_properties(properties: Iterable[Property]) -> Observation | None:
    """The observation an item carries; None when it made none. Raises ReportError when garbled."""
    fields = dict(properties)
    if fields.get(KIND) != RETRIEVAL or "outcome" not in fields:
        return None
    return _guarded(fields, _observation)


def _guarded(fields: Mapping[str, Any], build: Callable[[Mapping[str, Any]], Built]) -> Built:
    try:
        return build(fields)
    except (KeyError, ValueError, TypeError) as error:
        raise ReportError(
            f"observation of {fields.get('query_id', 'an unnamed query')}: garbled, got "
            f"{type(error).__name__}: {error}; expected the properties that to_properties writes"
        ) from error


def _unit(fields: Mapping[str, Any]) -> Unit:
    return Unit(fields["system"], fields["tier"], fields["query_id"], int(fields["of"]))


def _observation(fields: Mapping[str, Any]) -> Observation:
    return Observation(
        unit=_unit(fields),
        entry_id=fields["entry_id"],
        domain=fields["domain"],
        outcome=RetrievalOutcome(fields["outcome"]),
        exec_at=_triples(fields["exec_at"]),
        precision_at=_triples(fields["precision_at"]),
        ndcg_at=_triples(fields["ndcg_at"]),
        shares=_triple(json.loads(fields["rank_one_shares"])),
        block_size=int(fields["tied_at_rank_one"]),
        paired=tuple(
            Paired(BugType(bug_type), bool(deceived), bool(strict))
            for bug_type, deceived, strict in json.loads(fields["paired"])
        ),
        gap=float(fields["gap"]),
        sandbox=fields["sandbox"],
    )


def _triples(text: str) -> tuple[Triple, ...]:
    return tuple(map(_triple, json.loads(text)))


def _triple(parts: list[float]) -> Triple:
    first, second, third = map(float, parts)
    return first, second, third

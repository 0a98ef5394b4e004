"""What a tier holds, without its texts: ids that items are made of at collection.

The EvalPlus tier has no text in this project, and no tier should be loaded to list its items.
"""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmark import jsonl
from benchmark.corpus import bundle, release_files
from benchmark.corpus.evalplus import manifest
from benchmark.errors import BenchmarkError
from benchmark.outcomes import BugType
from benchmark.records import Query, Tier

CORE: Final = release_files.CORE
DECENTRED: Final = "decentred"
STACKED: Final = "stacked"
EVALPLUS: Final = "evalplus"
AUTHORED: Final = (CORE, DECENTRED, STACKED)  # built from the task files
TIERS: Final = (*AUTHORED, EVALPLUS)
BUNDLE: Final = bundle.NAME  # somebody else's, where one is named


@dataclass(frozen=True, slots=True)
class PlannedDistractor:
    corpus_id: str
    bug_type: BugType


@dataclass(frozen=True, slots=True)
class PlannedEntry:
    """One query of a tier and its near-copies, by id."""

    query_id: str
    entry_id: str
    domain: str
    canonical_id: str
    distractors: tuple[PlannedDistractor, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """All entries of a tier, by entry id."""

    tier: str
    entries: tuple[PlannedEntry, ...]


def read_plan(tier: str, folder: Path = release_files.RELEASE) -> Plan:
    """The plan of `tier` from its frozen files. Raises BenchmarkError for an unknown tier."""
    if tier in AUTHORED:
        return plan_of(release_files.read_tier(release_files.folder_of(tier, folder), tier))
    if tier == EVALPLUS:
        entries = [_planned(pin) for pin in manifest.read_manifest(folder / EVALPLUS)]
        return Plan(tier, tuple(sorted(entries, key=lambda entry: entry.entry_id)))
    if tier == BUNDLE and (named := os.environ.get(bundle.VARIABLE)):
        return plan_of(bundle.read_bundle(Path(named)))
    raise BenchmarkError(f"--tiers: unknown tier, got {tier!r}; expected one of {', '.join(TIERS)}")


def plan_of(tier: Tier) -> Plan:
    """The plan of a tier that is loaded."""
    entries = [_entry(tier, query) for query in tier.queries]
    return Plan(tier.name, tuple(sorted(entries, key=lambda entry: entry.entry_id)))


def _entry(tier: Tier, query: Query) -> PlannedEntry:
    return PlannedEntry(
        query_id=query.query_id,
        entry_id=query.entry_id,
        domain=query.domain,
        canonical_id=query.canonical_id,
        distractors=tuple(
            PlannedDistractor(snippet.corpus_id, snippet.bug_type)
            for snippet in tier.distractors(query)
            if snippet.bug_type is not None
        ),
    )


def _planned(pin: manifest.PinnedTask) -> PlannedEntry:
    return PlannedEntry(
        query_id=pin.query_id,
        entry_id=pin.entry_id,
        domain=pin.domain,
        canonical_id=pin.canonical_id,
        distractors=tuple(PlannedDistractor(d.corpus_id, d.bug_type) for d in pin.distractors),
    )


def read_exclusions(folder: Path = release_files.RELEASE) -> dict[str, str]:
    """Reason by entry id of every EvalPlus problem that is not in the tier."""
    rows = jsonl.read(folder / EVALPLUS / manifest.EXCLUSIONS)
    return {row["entry_id"]: row["reason"] for row in rows}

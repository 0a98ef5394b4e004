"""Families whose hub is drawn uniformly from the five, so that being the centre says nothing.

In the published design the canonical is the centre of its near-copies. Here the hub is the
canonical or one of the buggy variants; all others, the canonical among them, are one edit from it.

Source: the topology audit of the design (ExecRetrieval section 3.1 has the star around the
canonical only).
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Final

from benchmark import protocol
from benchmark.construction.trial import Fate, tried
from benchmark.construction.variant import Variant, single
from benchmark.construction.verify import Verified
from benchmark.mutation.choose import Candidate, choose
from benchmark.mutation.mutant import Mutant
from benchmark.mutation.normalise import normalised
from benchmark.mutation.propose import propose
from benchmark.outcomes import BugType
from benchmark.ports import Oracle

LEAVES: Final = protocol.DISTRACTORS_PER_TASK - 1
Usage = Mapping[BugType, int]


def canonical_is_hub(entry_id: str) -> bool:
    """Whether the draw from the five gives the canonical: one time in five."""
    return int(_hashed(entry_id, "hub"), 16) % (protocol.DISTRACTORS_PER_TASK + 1) == 0


def decentre(entry: Verified, oracle: Oracle, second: Oracle, usage: Usage) -> tuple[Variant, ...]:
    """Four distractors around the hub that is drawn for the task; none when no hub will do.

    A buggy hub is the first, in hashed order, of which three further edits elsewhere fail a test
    by wrong output, and not all four fail the same tests.
    Source: the topology audit of the design.
    """
    entry_id = entry.task.entry_id
    if canonical_is_hub(entry_id):
        seed = f"{protocol.DECENTRED_SEED}:{entry_id}"
        return tuple(map(single, choose(entry.candidates, seed=seed, usage=usage)))
    for hub in _hubs(entry, usage):
        family = _around(entry, hub, oracle, second, usage)
        if family:
            return family
    return ()


def _hubs(entry: Verified, usage: Usage) -> Iterator[Candidate]:
    """Candidates in hashed order, those of the bug type rarest so far first."""
    key = entry.task.entry_id
    yield from sorted(
        entry.candidates,
        key=lambda c: (usage.get(c.mutant.bug_type, 0), _hashed(key, c.mutant.key)),
    )


def _around(
    entry: Verified, hub: Candidate, oracle: Oracle, second: Oracle, usage: Usage
) -> tuple[Variant, ...]:
    """The hub and three leaves, or nothing."""
    canonical = normalised(entry.task.code)
    leaves = [
        leaf
        for leaf in propose(hub.mutant.code)
        if elsewhere(hub.mutant, leaf) and normalised(leaf.code) != canonical
    ]
    trials = tried(entry.task, [leaf.code for leaf in leaves], oracle, second)
    usable = [
        Candidate(leaf, trial.failing)
        for leaf, trial in zip(leaves, trials, strict=True)
        if trial.fate is Fate.USABLE
    ]
    if len(usable) < LEAVES:
        return ()
    seed = f"{protocol.DECENTRED_SEED}:{entry.task.entry_id}:leaves"
    chosen = choose(usable, LEAVES, seed=seed, usage=usage)
    if {c.failing for c in chosen} == {hub.failing}:
        return ()
    return (
        Variant(hub.mutant.code, (hub.mutant,), hub.failing, hub=True),
        *(Variant(c.mutant.code, (hub.mutant, c.mutant), c.failing) for c in chosen),
    )


def elsewhere(hub: Mutant, leaf: Mutant) -> bool:
    """Does `leaf`, an edit of the hub's text, leave the hub's own edit alone?

    Otherwise it could be one edit from the canonical, too.
    """
    start, end = hub.edit.start, hub.edit.start + len(hub.edit.after)
    return leaf.edit.end < start or leaf.edit.start > end


def _hashed(entry_id: str, what: str) -> str:
    return hashlib.sha256(f"{protocol.DECENTRED_SEED}:{entry_id}:{what}".encode()).hexdigest()

"""Distractors with two to four verified edits on different lines.

Source: ExecRetrieval Appendix G (compositions executed against the whole suite; what passes by
accident is discarded).
"""

import hashlib
from collections.abc import Sequence
from typing import Final

from benchmark import protocol
from benchmark.construction.trial import Fate, tried
from benchmark.construction.variant import Variant
from benchmark.construction.verify import Verified
from benchmark.mutation.choose import Candidate
from benchmark.mutation.compose import compose, line_disjoint
from benchmark.mutation.normalise import normalised
from benchmark.ports import Oracle

ATTEMPTS: Final = 8  # compositions tried for each number of edits


def stack(entry: Verified, oracle: Oracle, second: Oracle) -> tuple[Variant, ...]:
    """Four composed distractors that don't all fail the same tests; none when there are no four.

    One of each number of edits where the lines allow it, then those with the fewest edits.
    Source: ExecRetrieval Appendix G.
    """
    usable = _usable(entry, _compositions(entry), oracle, second)
    chosen: list[Variant] = []
    for count in protocol.STACKED_EDITS:
        chosen += [v for v in usable if len(v.mutants) == count][:1]
    rest = [variant for variant in usable if variant not in chosen]
    while len(chosen) < protocol.DISTRACTORS_PER_TASK and rest:
        known = {variant.failing for variant in chosen}
        chosen.append(min(rest, key=lambda v: (v.failing in known, len(v.mutants))))
        rest.remove(chosen[-1])
    if len(chosen) < protocol.DISTRACTORS_PER_TASK or len({v.failing for v in chosen}) == 1:
        return ()
    return tuple(sorted(chosen, key=lambda variant: variant.position))


def _usable(
    entry: Verified, groups: Sequence[tuple[Candidate, ...]], oracle: Oracle, second: Oracle
) -> list[Variant]:
    """The compositions that fail by wrong output, each text once."""
    codes = {
        normalised(code): (code, group)
        for group in reversed(groups)
        for code in [compose(entry.task.code, [candidate.mutant for candidate in group])]
    }
    pairs = list(codes.values())[::-1]
    trials = tried(entry.task, [code for code, _ in pairs], oracle, second)
    return [
        Variant(code, tuple(candidate.mutant for candidate in group), trial.failing)
        for (code, group), trial in zip(pairs, trials, strict=True)
        if trial.fate is Fate.USABLE
    ]


def _compositions(entry: Verified) -> list[tuple[Candidate, ...]]:
    """Line-disjoint groups of each size, in hashed order, each once."""
    groups: dict[tuple[str, ...], tuple[Candidate, ...]] = {}
    for count in protocol.STACKED_EDITS:
        for attempt in range(ATTEMPTS):
            group = _group(entry, count, attempt)
            if len(group) == count:
                groups.setdefault(tuple(c.mutant.key for c in group), group)
    return list(groups.values())


def _group(entry: Verified, count: int, attempt: int) -> tuple[Candidate, ...]:
    """Up to `count` candidates on different lines, of different bug types as far as there are."""
    seed = f"{protocol.STACKED_SEED}:{entry.task.entry_id}:{count}:{attempt}"
    order = sorted(entry.candidates, key=lambda c: _hashed(seed, c.mutant.key))
    group: list[Candidate] = []
    for new_types_only in (True, False):
        for candidate in order:
            types = {chosen.mutant.bug_type for chosen in group}
            if len(group) == count or (new_types_only and candidate.mutant.bug_type in types):
                continue
            if line_disjoint([*(c.mutant for c in group), candidate.mutant]):
                group.append(candidate)
    return tuple(sorted(group, key=lambda c: c.mutant.edit.start))


def _hashed(seed: str, key: str) -> str:
    return hashlib.sha256(f"{seed}\n{key}".encode()).hexdigest()

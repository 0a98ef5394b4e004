"""The incumbent is the candidate with most public asserts passed, of equals the latest; an arm of
facts states its first violations, any other none.

Source: falsification paper, section 2.1.2 (union of the pool and the earlier rounds), Table 4.
What an arm shows is its record's to say, not the transition's.
"""

from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair import files
from benchmark.repair.arm import Arm, Bullets
from benchmark.repair.catalogue import read_arms
from benchmark.repair_protocol import FACTS_PER_PROMPT_MAX
from benchmark.repair_records import NOT_RUN, PASSED, POOL_ARM, Candidate, Transition, Unit

Made = dict[tuple[str, str], list[Candidate]]  # by task and arm, in order of rounds


def _check(run: RunEvidence) -> Iterator[Finding]:
    made: Made = {}
    for each in sorted(run.candidates, key=lambda c: c.round):
        made.setdefault((each.task, each.arm), []).append(each)
    for unit in run.units:
        yield from _cached(unit, made.get((unit.task, POOL_ARM), []))
    arms = {arm.id: arm for arm in read_arms()}
    for shown in run.transitions:
        if shown.arm in arms:
            yield from _one(shown, arms[shown.arm], made)
        else:
            yield Finding(_place(shown), "is of an arm that nobody knows")


def _cached(unit: Unit, pool: list[Candidate]) -> Iterator[Finding]:
    """The incumbent that q0 is of."""
    if pool and unit.incumbent != (best := _best(pool)).round:
        yield Finding(
            files.UNITS, f"{unit.task} has the incumbent {unit.incumbent}; expected {best.round}"
        )


def _one(shown: Transition, arm: Arm, made: Made) -> Iterator[Finding]:
    if shown.trajectory != arm.trajectory:
        yield Finding(_place(shown), f"follows {shown.trajectory}; expected {arm.trajectory}")
    earlier = [c for c in made.get((shown.task, arm.trajectory), []) if c.round < shown.round]
    candidates = [*made.get((shown.task, POOL_ARM), []), *earlier]
    if not candidates:
        return
    best = _best(candidates)
    place, passed = (best.place, best.public_passed) if arm.trajectory else ("", -1)
    if (shown.incumbent, shown.incumbent_passed) != (place, passed):
        yield Finding(
            _place(shown),
            f"shows {shown.incumbent} with {shown.incumbent_passed} passed; expected {place} "
            f"with {passed}",
        )
        return
    facts = _violated(best.public) if arm.bullets is Bullets.FACTS else ()
    if shown.facts != facts:
        yield Finding(_place(shown), f"states facts {shown.facts}; expected {facts}")


def _best(candidates: list[Candidate]) -> Candidate:
    most = max(each.public_passed for each in candidates)
    return [each for each in candidates if each.public_passed == most][-1]


def _violated(outcomes: str) -> tuple[int, ...]:
    """Places of the first asserts that were executed and not passed."""
    broken = [n for n, letter in enumerate(outcomes) if letter not in (PASSED, NOT_RUN)]
    return tuple(broken[:FACTS_PER_PROMPT_MAX])


def _place(shown: Transition) -> str:
    return f"{shown.task} {shown.arm}:{shown.round}"


INVARIANT: Final = Invariant(
    "incumbent",
    "a round shows the trajectory's best candidate, the latest of equals, and its first violations",
    "falsification paper, section 2.1.2",
    _check,
)

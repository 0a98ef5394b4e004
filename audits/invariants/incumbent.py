"""The incumbent is the candidate with most public asserts passed, of equals the latest.

Source: falsification paper, section 2.1.2 (union of the pool and the arm's earlier rounds).
"""

from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair_protocol import FACTS_PER_PROMPT_MAX
from benchmark.repair_records import PASSED, POOL_ARM, Candidate, Transition

Made = dict[tuple[str, str], list[Candidate]]  # by task and arm, in order of rounds


def _check(run: RunEvidence) -> Iterator[Finding]:
    made: Made = {}
    for each in sorted(run.candidates, key=lambda c: c.round):
        made.setdefault((each.task, each.arm), []).append(each)
    for shown in run.transitions:
        if shown.incumbent:
            yield from _one(shown, made)


def _one(shown: Transition, made: Made) -> Iterator[Finding]:
    place = f"{shown.task} {shown.arm}:{shown.round}"
    earlier = [c for c in made.get((shown.task, shown.trajectory), []) if c.round < shown.round]
    candidates = [*made.get((shown.task, POOL_ARM), []), *earlier]
    if not candidates:
        return
    most = max(each.public_passed for each in candidates)
    best = [each for each in candidates if each.public_passed == most][-1]
    if (shown.incumbent, shown.incumbent_passed) != (best.place, most):
        yield Finding(
            place,
            f"shows {shown.incumbent} with {shown.incumbent_passed} passed; expected {best.place} "
            f"with {most}",
        )
        return
    broken = [n for n, letter in enumerate(best.public) if letter != PASSED]
    if shown.facts and shown.facts != tuple(broken[:FACTS_PER_PROMPT_MAX]):
        yield Finding(place, f"states facts {shown.facts}; expected the first violated ones")


INVARIANT: Final = Invariant(
    "incumbent",
    "a round shows the trajectory's best candidate, the latest of equals, and its first violations",
    "falsification paper, section 2.1.2",
    _check,
)

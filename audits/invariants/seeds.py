"""Every generation has a seed payload of its own, in its run's namespace, and its hash as seed.

Source: falsification paper, equation 2.6, section 2.2.2 ("unique and contained no foreign namespace
prefix"), 3.3 (what stays fatal).
"""

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence
from benchmark.repair_protocol import SEED_VALUES
from benchmark.repair_records import Candidate

BAR: Final = "|"


def _check(run: RunEvidence) -> Iterator[Finding]:
    manifest = run.manifest
    for candidates, namespace in (
        (run.pool, manifest.pool_namespace),
        (run.generations, manifest.arm_namespace),
    ):
        for candidate in candidates:
            yield from _one(candidate, namespace, manifest.cell.id)
    spaces = (manifest.pool_namespace, manifest.arm_namespace)
    if len(set(spaces)) != len(spaces):
        yield Finding("manifest", f"pool and arms share the namespace {spaces[0]}")
    places = {(c.seed_payload, c.task, c.place) for c in run.candidates}
    for payload, count in sorted(Counter(payload for payload, _t, _p in places).items()):
        if count > 1:
            yield Finding(payload, f"seeds {count} generations; expected one")


def _one(candidate: Candidate, namespace: str, cell: str) -> Iterator[Finding]:
    place = f"{candidate.task} {candidate.place}"
    first, _, rest = candidate.seed_payload.partition(BAR)
    if first != namespace or candidate.namespace != namespace:
        yield Finding(place, f"seeded in namespace {first}; expected {namespace}")
    fields = BAR.join((cell, candidate.task, candidate.arm, str(candidate.round)))
    if rest != fields:
        yield Finding(place, f"its payload is another's, {rest}; expected {fields}")
    digest = hashlib.sha256(candidate.seed_payload.encode()).hexdigest()
    if candidate.seed != int(digest, 16) % SEED_VALUES:  # (2.6)
        yield Finding(place, f"seed {candidate.seed} is not the hash of its payload")


INVARIANT: Final = Invariant(
    "seeds",
    "seed payloads are unique, of their cell, task, arm and round, and hash to the seeds",
    "falsification paper, equation 2.6, section 2.2.2",
    _check,
)

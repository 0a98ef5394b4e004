"""One model answered everything: weights, runtime and slots never changed.

Source: falsification paper, section 2.2.2 (model digests committed before the run).
"""

from collections.abc import Iterator
from typing import Final

from audits.invariants.invariant import Finding, Invariant
from audits.run_evidence import RunEvidence


def _check(run: RunEvidence) -> Iterator[Finding]:
    expected = run.manifest.fingerprint_sha256
    if run.manifest.model_digest not in run.manifest.fingerprint.values():
        yield Finding("manifest", "the model's digest is not part of its fingerprint")
    if run.arms is not None and run.arms.fingerprint_sha256 != expected:
        yield Finding("arms.json", "names another fingerprint than the manifest")
    for made in run.candidates:
        if made.fingerprint_sha256 != expected:
            yield Finding(
                f"{made.task} {made.place}",
                f"came from model {made.fingerprint_sha256[:12]}; expected {expected[:12]}",
            )


INVARIANT: Final = Invariant(
    "model-constant",
    "every answer came from the model whose fingerprint the manifest has",
    "falsification paper, section 2.2.2",
    _check,
)

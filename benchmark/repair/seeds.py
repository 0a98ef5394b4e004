"""The seed of a generation: a payload of bar-delimited fields, hashed.

Source: falsification paper, equation 2.6, section 2.2.2 (unique payloads, no foreign namespace).
"""

import hashlib
from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.repair_protocol import SEED_NAMESPACE, SEED_VALUES

_BAR: Final = "|"


def namespace_of(run_id: str, stage: str) -> str:
    """The namespace of a stage of a run, `antidote.<run>.<stage>`: no two runs share one."""
    return f"{SEED_NAMESPACE}.{run_id}.{stage}"


def seed_payload(namespace: str, *fields: str | int) -> str:
    """`namespace|field|...`. Raises BenchmarkError for a field that is empty or has a bar."""
    texts = [namespace, *map(str, fields)]
    for text in texts:
        if not text or _BAR in text:
            raise BenchmarkError(
                f"seed payload: a field can't be told from the next, got {text!r}; expected text "
                "without a bar; rename what it stands for"
            )
    return _BAR.join(texts)


def seed_of_payload(payload: str) -> int:
    """In [0, 2^32)."""
    return int(hashlib.sha256(payload.encode()).hexdigest(), 16) % SEED_VALUES  # (2.6)

"""All invariants, in the order they are told.

Source: falsification paper, section 2.2.2.
"""

from typing import Final

from audits.invariants import (
    completeness,
    forbidden,
    hidden,
    incumbent,
    mirror,
    model,
    outcomes,
    planned,
    pooled,
    population,
    preregistered,
    prompts,
    round0,
    seeds,
    whole_records,
)
from audits.invariants.invariant import Invariant

INVARIANTS: Final[tuple[Invariant, ...]] = (
    whole_records.INVARIANT,
    completeness.INVARIANT,
    seeds.INVARIANT,
    round0.INVARIANT,
    prompts.INVARIANT,
    model.INVARIANT,
    mirror.INVARIANT,
    forbidden.INVARIANT,
    hidden.INVARIANT,
    population.INVARIANT,
    incumbent.INVARIANT,
    outcomes.INVARIANT,
    pooled.INVARIANT,
    preregistered.INVARIANT,
    planned.INVARIANT,
)

"""The contrasts of the repair study: two frozen families, and the ones that are only described.

Source: falsification paper, section 2.2.1 (C1', C2', C3'), 3.2 (D1', D2'), Tables 6, 9, 10; 4
("every feedback design should be benchmarked against blind resampling"); its named future work
(P+F, PAD), which is outside every family.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Role(StrEnum):
    """What a contrast may be used for."""

    CO_PRIMARY = "co-primary"  # both must pass for the family to be certified
    ATTRIBUTION = "attribution"  # never blocks; allows "content-attributed"
    DIAGNOSTIC = "diagnostic"  # of the follow-up family, with its own Holm correction
    DESCRIPTIVE = "descriptive"  # in no family: raw p, no verdict


@dataclass(frozen=True, slots=True)
class ContrastSpec:
    """The one-sided claim "`favored` unlocks more units than `reference`"; `limit` is what the
    design doesn't separate, said with every result."""

    id: str
    favored: str
    reference: str
    role: Role
    limit: str


_PACKET: Final = "an arm-level packet effect: the arms follow trajectories of their own"

_BLIND: Final = "a feedback packet against blind resampling, an arm-level packet effect"

FAMILY: Final = (
    ContrastSpec("C1", "B", "P", Role.CO_PRIMARY, _PACKET),
    ContrastSpec("C2", "CF-SF", "P", Role.CO_PRIMARY, _PACKET),
    ContrastSpec(
        "C3",
        "CF-SF",
        "GR-SHAPE",
        Role.ATTRIBUTION,
        "same code, instruction, template and bullet count; token length and wording differ",
    ),
)
FOLLOW_UP: Final = (
    ContrastSpec("D1", "B", "BI", Role.DIAGNOSTIC, "the instruction alone"),
    ContrastSpec(
        "D2",
        "BI",
        "P",
        Role.DIAGNOSTIC,
        "the code-bearing context; code is confounded with prompt length",
    ),
)
DESCRIPTIVE: Final = (
    ContrastSpec("CF-SF_over_B", "CF-SF", "B", Role.DESCRIPTIVE, _PACKET),
    ContrastSpec("TC_over_B", "TC", "B", Role.DESCRIPTIVE, _PACKET),
    ContrastSpec("GR-SHAPE_over_P", "GR-SHAPE", "P", Role.DESCRIPTIVE, "the placebo's rescue"),
    ContrastSpec("GR-SHAPE_over_B", "GR-SHAPE", "B", Role.DESCRIPTIVE, _BLIND),
    ContrastSpec("P-F_over_B", "P-F", "B", Role.DESCRIPTIVE, _BLIND),
    ContrastSpec(
        "P-F_over_P", "P-F", "P", Role.DESCRIPTIVE, "facts about the code of P's own trajectory"
    ),
    ContrastSpec(
        "PAD_over_P",
        "PAD",
        "P",
        Role.DESCRIPTIVE,
        "syntax and length matched: irrelevant code against the own failing code",
    ),
    ContrastSpec(
        "B_over_PAD", "B", "PAD", Role.DESCRIPTIVE, "irrelevant code of P's length against none"
    ),
)
CONTRASTS: Final = (*FAMILY, *FOLLOW_UP, *DESCRIPTIVE)

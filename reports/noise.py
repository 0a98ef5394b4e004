"""A noise floor as flat item properties, and back.

Source: ours; see `benchmark.metrics.noise`.
"""

from collections.abc import Iterable
from typing import Final

from benchmark.metrics.noise import PairFlips
from reports.analysis_records import NoiseFloor
from reports.errors import ReportError
from reports.observations import KIND, Property
from reports.plain import plain

NOISE: Final = "noise"


def noise_properties(system: str, tier: str, way: str, flips: PairFlips) -> list[Property]:
    """What a noise item says; one without pairs says nothing. Rates in [0, 1]."""
    if flips.share is None:
        return []
    return [
        (KIND, NOISE),
        ("system", plain(system)),
        ("tier", plain(tier)),
        ("way", plain(way)),
        ("pairs", plain(flips.pairs)),
        ("flipped", plain(flips.flipped)),
        ("loosened", plain(flips.loosened)),
        ("shift", plain(flips.shift)),
        ("share", plain(flips.share)),
    ]


def noise_from(properties: Iterable[Property]) -> NoiseFloor | None:
    """The floor an item carries; None for any other item. Raises ReportError when garbled."""
    said = dict(properties)
    if said.get(KIND) != NOISE:
        return None
    try:
        return NoiseFloor(
            system=str(said["system"]),
            tier=str(said["tier"]),
            way=str(said["way"]),
            pairs=int(said["pairs"]),
            flipped=int(said["flipped"]),
            loosened=int(said["loosened"]),
            shift=float(said["shift"]),
            share=float(said["share"]),
        )
    except (KeyError, ValueError, TypeError) as error:
        raise ReportError(
            f"noise floor of {said.get('system', 'an unnamed system')}: garbled, got "
            f"{type(error).__name__}: {error}; expected the properties that noise_properties writes"
        ) from error

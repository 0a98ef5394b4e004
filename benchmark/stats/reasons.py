"""Why a number is degenerate: one closed enum for metrics and statistics.

Source: the house rules for statistics.
"""

from enum import StrEnum


class Degenerate(StrEnum):
    """The reason field of every record of `benchmark.metrics` and `benchmark.stats`."""

    NONE = "none"  # an ordinary value
    NO_DISCORDANT_PAIRS = "no_discordant_pairs"  # a paired test has nothing to test: p = 1
    CONSTANT_SAMPLE = "constant_sample"  # every unit has the same value: [x, x]
    UNDEFINED_K_EXCEEDS_N = "undefined_k_exceeds_n"  # top k of fewer than k items: no value
    EMPTY_SAMPLE = "empty_sample"  # no unit was observed: no value
    NO_REJECTION_POSSIBLE = "no_rejection_possible"  # not even the best outcome rejects: power 0

"""All hostile cases and honest controls, in the order in which they run.

Source: DESIGN, "The oracle"; each case has one sentence that says what it would prove.
"""

from typing import Final

from suites.falsification.hostile_case import HostileCase
from suites.falsification.hostile_channel import CALLBACKS, CHANNEL
from suites.falsification.hostile_containment import CONTAINMENT, STATE
from suites.falsification.hostile_controls import CONTROLS
from suites.falsification.hostile_equality import EQUALITY
from suites.falsification.hostile_limits import LIMITS
from suites.falsification.hostile_names import NAMES

__all__ = ("CASES", "HostileCase")

CASES: Final[tuple[HostileCase, ...]] = (
    *EQUALITY,
    *NAMES,
    *CHANNEL,
    *CALLBACKS,
    *CONTAINMENT,
    *STATE,
    *LIMITS,
    *CONTROLS,
)

"""The falsification paper's tables of effects and arms: 6 to 10, 12 and 15.

Source: falsification paper (arXiv:2606.31511), the tables named at each constant.
"""

from dataclasses import dataclass
from typing import Final

from suites.published.figures import Figure, count, rounded


@dataclass(frozen=True, slots=True)
class Contrast:
    """Discordant units of a contrast: `favored` (b01) and `reverse` (b10), and the arms' names."""

    id: str
    place: str
    favored_arm: str
    reference_arm: str
    favored: Figure
    reverse: Figure
    net: Figure
    p: Figure

    @property
    def counts(self) -> tuple[int, int]:
        """(b01, b10) as whole numbers."""
        return int(self.favored.value), int(self.reverse.value)


@dataclass(frozen=True, slots=True)
class FamilyRow:
    """A row of Table 6 or 10: a contrast with its adjusted p, verdict, share and odds ratio."""

    contrast: Contrast
    p_holm: Figure
    verdict: str
    share: Figure
    low: Figure
    high: Figure
    odds_ratio: Figure


@dataclass(frozen=True, slots=True)
class Arm:
    """A row of Table 7: generation-level pass rate, unit-level unlocks, first-unlock rounds."""

    name: str
    prompt_chars: Figure
    pass_rate: Figure
    public: Figure
    true: Figure
    true_share: Figure
    rounds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CellRow:
    """A row of Table 8: units, true unlocks in the order of `ARM_NAMES`, the family's nets."""

    id: str
    n: Figure
    unlocks: tuple[Figure, ...]
    nets: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class RiskRow:
    """A row of Table 12: net, risk difference and its clustered interval, in points."""

    id: str
    net: Figure
    difference: Figure
    low: Figure
    high: Figure


ARM_NAMES: Final = ("P", "B", "TC", "CF-SF", "GR-SHAPE")


def _contrast(id_: str, place: str, arms: str, b01: str, b10: str, net: str, p: str) -> Contrast:
    favored, _, reference = arms.partition(" > ")
    return Contrast(
        id_,
        place,
        favored,
        reference,
        count(place, b01),
        count(place, b10),
        count(place, net),
        rounded(place, p),
    )


def _family(contrast: Contrast, p_holm: str, verdict: str, figures: str) -> FamilyRow:
    cells = [rounded(contrast.place, text) for text in (p_holm, *figures.split())]
    return FamilyRow(contrast, cells[0], verdict, *cells[1:])


TABLE_6: Final = (
    _family(
        _contrast("c1", "Table 6, C1'", "B > P", "25", "7", "+18", "0.001051"),
        "0.002102",
        "PASS",
        "0.78 0.60 0.91 3.40",
    ),
    _family(
        _contrast("c2", "Table 6, C2'", "CF-SF > P", "21", "3", "+18", "0.0001386"),
        "0.0004157",
        "PASS",
        "0.88 0.68 0.97 6.14",
    ),
    _family(
        _contrast("c3", "Table 6, C3'", "CF-SF > GR-SHAPE", "22", "7", "+15", "0.004065"),
        "0.004065",
        "PASS",
        "0.76 0.56 0.90 3.00",
    ),
)

TABLE_10: Final = (
    _family(
        _contrast("d1", "Table 10, D1'", "B > BI", "18", "15", "+3", "0.3642"),
        "0.3642",
        "FAIL",
        "0.55 0.36 0.72 1.19",
    ),
    _family(
        _contrast("d2", "Table 10, D2'", "BI > P", "19", "4", "+15", "0.0013"),
        "0.002599",
        "PASS",
        "0.83 0.61 0.95 4.33",
    ),
)

TABLE_9: Final = (
    _contrast("tie", "Table 9", "CF-SF > B", "20", "20", "0", "0.5627"),
    _contrast("facts-only", "Table 9", "TC > B", "12", "23", "-11", "0.9795"),
    _contrast("placebo", "Table 9", "GR-SHAPE > P", "11", "8", "+3", "0.3238"),
)
RESCUE_PLACEBO: Final = count("Table 9, rescue guard", "+3")
RESCUE_HALF: Final = count("Table 9, rescue guard", "9")
HARM_SHARES: Final = (  # reverse units, share, verdict
    ("c1", count("Table 9, deployment gate C1'", "7"), rounded("Table 9", "0.0241"), "FAIL"),
    ("c2", count("Table 9, deployment gate C2'", "3"), rounded("Table 9", "0.0103"), "PASS"),
)


def _arm(name: str, figures: str, rounds: tuple[int, ...]) -> Arm:
    place = f"Table 7, {name}"
    chars, rate, public, true, share = figures.split()
    return Arm(
        name,
        rounded(place, chars),
        rounded(place, rate + "%"),
        count(place, public),
        count(place, true),
        rounded(place, share + "%"),
        rounds,
    )


TABLE_7: Final = (
    _arm("P", "1289.9 1.8 13 8 2.8", (2, 3, 2, 1)),
    _arm("B", "406.4 3.9 42 26 9.0", (4, 4, 7, 11)),
    _arm("TC", "655.3 2.3 23 15 5.2", (2, 5, 3, 5)),
    _arm("CF-SF", "1482.9 4.0 35 26 9.0", (7, 10, 4, 5)),
    _arm("GR-SHAPE", "1475.9 1.9 15 11 3.8", (3, 4, 3, 1)),
)


def _cell(id_: str, figures: str) -> CellRow:
    n, *rest = (count(f"Table 8, {id_}", text) for text in figures.split())
    return CellRow(id_, n, tuple(rest[: len(ARM_NAMES)]), tuple(rest[len(ARM_NAMES) :]))


TABLE_8: Final = (
    _cell("humaneval-qwen1.5b", "24 2 4 1 3 4 +2 +1 -1"),
    _cell("mbpp-qwen1.5b", "47 1 3 2 6 2 +2 +5 +4"),
    _cell("humaneval-qwen0.5b", "40 2 4 3 7 2 +2 +5 +5"),
    _cell("mbpp-qwen0.5b", "60 1 5 2 2 0 +4 +1 +2"),
    _cell("humaneval-deepseek", "59 0 4 6 2 2 +4 +2 0"),
    _cell("mbpp-deepseek", "60 2 6 1 6 1 +4 +4 +5"),
)


def _risk(id_: str, net: str, difference: str, low: str, high: str) -> RiskRow:
    place = f"Table 12, {id_}"
    points = [rounded(place, text + "%") for text in (difference, low, high)]
    return RiskRow(id_, count(place, net), *points)


TABLE_12: Final = (
    _risk("b-p", "+18", "+6.21", "+2.48", "+10.00"),
    _risk("cf-p", "+18", "+6.21", "+3.06", "+9.57"),
    _risk("cf-gr", "+15", "+5.17", "+1.68", "+8.81"),
    _risk("cf-b", "+0", "+0.00", "-4.40", "+4.39"),
)

TABLE_15: Final = (  # (id, net, units, printed p): what a whole table must print
    ("fjr-over-b", 3, 46, rounded("Table 15, FJR", "0.274")),
    ("fjr-over-shape", -1, 46, rounded("Table 15, FJR", "0.773")),
    ("eck-over-b", 3, 109, rounded("Table 15, ECK", "0.2905")),
    ("pilot-over-b", 6, 69, rounded("Table 15, self-repair pilot", "0.073")),
    ("pilot-over-shape", 1, 69, rounded("Table 15, self-repair pilot", "0.50")),
    ("eot-over-b", 3, 69, rounded("Table 15, EOT", "0.274")),
    ("eot-over-shape", 1, 69, rounded("Table 15, EOT", "0.50")),
)

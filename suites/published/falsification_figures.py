"""The falsification paper's sample flow (Tables 1, 3, 5, 11, 13) and the figures of its text.

Source: falsification paper (arXiv:2606.31511), the tables and sections named at each constant.
"""

from dataclasses import dataclass
from typing import Final

from suites.published.figures import Figure, count, rounded


@dataclass(frozen=True, slots=True)
class FlowRow:
    """A row of Table 1: units of a cell from the benchmark's tasks to the two samples."""

    id: str
    benchmark: str
    initial: Figure
    dead: Figure
    capped: Figure
    excluded: Figure
    primary: Figure
    disjoint: Figure


@dataclass(frozen=True, slots=True)
class PowerRow:
    """The power before the run: discordant pairs, favorable share, power."""

    id: str
    discordant: Figure
    favorable: Figure
    power: Figure


@dataclass(frozen=True, slots=True)
class Discovery:
    """A discovery contrast of Figure 3: counts, net, p, and p under ten contrasts."""

    id: str
    favored: int
    reverse: int
    net: Figure
    p: Figure
    tenfold: Figure


def _discovery(id_: str, b01: int, b10: int, net: str, p: str, tenfold: str) -> Discovery:
    place = "2.2.3"
    return Discovery(id_, b01, b10, count(place, net), rounded(place, p), rounded(place, tenfold))


def _flow(id_: str, benchmark: str, figures: str) -> FlowRow:
    return FlowRow(id_, benchmark, *(count(f"Table 1, {id_}", text) for text in figures.split()))


TABLE_1: Final = (
    _flow("humaneval-deepseek", "HumanEval+", "164 119 60 1 59 15"),
    _flow("humaneval-qwen0.5b", "HumanEval+", "164 40 40 0 40 0"),
    _flow("humaneval-qwen1.5b", "HumanEval+", "164 24 24 0 24 0"),
    _flow("mbpp-deepseek", "MBPP+", "365 171 60 0 60 30"),
    _flow("mbpp-qwen0.5b", "MBPP+", "365 111 60 0 60 15"),
    _flow("mbpp-qwen1.5b", "MBPP+", "365 47 47 0 47 0"),
)
TABLE_1_TOTAL: Final = (  # column, printed total
    ("dead", count("Table 1, total", "512")),
    ("capped", count("Table 1, total", "291")),
    ("excluded", count("Table 1, total", "1")),
    ("primary", count("Table 1, total", "290")),
    ("disjoint", count("Table 1, total", "60")),
)
MBPP_NOMINAL: Final = count("Table 1, caption", "378")
MBPP_EXCLUDED: Final = count("Table 1, caption", "13")
MBPP_TASKS: Final = count("Table 1, caption", "365")
HUMANEVAL_TASKS: Final = count("Table 1, caption", "164")
MODELS: Final = count("Table 5", "3")
BENCHMARKS: Final = count("Table 5", "2")
CELLS: Final = count("Table 5", "6")

# Table 3: prompt-hidden test counts.
HUMANEVAL_MEDIAN: Final = count("Table 3", "972")
HUMANEVAL_TRUNCATED: Final = count("Table 3", "126")
MBPP_MOST: Final = count("Table 3", "147")
HIDDEN_CAP: Final = count("Table 3", "300")

# Table 5 and section 3: generations.
PRIMARY: Final = count("Table 5", "290")
DISJOINT: Final = count("Table 5", "60")
ARMS: Final = count("Table 5", "5")
ROUNDS: Final = count("Table 5", "4")
FIXED_GENERATIONS: Final = count("Table 5", "5800")
DISJOINT_GENERATIONS: Final = count("Table 5", "1200")
MAIN_GENERATIONS: Final = count("Table 5", "7000")
SIXTH_GENERATIONS: Final = count("Table 5", "1,400")
MAIN_UNITS: Final = count("3", "350")
TRANSITION_FILES: Final = count("3", "1,750")
PER_ARM_GENERATIONS: Final = count("3.1", "1,160")
PROMPT_GUARD: Final = count("2.2.2", "3,072")
CONTEXT: Final = count("2.2.2", "4,096")
COMPLETION: Final = count("2.2.2", "1,024")

# Table 11: units by number of facts at round 0, none to six; then the round-identical column.
FACT_UNITS: Final = tuple(
    count("Table 11", text) for text in ["0", "43", "44", "122", "23", "15", "43"]
)
ROUND_IDENTICAL: Final = count("Table 11", "250")
ROUND_VARYING: Final = count("3.2", "40")
ZERO_FACT_SHARE: Final = rounded("Table 11", "0.0%")

# Section 2.2.1: power before the run.
POWER: Final = (
    PowerRow("c1", count("2.2.1", "38"), rounded("2.2.1", "0.737"), rounded("2.2.1", "0.72")),
    PowerRow("c2", count("2.2.1", "36"), rounded("2.2.1", "0.75"), rounded("2.2.1", "0.83")),
)
HALF_POWER_LOW: Final = rounded("2.2.1", "0.16")
HALF_POWER_HIGH: Final = rounded("2.2.1", "0.38")

# Section 2.2.3 and Figure 3: discovery.
DISCOVERY: Final = (
    _discovery("b-p", 28, 10, "+18", "0.0025", "0.025"),
    _discovery("cf-p", 27, 9, "+18", "0.0020", "0.020"),
)
CONTRASTS_POSSIBLE: Final = count("2.2.3", "10")
CONFIRM_TC_NET: Final = 15
CONFIRM_TC_P_HOLM: Final = rounded("2.2.3", "0.0301")
CORPSE_NET: Final = -3
CORPSE_P: Final = rounded("2.2.3", "0.78")

# Section 3.1: the profile of the arms.
CONVERSION: Final = (  # arm, printed share
    ("B", rounded("3.1", "61.9%")),
    ("CF-SF", rounded("3.1", "74.3%")),
    ("P", rounded("3.1", "61.5%")),
)
BLIND_AHEAD: Final = (1, 2, 3)  # "by 1, 2, and 3 unlocks in three cells"
FACTS_AHEAD: Final = (3, 3)  # "by 3 unlocks in two cells, and one cell tied"

# Section 3.2: sensitivity.
BI_UNLOCKS: Final = count("3.2", "23")
DISJOINT_CONTRASTS: Final = (  # (id, b01, b10, net)
    ("b-p", 2, 1, count("3.2", "+1")),
    ("cf-p", 3, 2, count("3.2", "+1")),
    ("cf-gr", 1, 3, count("3.2", "-2")),
    ("bi-p", 6, 2, count("3.2", "+4")),
    ("b-bi", 2, 5, count("3.2", "-3")),
)
CLUSTERS: Final = count("3.2", "202")
Q0_UNITS: Final = tuple(count("3.2", text) for text in ["159", "22", "51", "58"])
SEARCH_BOUND: Final = count("3.2", "109")
SEARCH_BOUND_NET: Final = 10
SEARCH_BOUND_P: Final = rounded("3.2", "0.0154")
Q0_ZERO_NET: Final = -8

# Section 3.3: audits.
MISSING_BASELINES: Final = count("3.3", "120")
BASELINE_ARMS: Final = count("3.3", "2")
COLLISIONS: Final = count("3.3", "34")
COLLISIONS_BY_ARM: Final = (17, 15, 2, 0, 0)
COLLISION_PAIRS: Final = count("3.3", "28")
COLLISION_SHARE: Final = rounded("3.3", "0.5%")

# Section 4.1: the self-repair pilot and the trace kernel.
PILOT_UNITS: Final = count("4.1", "69")
PILOT_ARMS: Final = count("2.3", "4")
PILOT_GENERATIONS: Final = count("4.1", "1,104")
PILOT_DIFFERENCE: Final = rounded("4.1", "+8.7%")
PILOT_LOW: Final = rounded("4.1", "-1.4%")
PILOT_HIGH: Final = rounded("4.1", "+18.5%")
POWER_BAR: Final = count("4.1", "160")

"""`--gate`: opt-in thresholds that turn a run red.

Form: [SYSTEM:[TIER:]]METRIC OP VALUE, e.g. `exec@1>=0.3`, `minilm:exec@1>=0.3`,
`minilm:core:deception<=0.5`. A threshold is asked of every system and tier it doesn't name.
"""

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from benchmark import protocol
from benchmark.stats.intervals import Interval
from reports.errors import ReportError
from reports.records import Measured, Summary, SystemSummary
from reports.summary import FAMILIES

DECEPTION, STRICT_DECEPTION = "deception", "strict_deception"
METRICS: Final = (
    *(f"{family}@{k}" for family in FAMILIES for k in protocol.KS),
    DECEPTION,
    STRICT_DECEPTION,
)
_OPERATORS: Final[dict[str, Callable[[float, float], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
_FORM: Final = re.compile(
    r"(?:(?P<system>[\w.-]+):)?(?:(?P<tier>[\w.-]+):)?(?P<metric>[\w@]+)\s*"
    r"(?P<operator>>=|<=|>|<)\s*(?P<value>-?(?:\d+(?:\.\d*)?|\.\d+))",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Threshold:
    """One parsed `--gate`; an empty system or tier means every one. `value` is in [0, 1]."""

    text: str
    system: str
    tier: str
    metric: str
    comparison: str
    value: float


@dataclass(frozen=True, slots=True)
class ThresholdResult:
    """A threshold applied to one row, or to nothing when no row matches."""

    threshold: Threshold
    holds: bool
    sentence: str


def parse_threshold(text: str) -> Threshold:
    """The threshold in `text`. Raises ReportError with the value, the form and an example."""
    match = _FORM.fullmatch(text.strip())
    if match is None:
        raise ReportError(
            f"--gate: malformed, got {text!r}; expected [SYSTEM:[TIER:]]METRIC OP VALUE such as "
            "'exec@1>=0.3' or 'minilm:core:deception<=0.5'; quote it for the shell"
        )
    if match["metric"] not in METRICS:
        raise ReportError(
            f"--gate: unknown metric, got {match['metric']!r} in {text!r}; expected one of "
            f"{', '.join(METRICS)}"
        )
    value = float(match["value"])
    if not 0.0 <= value <= 1.0:
        raise ReportError(
            f"--gate: value out of range, got {match['value']} in {text!r}; expected a rate from "
            "0 to 1 such as 'exec@1>=0.3'; divide a percentage by 100"
        )
    return Threshold(
        text=text.strip(),
        system=match["system"] or "",
        tier=match["tier"] or "",
        metric=match["metric"],
        comparison=match["operator"],
        value=value,
    )


def refuse_unknown(
    thresholds: Sequence[Threshold], systems: Sequence[str], tiers: Sequence[str]
) -> None:
    """Raises ReportError for a threshold on a system or tier that is not in the run.

    An empty sequence means that nobody knows the names: nothing is refused then.
    """
    for threshold in thresholds:
        for kind, name, known in (
            ("system", threshold.system, systems),
            ("tier", threshold.tier, tiers),
        ):
            if name and known and name not in known:
                raise ReportError(
                    f"--gate: {kind} is not in this run, got {name!r} in {threshold.text!r}; "
                    f"expected one of {', '.join(known)}; select it with --{kind}s"
                )


def apply_thresholds(
    thresholds: Sequence[Threshold], summary: Summary
) -> tuple[ThresholdResult, ...]:
    """One result per matching row. A partial row, and a threshold without a row, don't hold."""
    results: list[ThresholdResult] = []
    for threshold in thresholds:
        rows = [row for row in summary.systems if _matches(threshold, row)]
        results += [_apply(threshold, row) for row in rows]
        if not rows:
            sentence = f"gate {threshold.text}: nothing was measured that it could hold for"
            results.append(ThresholdResult(threshold, False, sentence))
    return tuple(results)


def _matches(threshold: Threshold, row: SystemSummary) -> bool:
    return threshold.system in ("", row.system) and threshold.tier in ("", row.tier)


def _apply(threshold: Threshold, row: SystemSummary) -> ThresholdResult:
    where = f"gate {threshold.text}:"
    place = f"{row.system} on {row.tier}"
    if row.measured is None or not row.counts.complete:
        return ThresholdResult(
            threshold,
            False,
            f"{where} withheld for {place}, {row.counts.scored} of {row.counts.of} queries scored",
        )
    interval = _interval(row.measured, threshold.metric)
    if not interval.n:
        return ThresholdResult(
            threshold, False, f"{where} withheld for {place}, {threshold.metric} has no value there"
        )
    holds = _OPERATORS[threshold.comparison](interval.estimate, threshold.value)
    return ThresholdResult(
        threshold,
        holds,
        f"{where} {'holds' if holds else 'FAILS'} for {place}, "
        f"{threshold.metric} is {interval.estimate:.4f}",
    )


def _interval(measured: Measured, metric: str) -> Interval:
    if metric == DECEPTION:
        return measured.deception.at_least
    if metric == STRICT_DECEPTION:
        return measured.deception.strict
    return measured.metric(metric).interval

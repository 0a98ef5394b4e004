"""`--gate`: opt-in thresholds that turn a run red.

Form: [SYSTEM:[TIER:]]METRIC OP VALUE, e.g. `exec@1>=0.3`, `minilm:exec@1>=0.3`,
`minilm:core:deception<=0.5`. A threshold holds for every system and tier it doesn't name.
"""

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from benchmark import protocol
from reports.errors import ReportError
from reports.summary import Summary, SystemSummary

METRICS: Final = (
    *(f"{family}@{k}" for family in ("exec", "execution_precision", "ndcg") for k in protocol.KS),
    "deception",
)
_OPERATORS: Final[dict[str, Callable[[float, float], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
_FORM: Final = re.compile(
    r"(?:(?P<system>[\w.-]+):)?(?:(?P<tier>[\w.-]+):)?(?P<metric>[\w@]+)\s*"
    r"(?P<operator>>=|<=|>|<)\s*(?P<value>[0-9.]+)"
)


@dataclass(frozen=True, slots=True)
class Threshold:
    """One parsed `--gate`; an empty system or tier means every one."""

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


def parse_threshold(text: str, systems: Sequence[str] = (), tiers: Sequence[str] = ()) -> Threshold:
    """The threshold in `text`. Raises ReportError with the form and the known names."""
    match = _FORM.fullmatch(text.strip())
    if match is None:
        raise ReportError(
            f"--gate: malformed, got {text!r}; expected [SYSTEM:[TIER:]]METRIC OP VALUE such as "
            "'exec@1>=0.3' or 'minilm:core:deception<=0.5' (quote it for the shell)"
        )
    metric = match["metric"]
    if metric not in METRICS:
        raise ReportError(
            f"--gate: unknown metric, got {metric!r} in {text!r}; expected one of "
            f"{', '.join(METRICS)}"
        )
    value = _rate(match["value"], text)
    for kind, known in (("system", systems), ("tier", tiers)):
        if match[kind] and known and match[kind] not in known:
            raise ReportError(
                f"--gate: {kind} is not in this run, got {match[kind]!r} in {text!r}; expected one "
                f"of {', '.join(known)}"
            )
    return Threshold(
        text.strip(), match["system"] or "", match["tier"] or "", metric, match["operator"], value
    )


def _rate(text: str, whole: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 1.0:
        raise ReportError(
            f"--gate: value out of range, got {text!r} in {whole!r}; expected a rate from 0 to 1"
        )
    return value


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
    place = f"{row.system} on {row.tier}"
    if not row.counts.complete:
        sentence = (
            f"gate {threshold.text}: withheld for {place}, {row.counts.scored} of "
            f"{row.counts.of} queries scored"
        )
        return ThresholdResult(threshold, False, sentence)
    metric = threshold.metric
    interval = row.deception if metric == "deception" else row.metric(metric).interval
    holds = _OPERATORS[threshold.comparison](interval.estimate, threshold.value)
    word = "holds" if holds else "FAILS"
    sentence = f"gate {threshold.text}: {word} for {place}, {metric} is {interval.estimate:.4f}"
    return ThresholdResult(threshold, holds, sentence)

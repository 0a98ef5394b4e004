"""Figures of a run report as SVG files, core and decentred side by side; nothing is computed.

Source: ExecRetrieval Figures 2 to 5 and Table 4. Needs matplotlib, the extra `plots`.
"""

import importlib.util
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmark import protocol
from benchmark.corpus.plan import CORE, DECENTRED
from reports.errors import ReportError
from reports.records import Summary
from reports.repair.figure import draw_unlocks
from reports.sections.rows import Row, first_stages, measured_rows

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BESIDE: Final = (CORE, DECENTRED)
_STYLE: Final = {"svg.hashsalt": "execretrieval", "font.size": 9, "svg.fonttype": "none"}
_PANEL_INCHES: Final = (5.0, 3.6)

Colors = Mapping[str, str]  # of a system, the same in every panel
Draw = Callable[["Axes", Sequence[Row], Colors], None]


def missing() -> str:
    """Empty when figures can be drawn here; else the sentence that says how to install them."""
    if importlib.util.find_spec("matplotlib") is None:
        return "plots: matplotlib is missing; pip install 'execretrieval-suite[plots]'"
    return ""


def write_plots(folder: Path, summary: Summary) -> tuple[Path, ...]:
    """One SVG a figure into `folder`, a panel a tier: core and decentred, else those measured; and
    one a repair run.

    Raises ReportError when matplotlib is missing or the folder can't be written.
    """
    if missing():
        raise ReportError(missing())
    measured = {row.tier for row in summary.systems if row.measured is not None}
    beside: list[str] = [tier for tier in BESIDE if tier in measured]
    tiers = beside or sorted(measured)
    try:
        figures = FIGURES.items() if tiers else ()
        if tiers or summary.repair:
            folder.mkdir(parents=True, exist_ok=True)
        return (
            *(_figure(folder / f"{name}.svg", draw, tiers, summary) for name, draw in figures),
            *(draw_unlocks(folder, run) for run in summary.repair),
        )
    except OSError as error:
        raise ReportError(
            f"plots: can't be written, got {folder} ({error.strerror}); expected a folder; give "
            "--report-dir a path that can be written"
        ) from error


def try_plots(folder: Path, summary: Summary) -> str:
    """Write the figures; a sentence on what was written, or why not."""
    try:
        paths = write_plots(folder, summary)
    except ReportError as error:
        return str(error)
    return f"plots: {len(paths)} figures" if paths else "plots: none, nothing was measured"


def _figure(path: Path, draw: Draw, tiers: Sequence[str], summary: Summary) -> Path:
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    width, height = _PANEL_INCHES
    names = sorted({row.system for row in summary.systems})
    colors = {name: f"C{place}" for place, name in enumerate(names)}
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(width * len(tiers), height), layout="constrained")
        panels = figure.subplots(1, len(tiers), sharey=True, squeeze=False)[0]
        for axes, tier in zip(panels, tiers, strict=True):
            axes.set_title(tier)
            rows = measured_rows([row for row in summary.systems if row.tier == tier])
            if draw in (_density, _gaps):
                rows = first_stages(rows, summary)
            draw(axes, sorted(rows, key=lambda each: each[0].system), colors)
        FigureCanvasSVG(figure).print_svg(path, metadata={"Date": None})
    return path


def _leaderboard(axes: "Axes", rows: Sequence[Row], _colors: Colors) -> None:
    for row, measured in reversed(rows):
        found, null = measured.metric("exec@1").interval, measured.rank_one
        error = [[found.estimate - found.low], [found.high - found.estimate]]
        axes.barh(row.system, found.estimate, xerr=error, color="0.75", capsize=3)
        nulls = ((null.independent_null, "black"), (null.exchangeable_null, "C3"))
        for value, color in nulls:
            if value is not None:
                axes.plot([value], [row.system], marker="|", markersize=16, color=color)
    axes.set_xlabel("exec@1 with interval; black: independent null, red: exchangeable")


def _curves(axes: "Axes", rows: Sequence[Row], colors: Colors) -> None:
    for row, measured in rows:
        found = [measured.metric(f"exec@{k}").interval for k in protocol.KS]
        axes.plot(
            protocol.KS,
            [f.estimate for f in found],
            marker="o",
            label=row.system,
            color=colors[row.system],
        )
        axes.fill_between(
            protocol.KS,
            [f.low for f in found],
            [f.high for f in found],
            alpha=0.15,
            color=colors[row.system],
        )
    axes.set(xlabel="k", ylabel="exec@k", ylim=(0, 1), xticks=protocol.KS)
    _legend(axes)


def _density(axes: "Axes", rows: Sequence[Row], colors: Colors) -> None:
    for row, measured in rows:
        levels = measured.density.levels
        retained = range(len(levels))
        axes.plot(
            retained,
            [f.estimate for f in levels],
            marker="o",
            label=row.system,
            color=colors[row.system],
        )
        axes.fill_between(
            retained,
            [f.low for f in levels],
            [f.high for f in levels],
            alpha=0.15,
            color=colors[row.system],
        )
    axes.set(xlabel="near-clones left in the pool", ylabel="exec@1", ylim=(0, 1))
    _legend(axes)


def _gaps(axes: "Axes", rows: Sequence[Row], colors: Colors) -> None:
    """In steps of each system's own bins: scores of different systems have different units."""
    for row, measured in rows:
        found = measured.gap.histogram
        if found.counts:
            axes.stairs(
                found.counts, range(len(found.edges)), label=row.system, color=colors[row.system]
            )
            axes.axvline(len(found.counts) / 2, color="black", linewidth=0.8)
    axes.set(xlabel="canonical minus best distractor, own bins", ylabel="queries")
    _legend(axes)


def _bug_types(axes: "Axes", rows: Sequence[Row], colors: Colors) -> None:
    height = 0.8 / max(1, len(rows))
    for place, (row, measured) in enumerate(rows):
        rates = measured.deception.by_bug_type
        at = [i + place * height for i in range(len(rates))]
        axes.barh(
            at,
            [rate.value or 0.0 for rate in rates],
            height=height,
            label=row.system,
            color=colors[row.system],
        )
        axes.set_yticks([i + 0.4 for i in range(len(rates))], [rate.name for rate in rates])
    axes.set(xlabel="deceived share of (query, distractor) pairs", xlim=(0, 1))
    _legend(axes)


def _legend(axes: "Axes") -> None:
    if axes.get_legend_handles_labels()[0]:
        axes.legend()


FIGURES: Final[dict[str, Draw]] = {
    "leaderboard": _leaderboard,  # Figure 2
    "exec_at_k": _curves,  # Figure 3
    "density": _density,  # Table 4
    "gap": _gaps,  # Figure 4
    "deception_by_bug_type": _bug_types,  # Figure 5
}

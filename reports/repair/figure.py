"""Unlocks per arm of a repair run as SVG, a panel a sample; nothing is computed.

Source: falsification paper, Figure 4, with the interval of each share and, for a cell of the
paper's, its own share beside it.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from reports.repair.records import RepairSummary, SampleSummary

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_STYLE: Final = {"svg.hashsalt": "execretrieval", "font.size": 9, "svg.fonttype": "none"}
_PANEL_INCHES: Final = (5.0, 3.6)


def draw_unlocks(folder: Path, run: RepairSummary) -> Path:
    """`unlocks-RUN.svg` in `folder`; needs matplotlib. OSError where it can't be written."""
    import matplotlib as mpl
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    path = folder / f"unlocks-{run.run}.svg"
    width, height = _PANEL_INCHES
    count = max(1, len(run.samples))
    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(width * count, height), layout="constrained")
        panels = figure.subplots(1, count, squeeze=False)[0]
        for axes, sample in zip(panels, run.samples, strict=False):
            _panel(axes, sample)
        FigureCanvasSVG(figure).print_svg(path, metadata={"Date": None})
    return path


def _panel(axes: "Axes", sample: SampleSummary) -> None:
    arms = [arm for arm in sample.arms if arm.units]
    names = [arm.arm for arm in arms]
    shares = [arm.true for arm in arms]
    error = [
        [share.estimate - share.low for share in shares],
        [share.high - share.estimate for share in shares],
    ]
    axes.bar(names, [s.estimate for s in shares], yerr=error, color="0.75", capsize=3)
    for place, arm in enumerate(arms):
        axes.annotate(f"{arm.unlocked}/{arm.units}", (place, 0), ha="center", va="bottom")
    paper = sample.cells[0].published if len(sample.cells) == 1 else None
    if paper is not None:
        theirs = [(a, c / paper.n) for a, c in paper.unlocked if a in names]
        axes.plot(*zip(*theirs, strict=True), "_", color="C3", markersize=16, label="paper's cell")
        axes.legend()
    axes.set(title=f"{sample.sample}, {sample.of} units", ylabel="share of units unlocked")
    axes.tick_params(axis="x", labelrotation=30)

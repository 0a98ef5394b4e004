"""Figures: one SVG each, readable, the same bytes for the same run, refused with a remedy."""

from dataclasses import replace
from pathlib import Path

import pytest
from defusedxml import ElementTree

from reports import plots
from reports.errors import ReportError
from reports.observations import Observation
from reports.records import Summary
from reports.summary import fold
from suites.instruments.observed import DECEIVED, HIT, MISS, observed


def run(*tiers: str) -> list[Observation]:
    return [
        observed(f"q{i}", outcome, system=system, tier=tier, of=3, gap=-0.01 * i)
        for tier in tiers
        for system in ("bm25", "minilm")
        for i, outcome in enumerate((HIT, DECEIVED, MISS))
    ]


def texts(path: Path) -> set[str]:
    root = ElementTree.parse(path).getroot()
    assert root is not None
    return {text.strip() for text in root.itertext() if text.strip()}


def test_there_is_one_figure_each_with_core_beside_decentred(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    paths = plots.write_plots(tmp_path / "new", fold(run("core", "decentred", "stacked")))
    assert [path.stem for path in paths] == list(plots.FIGURES)
    for path in paths:
        said = texts(path)
        assert {"core", "decentred", "bm25", "minilm"} <= said
        assert "stacked" not in said


def test_equal_runs_give_equal_bytes(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    made = [plots.write_plots(tmp_path / name, fold(run("core"))) for name in ("a", "b")]
    assert [p.read_bytes() for p in made[0]] == [p.read_bytes() for p in made[1]]


def test_a_run_of_other_tiers_shows_those(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    (path, *_rest) = plots.write_plots(tmp_path, fold(run("evalplus")))
    assert "evalplus" in texts(path)


def test_a_system_without_distractors_leaves_its_figures_drawable(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    bare = [replace(observed(f"q{i}", paired=()), gap=None) for i in (1, 2)]
    assert len(plots.write_plots(tmp_path, fold(bare))) == len(plots.FIGURES)


def test_nothing_measured_draws_nothing(tmp_path: Path) -> None:
    assert plots.write_plots(tmp_path / "none", Summary((), (), ())) == ()
    assert not (tmp_path / "none").exists()


def test_without_matplotlib_the_remedy_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(ReportError, match=r"plots: matplotlib is missing; pip install .*\[plots\]"):
        plots.write_plots(tmp_path, Summary((), (), ()))
    assert plots.try_plots(tmp_path, Summary((), (), ())) == plots.missing() != ""


def test_what_was_drawn_is_said(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert plots.try_plots(tmp_path, fold(run("core"))) == f"plots: {len(plots.FIGURES)} figures"
    nothing = plots.try_plots(tmp_path, Summary((), (), ()))
    assert nothing == "plots: none, nothing was measured"

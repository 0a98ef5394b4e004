"""Rerankers in the report: who is compared with whom, over which queries, and what may be said."""

import json
import re
from dataclasses import replace

import pytest
from statsmodels.stats.contingency_tables import mcnemar

from audits.decisions import PairVerdict
from audits.rerank_decision import RerankEvidence, RerankVerdict, decide_rerank
from benchmark.account import Account
from benchmark.outcomes import RetrievalOutcome
from reports.errors import ReportError
from reports.observations import Observation, from_properties, to_properties, unit_properties
from reports.rerank_note import RerankNote
from reports.rerank_records import RerankSummary
from reports.rerank_section import render
from reports.summary import fold
from reports.tables import TextPage
from suites.instruments.observed import HIT, MISS, observed

BETTER, WORSE = PairVerdict.FIRST_BETTER, PairVerdict.SECOND_BETTER
SAME, OPEN = PairVerdict.NOT_DISTINGUISHED, PairVerdict.WITHHELD
COST = Account(calls=3, prompt_tokens=100, asked=3, unparsed=1, first=1, first_chance=0.4)


def _note(*placebos: str, of_tier: int = 20) -> RerankNote:
    return RerankNote("bm25", placebos, 10, of_tier, COST)


def _seen(
    system: str, hits: int, of: int, note: RerankNote | None = None, tier: str = "decentred"
) -> list[Observation]:
    """Observations of queries q0 ... of which the first `hits` are hits."""
    return [
        replace(
            observed(f"q{n:02}", HIT if n < hits else MISS, of=of, system=system, tier=tier),
            rerank=note,
        )
        for n in range(of)
    ]


def _rows(*lists: list[Observation]) -> dict[str, RerankSummary]:
    summary = fold([observation for one in lists for observation in one])
    return {row.system: row for row in summary.reranked}


def _all(hits: int = 18, shape: int = 5, tier: str = "decentred") -> dict[str, RerankSummary]:
    return _rows(
        _seen("bm25", 4, 20, tier=tier),
        _seen("bm25.shape", shape, 20, _note(), tier),
        _seen("bm25.list", hits, 20, _note("bm25.shape"), tier),
    )


@pytest.mark.parametrize(
    ("tier", "first", "placebos", "verdict"),
    [
        ("decentred", BETTER, (BETTER, BETTER), RerankVerdict.GAIN),
        ("core", BETTER, (BETTER, BETTER), RerankVerdict.GAIN_MAY_BE_SHAPE),
        ("decentred", BETTER, (BETTER, SAME), RerankVerdict.NO_GAIN_OVER_PLACEBO),
        ("decentred", BETTER, (WORSE,), RerankVerdict.NO_GAIN_OVER_PLACEBO),
        ("decentred", SAME, (BETTER,), RerankVerdict.NO_GAIN),
        ("decentred", WORSE, (BETTER,), RerankVerdict.WORSE),
        ("decentred", BETTER, (), RerankVerdict.WITHHELD),
        ("decentred", BETTER, (BETTER, OPEN), RerankVerdict.WITHHELD),
        ("core", OPEN, (BETTER,), RerankVerdict.WITHHELD),
    ],
    ids=[
        "gain",
        "core",
        "one_placebo_same",
        "placebo_worse",
        "first_same",
        "first_better",
        "no_placebo",
        "placebo_open",
        "first_open",
    ],
)
def test_a_gain_counts_only_above_first_stage_and_every_placebo_on_the_decentred_tier(
    tier: str, first: PairVerdict, placebos: tuple[PairVerdict, ...], verdict: RerankVerdict
) -> None:
    assert decide_rerank(RerankEvidence(tier, first, placebos)) is verdict


def test_a_reranker_is_tested_against_first_stage_and_placebo_and_a_placebo_is_not() -> None:
    rows = _all()
    assert [c.other for c in rows["bm25.list"].comparisons] == ["bm25", "bm25.shape"]
    assert [c.is_placebo for c in rows["bm25.list"].comparisons] == [False, True]
    assert (rows["bm25.shape"].comparisons, rows["bm25.shape"].verdict) == ((), None)


def test_counts_and_p_are_those_of_statsmodels() -> None:
    first, placebo = _all()["bm25.list"].comparisons
    for comparison, other in ((first, 4), (placebo, 5)):
        b = 18 - other
        expected = mcnemar([[other, b], [0, 2]], exact=True).pvalue
        assert (comparison.test.b, comparison.test.c, comparison.test.n) == (b, 0, 20)
        assert comparison.test.p_two_sided == pytest.approx(expected)
        assert comparison.difference.estimate == pytest.approx(b / 20)
    # Holm over the tier's two: the smaller doubled, the larger at least as large
    assert first.p_adjusted == pytest.approx(2 * first.test.p_two_sided)


@pytest.mark.parametrize(
    ("hits", "shape", "tier", "verdict"),
    [
        (18, 5, "decentred", RerankVerdict.GAIN),
        (18, 5, "core", RerankVerdict.GAIN_MAY_BE_SHAPE),
        (18, 17, "decentred", RerankVerdict.NO_GAIN_OVER_PLACEBO),
        (5, 5, "decentred", RerankVerdict.NO_GAIN),
    ],
    ids=["gain", "core", "placebo_near", "no_gain"],
)
def test_the_verdict_follows_from_the_hits(
    hits: int, shape: int, tier: str, verdict: RerankVerdict
) -> None:
    assert _all(hits, shape, tier)["bm25.list"].verdict is verdict


def test_a_sample_is_compared_on_its_own_queries_with_systems_measured_on_all() -> None:
    rows = _rows(
        _seen("bm25", 4, 20),
        _seen("bm25.shape", 5, 20, _note()),
        _seen("bm25.list", 8, 10, _note("bm25.shape")),
    )
    row = rows["bm25.list"]
    assert (row.of, row.of_tier, row.is_sample) == (10, 20, True)
    assert [(c.test.n, c.missing) for c in row.comparisons] == [(10, 0), (10, 0)]
    assert row.comparisons[1].other_account is not None
    assert row.comparisons[1].other_account.calls == 30  # of these ten queries, not of twenty


def test_a_placebo_that_was_not_measured_withholds_the_verdict() -> None:
    row = _rows(_seen("bm25", 4, 20), _seen("bm25.list", 18, 20, _note("bm25.shape")))["bm25.list"]
    assert row.comparisons[1].missing == 20
    assert row.comparisons[1].p_adjusted is None
    assert row.verdict is RerankVerdict.WITHHELD


def test_reranked_systems_are_not_in_the_pairs_of_all_systems() -> None:
    seen = [
        *_seen("bm25", 4, 20),
        *_seen("minilm", 6, 20),
        *_seen("bm25.list", 9, 20, _note("bm25.shape")),
    ]
    assert [(pair.first, pair.second) for pair in fold(seen).pairs] == [("bm25", "minilm")]


def test_one_system_with_two_sizes_on_a_tier_is_refused() -> None:
    mixed = [*_seen("bm25", 1, 2), *_seen("bm25", 1, 3)[2:]]
    with pytest.raises(ReportError, match=r"bm25 on tier decentred: has several sizes"):
        fold(mixed)


def test_a_note_survives_the_round_trip_through_properties() -> None:
    made = _seen("bm25.list", 1, 1, _note("bm25.shape", "bm25.list-blind"))[0]
    carried = [*unit_properties(made.unit), *to_properties(made)]
    assert from_properties(json.loads(json.dumps(carried))) == made
    assert made.outcome is RetrievalOutcome.HIT


@pytest.mark.parametrize(
    "text", ["{}", "[]", "nonsense", '{"first_stage": "a b"}'], ids=["object", "list", "text", "id"]
)
def test_a_garbled_note_is_refused(text: str) -> None:
    made = _seen("bm25.list", 1, 1, _note())[0]
    carried = [*unit_properties(made.unit), *to_properties(made)]
    garbled = [(name, text if name == "rerank" else value) for name, value in carried]
    with pytest.raises(ReportError):
        from_properties(garbled)


def test_the_section_says_costs_sample_bias_and_verdicts() -> None:
    rows = _rows(
        _seen("bm25", 4, 20),
        _seen("bm25.shape", 5, 20, _note()),
        _seen("bm25.list", 8, 10, _note("bm25.shape")),
    )
    page = TextPage(100, color=False)
    render(page, "decentred", tuple(rows.values()))
    text = page.text
    assert "bm25.list: denominators are the preregistered sample, 10 of the 20 queries" in text
    assert "bm25.shape (placebo)" in text
    # asked 3 and read 2 a query, of ten: 30 asked, 10 unread; of the 20 read 10 chose the first
    assert re.search(r"bm25\.list +30 +10 +0 +0 +50\.0% +20\.0%", text)
    assert "bm25.list: no gain shown" in text or "bm25.list: no gain" in text
    assert all(len(line) <= 100 for line in text.splitlines() if "  " in line)


def test_without_rerankers_there_is_no_section() -> None:
    page = TextPage(100, color=False)
    render(page, "core", ())
    assert page.text == ""

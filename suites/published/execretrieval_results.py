"""Claims of the ExecRetrieval paper on its measurements.

Source: ExecRetrieval sections 1, 5.1 to 5.6, appendix G.
"""

from fractions import Fraction
from functools import partial
from typing import Final

from benchmark.stats.mcnemar import exact_two_sided
from suites.published import execretrieval_figures as paper
from suites.published.cells import Cell, hull
from suites.published.claims import Claim, Rule
from suites.published.derivations import (
    bootstrap_limits,
    nearest_p,
    nearest_share,
    only,
    shares_printing,
    spearman_p,
    tables_with,
)
from suites.published.figures import Figure

N: Final = int(paper.QUERIES.value)
MECHANICAL: Final = int(paper.MECHANICAL_QUERIES.value)

WHOLE_COUNTS: Final = (  # (id, figure, units): a share of whole queries
    ("s5.1-leader", paper.GEMINI_2, N),
    ("s5.1-gemini-001", paper.GEMINI_1, N),
    ("s5.1-mistral", paper.MISTRAL, N),
    ("s5.6-qwen3-8b-gap", paper.QWEN_GAP, N),
    ("s5.1-bm25-at-1", paper.BM25_1, N),
    ("s5.1-bm25-at-10", paper.BM25_10, N),
    ("s5.1-worst-dense-at-10", paper.WORST_DENSE_10, N),
    ("table4-no-clone-strongest", paper.NO_CLONE, N),
    ("table4-no-clone-weakest", paper.NO_CLONE_LOWEST, N),
    ("s5.4-leader-below-a-variant", paper.GEMINI_BELOW, MECHANICAL),
    ("s5.4-qwen3-8b-below-a-variant", paper.QWEN_BELOW, MECHANICAL),
)


def _whole(figure: Figure, n: int) -> int:
    return only(shares_printing(figure, n))


def _hits_of_qwen() -> int:
    return _whole(paper.GEMINI_2, N) - _whole(paper.QWEN_GAP, N)


def _google_tables() -> tuple[tuple[int, int], ...]:
    net = _whole(paper.GEMINI_2, N) - _whole(paper.GEMINI_1, N)
    return tables_with(net, N, paper.GEMINI_P, exact_two_sided)


def _limits_of_difference(side: int) -> Cell:
    limits = [bootstrap_limits(b, c, N)[side] for b, c in _google_tables()]
    return hull(*(end for cell in limits for end in (cell.low, cell.high)))


def _least_p(hits: int) -> float:
    """The p of the leader against a system all of whose hits it shares: no table has a smaller."""
    return exact_two_sided(_whole(paper.GEMINI_2, N) - hits, 0)


def _not_below(share: Figure) -> int:
    """Queries whose canonical is below no mechanical variant, and those not asked."""
    return MECHANICAL - _whole(share, MECHANICAL) + (N - MECHANICAL)


def _sign_of_median(share_below: Figure) -> str:
    return "below 0" if share_below.cell.low > Fraction(1, 2) else "not below 0"


def _sign(figure: Figure) -> str:
    return "below 0" if figure.cell.high < 0 else "not below 0"


def _p_of_rho(rho: Figure) -> Cell:
    ends = (rho.cell.low, rho.cell.high)
    return hull(*(spearman_p(float(end), int(paper.MECHANICAL.value)) for end in ends))


RESULT_CLAIMS: Final = (
    *(
        Claim(f"{id_}-whole-queries", figure.place, partial(nearest_share, figure, n), figure)
        for id_, figure, n in WHOLE_COUNTS
    ),
    Claim(
        "s1-leader-in-percent",
        "1",
        lambda: _whole(paper.GEMINI_2, N) / paper.QUERIES.value,
        paper.GEMINI_2_PERCENT,
    ),
    Claim(
        "s5.1-leader-interval-low",
        "5.1",
        lambda: bootstrap_limits(_whole(paper.GEMINI_2, N), 0, N)[0],
        paper.GEMINI_2_LOW,
    ),
    Claim(
        "s5.1-leader-interval-high",
        "5.1",
        lambda: bootstrap_limits(_whole(paper.GEMINI_2, N), 0, N)[1],
        paper.GEMINI_2_HIGH,
    ),
    Claim(
        "s5.1-google-difference",
        "5.1",
        lambda: (_whole(paper.GEMINI_2, N) - _whole(paper.GEMINI_1, N)) / paper.QUERIES.value,
        paper.GEMINI_DIFFERENCE,
    ),
    Claim(
        "table5-google-mcnemar-p",
        "5.1, Table 5",
        lambda: nearest_p(
            _whole(paper.GEMINI_2, N) - _whole(paper.GEMINI_1, N),
            N,
            paper.GEMINI_P,
            exact_two_sided,
        ),
        paper.GEMINI_P,
    ),
    Claim(
        "s5.1-google-difference-low",
        "5.1",
        lambda: _limits_of_difference(0),
        paper.GEMINI_DIFFERENCE_LOW,
    ),
    Claim(
        "s5.1-google-difference-high",
        "5.1",
        lambda: _limits_of_difference(1),
        paper.GEMINI_DIFFERENCE_HIGH,
    ),
    Claim(
        "s5.1-qwen3-8b-behind-mistral",
        "5.1",
        lambda: paper.GEMINI_2.cell - paper.QWEN_GAP.cell,
        paper.MISTRAL,
        Rule.BELOW,
    ),
    Claim("s5.6-qwen3-8b-queries-behind", "5.6", lambda: paper.QWEN_GAP.cell * N, paper.QWEN_MORE),
    Claim(
        "table5-mistral-p-can-be-below-1e-7",
        "5.6, Table 5",
        lambda: _least_p(_whole(paper.MISTRAL, N)),
        paper.LEADER_P,
        Rule.BELOW,
    ),
    Claim(
        "table5-qwen3-8b-p-can-be-below-1e-7",
        "5.6, Table 5",
        lambda: _least_p(_hits_of_qwen()),
        paper.LEADER_P,
        Rule.BELOW,
    ),
    Claim(
        "s5.1-bm25-below-worst-dense",
        "5.1",
        lambda: paper.BM25_10.cell,
        paper.WORST_DENSE_10,
        Rule.BELOW,
    ),
    Claim(  # what outranks a whole family does so at density zero too (the strongest is the leader)
        "table3-leader-misses-that-are-paired",
        "5.2, Table 3",
        lambda: 1 - (1 - nearest_share(paper.NO_CLONE, N)) / (1 - nearest_share(paper.GEMINI_2, N)),
        paper.PAIRED_MISSES.high,
        Rule.AT_MOST,
    ),
    Claim(
        "table4-one-clone-drop-of-the-strongest",
        "5.3, Table 4",
        lambda: 1 - paper.ONE_CLONE.cell / paper.NO_CLONE.cell,
        paper.ONE_CLONE_DROP,
        Rule.INSIDE,
    ),
    Claim(
        "table4-no-clone-of-the-leading",
        "5.3, Table 4",
        lambda: paper.NO_CLONE.cell,
        paper.NO_CLONE_LEADING.high,
    ),
    Claim(  # the expected exec@1 is convex in density: each query's is C(4 - m, d) / C(4, d)
        "table4-one-clone-under-the-chord",
        "5.3, Table 4",
        lambda: (paper.NO_CLONE.cell * 3 + paper.GEMINI_2.cell) / 4,
        paper.ONE_CLONE,
        Rule.AT_LEAST,
    ),
    Claim(
        "table4-one-clone-above-four",
        "5.3, Table 4",
        lambda: paper.ONE_CLONE.cell,
        paper.GEMINI_2,
        Rule.ABOVE,
    ),
    Claim("abstract-leader-below", "abstract", lambda: paper.GEMINI_BELOW.cell, paper.BELOW.low),
    Claim("abstract-qwen3-8b-below", "abstract", lambda: paper.QWEN_BELOW.cell, paper.BELOW.high),
    Claim(  # a hit is above all its variants
        "s5.4-leader-hits-among-not-below",
        "5.1 and 5.4",
        lambda: Fraction(_not_below(paper.GEMINI_BELOW), N),
        paper.GEMINI_2,
        Rule.AT_LEAST,
    ),
    Claim(
        "s5.6-qwen3-8b-hits-among-not-below",
        "5.4 and 5.6",
        lambda: Fraction(_whole(paper.GEMINI_2, N) - _not_below(paper.QWEN_BELOW), N),
        paper.QWEN_GAP,
        Rule.AT_MOST,
    ),
    Claim(
        "s5.4-leader-median-gap-sign",
        "5.4",
        lambda: _sign_of_median(paper.GEMINI_BELOW),
        _sign(paper.GEMINI_MEDIAN_GAP),
    ),
    Claim(
        "s5.4-qwen3-8b-median-gap-sign",
        "5.4",
        lambda: _sign_of_median(paper.QWEN_BELOW),
        _sign(paper.QWEN_MEDIAN_GAP),
    ),
    Claim(
        "s5.5-deception-inside-its-band",
        "5.5",
        lambda: paper.DECEIVED.cell,
        paper.DECEPTION_BAND,
        Rule.INSIDE,
    ),
    Claim(
        "s5.5-other-four-types-inside-the-band",
        "5.5",
        lambda: paper.DECEPTION_OTHERS.cell,
        paper.DECEPTION_BAND,
        Rule.INSIDE,
    ),
    Claim(
        "s5.5-least-deceptive-two-in-five",
        "5.5",
        lambda: paper.DECEPTION_BAND.low.cell * 5,
        paper.TWO_IN_FIVE,
    ),
    Claim(
        "s5.5-most-deceptive-two-in-five",
        "5.5",
        lambda: paper.DECEPTION_BAND.high.cell * 5,
        paper.TWO_IN_FIVE,
    ),
    Claim(
        "s5.6-date-time-is-hardest",
        "5.6",
        lambda: paper.DATE_TIME.cell,
        paper.OTHER_DOMAINS.low,
        Rule.BELOW,
    ),
    Claim(
        "appendixG-deception-inside-the-edit-size-buckets",
        "appendix G",
        lambda: paper.DECEIVED.cell,
        paper.EDIT_SIZE_BUCKETS,
        Rule.INSIDE,
    ),
    Claim(
        "appendixG-rho-relative-bound",
        "appendix G",
        lambda: 0 - paper.RHO_RELATIVE.cell,
        paper.RHO_MOST,
        Rule.AT_MOST,
    ),
    Claim(
        "appendixG-rho-absolute-bound",
        "appendix G",
        lambda: paper.RHO_ABSOLUTE.cell,
        paper.RHO_MOST,
        Rule.AT_MOST,
    ),
    *(
        Claim(
            f"appendixG-rho-{id_}-is-significant",
            "appendix G",
            partial(_p_of_rho, rho),
            paper.CONVENTIONAL_LEVEL,
            Rule.BELOW,
        )
        for id_, rho in (("relative", paper.RHO_RELATIVE), ("absolute", paper.RHO_ABSOLUTE))
    ),
    Claim(
        "appendixG-matched-baseline-excess",
        "appendix G",
        lambda: paper.MATCHED.cell - paper.UNRESTRICTED.cell,
        paper.MATCHED_EXCESS,
    ),
)

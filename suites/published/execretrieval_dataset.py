"""Claims of the ExecRetrieval paper on its dataset and construction.

Source: ExecRetrieval sections 1, 3.1 to 3.3, 5.5, appendix G.
"""

from typing import Final

from suites.published import execretrieval_figures as paper
from suites.published.cells import Cell
from suites.published.claims import Claim, Rule
from suites.published.figures import Figure, Span, count


def _c(figure: Figure) -> Cell:
    return figure.cell


def _counts(place: str, low: Cell, high: Cell) -> Span:
    return Span(count(place, str(low.low)), count(place, str(high.high)))


DATASET_CLAIMS: Final = (
    Claim(
        "s3.1-corpus-queries-by-distractors",
        "3.1",
        lambda: _c(paper.FULL_QUERIES) + _c(paper.SHORT_QUERIES),
        paper.QUERIES,
    ),
    Claim(
        "s3.1-corpus-distractors",
        "1 and 3.1",
        lambda: (
            _c(paper.FULL_QUERIES) * _c(paper.DISTRACTORS_FULL)
            + _c(paper.SHORT_QUERIES) * _c(paper.DISTRACTORS_SHORT)
        ),
        paper.DISTRACTORS,
    ),
    Claim(
        "s3.1-corpus-snippets",
        "1 and 3.1",
        lambda: _c(paper.QUERIES) + _c(paper.DISTRACTORS),
        paper.SNIPPETS,
    ),
    Claim(
        "s3.2-registry-candidates",
        "3.2",
        lambda: _c(paper.DOMAINS) * _c(paper.PER_DOMAIN),
        paper.CANDIDATES,
    ),
    Claim(
        "s3.2-registry-first-pass",
        "3.2",
        lambda: _c(paper.FIRST_PASS),
        paper.CANDIDATES,
        Rule.BELOW,
    ),
    Claim(
        "s3.2-registry-second-pass", "3.2", lambda: _c(paper.REGISTRY), paper.FIRST_PASS, Rule.BELOW
    ),
    Claim("s3.2-registry-retained", "3.2", lambda: _c(paper.QUERIES), paper.REGISTRY, Rule.AT_MOST),
    Claim(
        "s3.2-pilot-accidentally-correct",
        "3.2",
        lambda: _c(paper.SONNET_CORRECT) / _c(paper.SONNET_CASES),
        paper.SONNET_CORRECT_SHARE,
    ),
    Claim(
        "s3.2-pilot-admitted-among-correct",
        "3.2",
        lambda: _c(paper.SONNET_ADMITTED),
        paper.SONNET_CORRECT,
        Rule.AT_MOST,
    ),
    Claim(
        "s3.2-first-attempt-share-passing",
        "3.2",
        lambda: _c(paper.FIRST_ATTEMPT_PASSED) / _c(paper.FIRST_ATTEMPT_DISTRACTORS),
        paper.FIRST_ATTEMPT_SHARE,
    ),
    Claim(
        "s3.2-first-attempt-distractors-within-the-registry",
        "3.2",
        lambda: _c(paper.FIRST_ATTEMPT_DISTRACTORS) / _c(paper.DISTRACTORS_FULL),
        paper.REGISTRY,
        Rule.AT_MOST,
        misfit="4,112 distractors at four an entry are 1,028 first attempts; the registry has 954 "
        "triples, and even the 1,000 candidates before deduplication are fewer",
    ),
    Claim(
        "s3.2-entries-of-gpt",
        "3.2",
        lambda: _c(paper.GPT_ENTRIES) / _c(paper.QUERIES),
        paper.GPT_SHARE,
    ),
    Claim(
        "s3.2-validation-batch-rate",
        "1 and 3.2",
        lambda: _c(paper.BATCH_VALID) / _c(paper.BATCH),
        paper.BATCH_SHARE,
    ),
    Claim(
        "s3.2-entries-with-token-counts",
        "3.2",
        lambda: _c(paper.TOKEN_COUNTED),
        paper.QUERIES,
        Rule.AT_MOST,
    ),
    Claim(
        "s3.3-tests-between-seven-and-ten-a-task",
        "3.3",
        lambda: _c(paper.TESTS),
        _counts(
            "3.1",
            _c(paper.QUERIES) * _c(paper.TESTS_LEAST),
            _c(paper.QUERIES) * _c(paper.TESTS_MOST),
        ),
        Rule.INSIDE,
    ),
    Claim(
        "s3.3-distractors-failing-by-assertion",
        "3.3",
        lambda: _c(paper.ASSERTION_FAILING),
        paper.DISTRACTORS,
        Rule.AT_MOST,
    ),
    Claim(  # each snippet under its own tests; of a query's top ten at most five are its own
        "s3.3-cache-rows-between-one-system-and-all",
        "3.3",
        lambda: _c(paper.CACHE_ROWS),
        _counts(
            "3.3",
            _c(paper.SNIPPETS) + _c(paper.QUERIES) * (_c(paper.TOP_K) - 5),
            _c(paper.SNIPPETS) + _c(paper.QUERIES) * _c(paper.TOP_K) * _c(paper.SYSTEMS),
        ),
        Rule.INSIDE,
    ),
    Claim(
        "appendixG-mechanical-pairs",
        "appendix G",
        lambda: _c(paper.DISTRACTORS) - _c(paper.LEGACY),
        paper.MECHANICAL,
    ),
    Claim(  # a query without any mechanical pair has three or four legacy ones
        "appendixG-legacy-pairs-of-the-query-left-out",
        "5.4 and appendix G",
        lambda: (_c(paper.QUERIES) - _c(paper.MECHANICAL_QUERIES)) * _c(paper.DISTRACTORS_SHORT),
        paper.LEGACY,
        Rule.AT_MOST,
    ),
    Claim(
        "appendixG-triples",
        "5.5 and appendix G",
        lambda: _c(paper.DENSE) * _c(paper.MECHANICAL),
        paper.TRIPLES,
    ),
    Claim(
        "s5.5-dense-systems-by-similarity",
        "5.5",
        lambda: _c(paper.COSINE_SYSTEMS) + _c(paper.DOT_SYSTEMS),
        paper.DENSE,
    ),
    Claim("s5.6-systems", "5.6", lambda: _c(paper.DENSE) + _c(paper.LEXICAL), paper.SYSTEMS),
    Claim("s5.5-bug-types-between", "5.5", lambda: _c(paper.BUG_TYPES) - 2, paper.OTHER_BUG_TYPES),
    Claim(
        "appendixG-composed-kept",
        "appendix G",
        lambda: _c(paper.COMPOSED) - _c(paper.COMPOSED_PASSING),
        paper.COMPOSED_KEPT,
    ),
    Claim(
        "appendixG-composed-queries",
        "appendix G",
        lambda: _c(paper.COMPOSED_QUERIES),
        paper.QUERIES,
        Rule.AT_MOST,
    ),
    Claim(
        "appendixG-matched-queries",
        "appendix G",
        lambda: _c(paper.MATCHED_QUERIES),
        paper.COMPOSED_QUERIES,
        Rule.AT_MOST,
    ),
    Claim(  # three variants, of 2, 3 and 4 edits, for each matched query at the least
        "appendixG-composed-variants-of-matched-queries",
        "appendix G",
        lambda: 3 * paper.MATCHED_QUERIES.value,
        paper.COMPOSED_KEPT,
        Rule.AT_MOST,
    ),
)

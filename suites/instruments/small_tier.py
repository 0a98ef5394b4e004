"""A tier of two queries and ten snippets, small enough to rank by hand."""

from typing import Final

from benchmark.outcomes import BugType
from benchmark.records import Label, Query, Snippet, Tier

KEEP: Final = """\
def keep_within(value, low, high):
    if value < low:
        return low
    if value > high:
        return high
    return value
"""
COUNT: Final = """\
def count_up(first, last):
    return list(range(first, last + 1))
"""
# Corpus id: the entry, the code and, of distractors, the bug type.
_SNIPPETS: Final[dict[str, tuple[str, str, BugType | None]]] = {
    "c_0": ("keep", KEEP.replace("value < low", "value > low"), BugType.WRONG_COMPARISON),
    "c_1": ("keep", KEEP.replace("return value", "return value + 1"), BugType.OFF_BY_ONE),
    "c_2": ("keep", KEEP, None),
    "c_3": ("count", COUNT, None),
    "c_4": ("count", COUNT.replace("last + 1", "last"), BugType.OFF_BY_ONE_BOUNDARY),
    "c_5": ("keep", KEEP.replace("return high", "return low"), BugType.SWAP_ARGUMENTS),
    "c_6": ("count", COUNT.replace("last + 1", "last - 1"), BugType.WRONG_OPERATOR),
    "c_7": (
        "keep",
        KEEP.replace("    if value > high:\n        return high\n", ""),
        BugType.REMOVE_EDGE_CASE_CHECK,
    ),
    "c_8": ("count", COUNT.replace("last + 1", "last + 2"), BugType.OFF_BY_ONE),
    "c_9": (
        "count",
        COUNT.replace("range(first, last", "range(last, first"),
        BugType.SWAP_ARGUMENTS,
    ),
}
KEEP_QUERY: Final = Query(
    query_id="q_0",
    entry_id="keep",
    domain="validation",
    function_name="keep_within",
    text="Limit a number to a closed interval.",
    tests=(
        "assert keep_within(5, 0, 9) == 5",
        "assert keep_within(-1, 0, 9) == 0",
        "assert keep_within(12, 0, 9) == 9",
    ),
    canonical_id="c_2",
    distractor_ids=("c_0", "c_1", "c_5", "c_7"),
)
COUNT_QUERY: Final = Query(
    query_id="q_1",
    entry_id="count",
    domain="collections",
    function_name="count_up",
    text="List the whole numbers from one bound to another, both included.",
    tests=("assert count_up(1, 3) == [1, 2, 3]", "assert count_up(4, 4) == [4]"),
    canonical_id="c_3",
    distractor_ids=("c_4", "c_6", "c_8", "c_9"),
)


def small_tier() -> Tier:
    """The tier "small": `q_0` with canonical `c_2`, `q_1` with canonical `c_3`."""
    corpus = tuple(
        Snippet(
            corpus_id=corpus_id,
            entry_id=entry_id,
            code=code,
            label=Label.INCORRECT if bug_type else Label.CORRECT,
            bug_type=bug_type,
            bug_description="one edit" if bug_type else "",
        )
        for corpus_id, (entry_id, code, bug_type) in _SNIPPETS.items()
    )
    return Tier("small", (KEEP_QUERY, COUNT_QUERY), corpus)

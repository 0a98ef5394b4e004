"""What an answer is worth: extraction, the whole public tier, then the hidden one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from benchmark.repair.packet import violated
from benchmark.repair.worked import CODE, TASK
from benchmark.repair_records import Extraction
from fixtures.oracle.client import ForkServerOracle
from fixtures.repair.scoring import score


@pytest.fixture(scope="module")
def oracle() -> Iterator[ForkServerOracle]:
    with ForkServerOracle() as server:
        yield server


def fenced(code: str) -> str:
    return f"```python\n{code}```\n"


RIGHT = "def twice(n):\n    return n + n\n"


@pytest.mark.parametrize(
    ("text", "extraction", "public", "hidden", "other"),
    [
        (fenced(RIGHT), Extraction.STANDARD, "ppp", "p", ""),
        (fenced(CODE), Extraction.STANDARD, "fpf", "", ""),
        ("no code", Extraction.NONE, "eee", "", ""),
        (RIGHT, Extraction.ROBUST, "ppp", "p", "eee"),
        (fenced("x = 1\n") + fenced(RIGHT), Extraction.ROBUST, "ppp", "p", "eee"),
        (fenced("def twice(n) return\n"), Extraction.STANDARD, "sss", "", ""),
    ],
    ids=["right", "wrong", "no_code", "bare", "two_blocks", "broken"],
)
def test_an_answer_is_scored_by_the_extraction_that_passes_more(
    oracle: ForkServerOracle,
    text: str,
    extraction: Extraction,
    public: str,
    hidden: str,
    other: str,
) -> None:
    found = score(TASK, text, oracle, hidden=True)
    assert (found.extraction, found.public, found.hidden, found.public_other) == (
        *(extraction, public, hidden, other),
    )


def test_the_pool_never_meets_the_hidden_tier(oracle: ForkServerOracle) -> None:
    assert score(TASK, fenced(RIGHT), oracle, hidden=False).hidden == ""


def test_after_a_failing_part_of_the_hidden_tier_the_rest_is_not_run(
    oracle: ForkServerOracle,
) -> None:
    task = replace(TASK, hidden=("assert twice(1) == 0", *["assert twice(1) == 2"] * 69))
    assert score(task, fenced(RIGHT), oracle, hidden=True).hidden == "f" + "p" * 49 + "-" * 20


ENDS_AT = """import os
def twice(n):
    if n in {ends}:
        os._exit(3)
    return 2 * n + (n == {wrong})
"""


@pytest.mark.parametrize(
    ("ends", "wrong", "public", "shown"),
    [
        ((3,), 5, "ppxpfppp", (2, 4)),
        ((1, 2), 8, "xxpppppf", (0, 1, 7)),
        ((8,), 0, "pppppppx", (7,)),
        (range(9), 0, "xxxxxx--", (0, 1, 2, 3, 4, 5)),
    ],
    ids=["one_end", "two_ends", "at_the_last", "more_than_a_prompt_states"],
)
def test_what_stands_behind_a_test_that_ends_the_box_is_executed_in_another(
    oracle: ForkServerOracle,
    ends: Sequence[int],
    wrong: int,
    public: str,
    shown: tuple[int, ...],
) -> None:
    asserts = tuple(f"assert twice({n}) == {2 * n}" for n in range(1, 9))
    task = replace(TASK, public=asserts, facts=tuple(text[7:] for text in asserts))
    code = ENDS_AT.format(ends=tuple(ends), wrong=wrong)
    found = score(task, fenced(code), oracle, hidden=True)
    assert found.public == public
    assert violated(found.public) == shown

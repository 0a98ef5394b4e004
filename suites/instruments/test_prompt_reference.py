"""Lines of a task's prompt stand by number, and every text comes back to the character."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmark.repair.reference import by_reference, refers, restored

PROMPT = (
    'from typing import List\n\n\ndef first(xs: List[int]) -> int:\n    """Least of all.\n    """\n'
)
PIECES = (
    *PROMPT.split("\n"),
    *(
        "{{prompt:1}}",
        "  {{{prompt:3}}}",
        "{{prompt:999}}",
        "{prompt:1}",
        "{{{prompt:0}}",
        "\r",
        "\x0b",
    ),
    *(
        "return min(xs)",
        "```python",
        "",
        "    def first(xs: List[int]) -> int:  ",
        "é {{prompt:0}}",
    ),
)


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=12), max_size=12))
def test_any_text_comes_back(lines: list[str]) -> None:
    text = "\n".join(lines)
    assert restored(by_reference(text, PROMPT), PROMPT) == text


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_text_comes_back_from_any_prompt(text: str, prompt: str) -> None:
    assert restored(by_reference(text, prompt), prompt) == text


def test_an_answer_that_repeats_its_prompt_keeps_only_numbers_and_its_own_lines() -> None:
    answer = f"```python\n{PROMPT}    return min(xs)\n```"
    assert by_reference(answer, PROMPT).split("\n") == [
        *("```python", "{{prompt:0}}", "", "", "{{prompt:3}}", "    {{prompt:4}}", '    """'),
        *("    return min(xs)", "```"),
    ]


@pytest.mark.parametrize("margin", ["", "\t", "        "])
def test_another_margin_is_kept(margin: str) -> None:
    line = f"{margin}from typing import List  "
    assert by_reference(line, PROMPT) == f"{margin}{{{{prompt:0}}}}  "


def test_what_only_looks_like_a_reference_is_none() -> None:
    text = "{{prompt:0}}"
    assert by_reference(text, PROMPT) == "{{{prompt:0}}}"
    assert not refers(by_reference(text, PROMPT))
    assert refers(by_reference("from typing import List", PROMPT))

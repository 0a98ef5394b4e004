"""Lines of a task's prompt stand by number, and every text comes back to the character."""

from hypothesis import given
from hypothesis import strategies as st

from benchmark.repair.reference import by_reference, refers, restored

PROMPT = """from typing import List


def first(xs: List[int]) -> int:
    '''Least of them all.
    '''
"""
PIECES = (
    *PROMPT.split("\n"),
    *(
        "{{prompt:1}}",
        "  {{{prompt:3}}}",
        "{{prompt:}}",
        "{prompt:1}",
        "{{prompt:",
        "\r",
        "{",
        "4}}",
    ),
    *(
        "return min(xs)",
        "```python",
        "",
        "    def first(xs: List[int]) -> int:  ",
        "é {{prompt:0}}",
    ),
    *("# Least of them all.", "Least of them", "prompt:0"),
)


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=12), max_size=12))
def test_any_text_comes_back(lines: list[str]) -> None:
    text = "\n".join(lines)
    assert restored(by_reference(text, PROMPT), PROMPT) == text


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_text_comes_back_from_any_prompt(text: str, prompt: str) -> None:
    assert restored(by_reference(text, prompt), prompt) == text


@given(st.lists(st.sampled_from(PIECES), max_size=8), st.sampled_from(("", " ", "{", "\n")))
def test_what_is_written_says_nothing_of_the_task(pieces: list[str], between: str) -> None:
    written = by_reference(between.join(pieces), PROMPT)
    assert "Least of them all." not in written
    assert "from typing import List" not in written


def test_an_answer_that_repeats_its_prompt_keeps_only_numbers_and_its_own_lines() -> None:
    answer = f"```python\n{PROMPT}    # Least of them all.\n    return min(xs)\n```"
    assert by_reference(answer, PROMPT).split("\n") == [
        *("```python", "{{prompt:0}}", "", "", "{{prompt:3}}", "    '''{{prompt:4}}", "    '''"),
        *("    # {{prompt:4}}", "    return min(xs)", "```"),
    ]


def test_of_equal_lines_the_first_is_named() -> None:
    assert by_reference("a b c", "a b c\n  a b c") == "{{prompt:0}}"


def test_a_line_within_a_longer_one_gives_way() -> None:
    assert by_reference("one two three four", "one two three\none two three four") == "{{prompt:1}}"


def test_what_only_looks_like_a_reference_is_none() -> None:
    text = "{{prompt:0}}"
    assert by_reference(text, PROMPT) == "{{prompt:}}0}}"
    assert not refers(by_reference(text, PROMPT))
    assert refers(by_reference("from typing import List", PROMPT))

"""A query keeps what a prompt says and drops its examples. All prompts here are made up."""

import re

import pytest

from benchmark.corpus.evalplus.code import canonical_code, draws_or_waits
from benchmark.corpus.evalplus.query import query_text
from benchmark.corpus.evalplus.source import DATASETS, Problem, read_problems, unavailable_reason

HUMANEVAL, MBPP = DATASETS
RESULT = re.compile(r">>>|==>|➞|\bexam[pb]les?\b", re.IGNORECASE)


def humaneval(
    docstring: str, name: str = "free_seats", solution: str = "    return 0\n"
) -> Problem:
    prompt = f'\n\ndef {name}(n):\n    """{docstring}\n    """\n'
    return Problem(HUMANEVAL, 900, name, prompt, solution, (), (), 0.0)


def mbpp(prompt: str, name: str = "free_seats", solution: str = "") -> Problem:
    return Problem(MBPP, 900, name, f'"""\n{prompt}\n"""\n', solution, (), (), 0.0)


HUMANEVAL_CASES = {
    "doctest_goes": ("Count seats.\n    >>> free_seats(3)\n    2", "Count seats."),
    "heading_and_calls_go": (
        "Count seats.\n\n    Examples:\n    free_seats(3) ==> 2\n    free_seats(4) ➞ 3",
        "Count seats.",
    ),
    "misspelt_heading_goes": (
        "Count seats.\n    for examble:\n    free_seats(3) -> 2",
        "Count seats.",
    ),
    "calls_without_heading_go": ("Count seats.\n    free_seats(3) returns 2", "Count seats."),
    "for_lines_under_a_heading_go": (
        "Count seats.\n    Examples:\n    For n = 3 the output should be 2",
        "Count seats.",
    ),
    "input_output_and_explanation_go": (
        "Count seats.\n\n    Example 1:\n        Input: n = 3\n        Output: 2\n"
        "        Explanation:\n        a = [1]\n        The only seat is taken.\n\n"
        "    Constraints:\n        * n > 0",
        "Count seats. Constraints: * n > 0",
    ),
    "note_after_examples_stays": (
        "Count seats.\n    Example\n    free_seats(3) = 2\n\n    Note: never negative.",
        "Count seats. Note: never negative.",
    ),
    "variables_after_examples_stay": (
        "Count seats.\n    Example:\n    * free_seats(3) -> 2\n\n    Variables:\n    @n : integer\n"
        "        the seats.",
        "Count seats. Variables: @n : integer the seats.",
    ),
    "literal_walk_through_goes": (
        "Count seats.\n    For example:\n      arr = [3, 1]\n            -> sort -> [1, 3]\n"
        "      return [1]\n\n      If it is empty, give 0:\n      arr = []\n      return 0",
        "Count seats. If it is empty, give 0.",
    ),
    "aside_in_a_line_goes": (
        "Seats may break. For example, seat 3 is\n    broken.\n    Return 'none' if all are.",
        "Seats may break. Return 'none' if all are.",
    ),
    "aside_with_a_call_keeps_the_sentence_before": (
        'Count seats that\n    are free. For example free_seats("3") should\n    return 2.',
        "Count seats that are free.",
    ),
    "recurrence_stays": (
        "Seats grow as follows:\n    free_seats(0) -> 1\n    free_seats(n) -> free_seats(n-1) + 2\n"
        "    Please give the n-th.\n    >>> free_seats(2)\n    5",
        "Seats grow as follows: f(0) -> 1 f(n) -> f(n-1) + 2 Please give the n-th.",
    ),
    "signature_goes": (
        "Write a function free_seats() that counts seats.\n    free_seats(3) == 2",
        "Write a function that counts seats.",
    ),
    "name_in_prose_goes": (
        "Write a function free_seats which counts. Call free_seats often.",
        "Write a function which counts. Call this function often.",
    ),
    "label_goes": ("\n    Task\n    Count seats.", "Count seats."),
    "stray_quote_goes": ('\n    "Count seats.', "Count seats."),
    "quotes_in_pairs_stay": ('\n    "Free" seats count.', '"Free" seats count.'),
    "nothing_but_examples_is_empty": (">>> free_seats(3)\n    2", ""),
}


@pytest.mark.parametrize(("document", "query"), HUMANEVAL_CASES.values(), ids=HUMANEVAL_CASES)
def test_a_prompt_with_a_docstring_gives_its_prose(document: str, query: str) -> None:
    assert query_text(humaneval(document)) == query


def test_the_docstring_of_a_helper_before_it_is_not_the_query() -> None:
    prompt = 'def helper(x):\n    """Help."""\n\n\ndef seats(n):\n    """ Count seats. \\d """\n'
    assert query_text(Problem(HUMANEVAL, 900, "seats", prompt, "", (), (), 0.0)) == (
        "Count seats. \\d"
    )


def test_a_name_that_is_a_plain_word_stays_where_it_is_a_word() -> None:
    document = "Create a function seats that counts the seats."
    assert query_text(humaneval(document, "seats")) == "Create a function that counts the seats."


MBPP_CASES = {
    "assert_goes": ("Write a function to count seats.\nassert free_seats(3) == 2", ""),
    "address_goes": ("Write a function to count seats. seats.org/n-th-seat/", ""),
    "values_after_the_sentence_go": ("Write a function to count seats.  0, 1, 1, 3, ...", ""),
    "remark_on_tests_goes": ("Write a function to count seats.  - copied from test cases", ""),
    "open_end_is_closed": ("Write a function to count seats,", "Write a function to count seats."),
    "values_in_the_sentence_stay": (
        "Write a function to count seats 1, 2, 3, ... of a row.",
        "Write a function to count seats 1, 2, 3, ... of a row.",
    ),
}


@pytest.mark.parametrize(("prompt", "query"), MBPP_CASES.values(), ids=MBPP_CASES)
def test_a_prompt_with_asserts_gives_its_sentence(prompt: str, query: str) -> None:
    assert query_text(mbpp(prompt)) == (query or "Write a function to count seats.")


CODE_CASES = {
    "docstring_and_blank_lines_after_it_go": (
        'def f(n):\n    """Doc\n\n    more."""\n\n    return n  # kept\n',
        "def f(n):\n    return n  # kept\n",
    ),
    "only_a_docstring_leaves_pass": ('def f(n):\n\t"""Doc."""\n', "def f(n):\n\tpass\n"),
    "docstring_beside_the_header_leaves_pass": ('def f(n): "Doc."\n', "def f(n): pass\n"),
    "classes_and_nested_functions_too": (
        'class A:\n    "Doc."\n    x = 1\n\n    async def g(self):\n        "Doc."\n'
        "        return 1\n",
        "class A:\n    x = 1\n\n    async def g(self):\n        return 1\n",
    ),
    "other_texts_comments_and_layout_stay": (
        "import math\n\n\ndef f( n ):\n  # why\n  t = 'a\x0cb'\n  return  math.floor(n)\n",
        "import math\n\n\ndef f( n ):\n  # why\n  t = 'a\x0cb'\n  return  math.floor(n)\n",
    ),
}


@pytest.mark.parametrize(("solution", "code"), CODE_CASES.values(), ids=CODE_CASES)
def test_the_canonical_is_the_solution_less_its_docstrings(solution: str, code: str) -> None:
    assert canonical_code(mbpp("", solution=f"\n\n{solution}\n\n")) == code


def test_a_solution_that_continues_its_prompt_is_joined_to_it() -> None:
    assert canonical_code(humaneval("Doc.", solution="\n    return n - 1\n")) == (
        "def free_seats(n):\n    return n - 1\n"
    )


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        pytest.param("import random\n", True, id="chance"),
        pytest.param("def f():\n    from time import time\n", True, id="clock_inside"),
        pytest.param("import os.path, uuid\n", True, id="second_name"),
        pytest.param("import math\nfrom heapq import merge\n", False, id="pure"),
    ],
)
def test_chance_and_clock_are_seen_in_imports(source: str, answer: bool) -> None:
    assert draws_or_waits(source) is answer


def test_no_query_of_the_data_shows_a_result_or_a_call_of_its_function() -> None:
    if reason := unavailable_reason():
        pytest.skip(reason)
    problems = read_problems()
    queries = [query_text(problem) for problem in problems]
    leaks = [
        problem.task_id
        for problem, query in zip(problems, queries, strict=True)
        if RESULT.search(query) or f"{problem.function_name}(" in query
    ]
    assert (len(queries), leaks) == (542, [])

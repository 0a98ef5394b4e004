"""Code out of chat text: a table of answers, what each rule takes of it, and why."""

import time
from dataclasses import dataclass

import pytest

from benchmark.repair.extraction import robust_code, standard_code

F = "def f(x):\n    return x\n"
G = "def g(x):\n    return x\n"
DOC = 'def f(x):\n    """Use it so:\n    ```\n    f(1)\n    ```\n    """\n    return x\n'


@dataclass(frozen=True, slots=True)
class Example:
    id: str
    text: str
    standard: str
    robust: str


EXAMPLES = (
    Example("python-fence", f"Sure:\n```python\n{F}```\nIt returns x.", F, F),
    Example("fence-without-label", f"```\n{F}```\n", F, F),
    Example("capital-label", f"```Python\n{F}```\n", F, F),
    Example("label-with-more", f"```python title=a.py\n{F}```\n", F, F),
    Example("several-fences", f"```python\n{F}```\nand\n```python\n{G}```\n", F, F),
    Example("tests-after-the-answer", f"```python\n{F}```\n```python\nassert f(1)\n```", F, F),
    Example("bash-first", f"```bash\npip install x\n```\n```python\n{F}```\n", F, F),
    Example("bash-then-unlabelled", f"```bash\nls -l\n```\n```\n{F}```\n", F, F),
    Example("draft-then-answer", f"```python\n{G}```\n```python\n{F}```\n", G, F),
    Example("tilde-fence", f"~~~python\n{F}~~~\n", "", F),
    Example("unclosed-fence", f"```python\n{F}", "", F),
    Example("unclosed-and-cut", f"```python\n{F}def h(x):\n    return (x +", "", F),
    Example("fence-in-a-docstring", f"```python\n{DOC}```\n", DOC.split("    ```")[0], DOC),
    Example("no-fence", F, "", F),
    Example("no-fence-among-prose", f"Here it is.\n\n{F}\nThis returns x.\n", "", F),
    Example(
        "indented-fence",
        "1. So:\n   ```python\n   def f(x):\n       return x\n   ```\n",
        "   def f(x):\n       return x\n",
        F,
    ),
    Example("opening-fence-missing", f"{F}```\nThis returns x.\n", "", F),
    Example("fence-within-a-line", f"Sure: ```python\n{F}```\nDone\n", "", F),
    Example(
        "another-block-and-none-around-it",
        f"{F}\n```python\nprint(f(1))\n```\n",
        "print(f(1))\n",
        F,
    ),
    Example("prose-only", "I can't do that.", "", ""),
    Example("empty", "", "", ""),
    Example("empty-fence", "```python\n```\n", "", ""),
    Example("longer-fence", f"````python\n{F}````\n", F, F),
    Example(
        "guard-and-helper",
        f"```python\n{G}\n{F}\nif __name__ == '__main__':\n    f(1)  # |\n```",
        f"{G}\n{F}\nif __name__ == '__main__':\n    f(1)  # |\n",
        f"{G}\n{F}\nif __name__ == '__main__':\n    f(1)  # |\n",
    ),
    Example(
        "windows-lines",
        "```python\r\ndef f(x):\r\n    return x\r\n```\r\n",
        "def f(x):\r\n    return x\r\n",
        "def f(x):\r\n    return x\r\n",
    ),
    Example(
        "not-python",
        "```python\nfunction f(x) { return x }\n```\n",
        "function f(x) { return x }\n",
        "",
    ),
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_each_rule_takes_of_the_answer_what_its_table_says(example: Example) -> None:
    assert standard_code(example.text) == example.standard
    assert robust_code(example.text, "f") == example.robust


def test_three_thousand_lines_of_prose_take_less_than_a_second_of_processor_time() -> None:
    prose = "from here on it is importing prose, def and all: `x`\n" * 3000
    begin = time.process_time()
    found = robust_code(prose + F + prose, "f")
    assert time.process_time() - begin < 1
    assert found in (F, "")


def test_an_invalid_escape_warns_nobody() -> None:
    code = "def f(x):\n    return '\\d'\n"
    assert robust_code(f"~~~\n{code}~~~\n", "f") == code


TYPED = 'from typing import List\n\n\ndef f(x: List[int]) -> int:\n    """One."""\n'
ANSWER = "def f(x: List[int]) -> int:\n    return 1\n"
GIVEN = {
    "left_out": (TYPED, ANSWER, "from typing import List\n" + ANSWER),
    "there": (
        TYPED,
        "from typing import List\n\n" + ANSWER,
        "from typing import List\n\n" + ANSWER,
    ),
    "two_of_which_one_is_there": (
        "import math\n" + TYPED,
        "import math\n" + ANSWER,
        "from typing import List\nimport math\n" + ANSWER,
    ),
    "none_in_the_prompt": ("Write a function f.\nimport math\n", ANSWER, ANSWER),
}


@pytest.mark.parametrize(("prompt", "code", "expected"), GIVEN.values(), ids=GIVEN)
def test_the_robust_rule_gives_an_answer_its_prompts_imports(
    prompt: str, code: str, expected: str
) -> None:
    fenced = f"```python\n{code}```\n"
    assert robust_code(fenced, "f", prompt) == expected
    assert standard_code(fenced) == code

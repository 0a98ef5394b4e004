"""Python text to a syntax tree, whatever the warning filters say.

Source: ExecRetrieval section 3.2 (a distractor is code that parses).
"""

import ast
import warnings

from benchmark.errors import BenchmarkError


def parse(code: str) -> ast.Module:
    """The syntax tree of a module's text; nothing is executed.

    Errors: BenchmarkError for text that is not Python.
    Source: ExecRetrieval section 3.2.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # invalid escapes are the author's, not an error here
            return ast.parse(code)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise BenchmarkError(
            f"source: does not parse ({type(error).__name__}: {error}), got {code[:60]!r}; "
            "expected text that ast.parse accepts; run the file itself to see the faulty line"
        ) from error

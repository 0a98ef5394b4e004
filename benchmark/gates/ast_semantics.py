"""Gate 2: every snippet defines the target function; every test is one assert that calls it.

Source: ExecRetrieval section 3.3, gate (2).
"""

import ast
from collections.abc import Iterator

from benchmark.corpus.task_file import count_calls
from benchmark.errors import BenchmarkError
from benchmark.gates.entry import Entry, Findings
from benchmark.mutation.normalise import normalised
from benchmark.mutation.parse import parse


def check_ast_semantics(entry: Entry) -> Findings:
    """Faults that parsing shows, without running anything."""
    return tuple(_faults(entry))


def _faults(entry: Entry) -> Iterator[str]:
    name = entry.query.function_name
    for snippet in entry.snippets:
        if name not in _defined(snippet.code):
            yield f"{snippet.corpus_id}: does not define {name!r} at module level"
    for number, test in enumerate(entry.query.tests, start=1):
        yield from (f"{entry.query.entry_id}: test {number} {fault}" for fault in _test(test, name))
    texts = {}
    for snippet in entry.snippets:
        other = texts.setdefault(_normalised(snippet.code), snippet.corpus_id)
        if other != snippet.corpus_id:
            yield f"{snippet.corpus_id}: equals {other} after normalising"


def _defined(code: str) -> set[str]:
    try:
        module = parse(code)
    except BenchmarkError:
        return set()
    return {node.name for node in module.body if isinstance(node, ast.FunctionDef)}


def _normalised(code: str) -> str:
    try:
        return normalised(code)
    except BenchmarkError:
        return code


def _test(test: str, name: str) -> Iterator[str]:
    try:
        module = parse(test)
    except BenchmarkError as error:
        yield f"is not Python: {error}"
        return
    if len(module.body) != 1 or not isinstance(module.body[0], ast.Assert):
        yield "is not a single assert statement"
    calls = count_calls(module, name)
    if calls != 1:
        yield f"calls {name!r} {calls} times; expected one call"

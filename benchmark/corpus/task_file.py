"""Reads one authored task file: docstring = query, one public function, top-level asserts.

Source: the task-file format of the design; ExecRetrieval section 3.1 (7 <= m <= 10 asserts).
"""

import ast
import io
from pathlib import Path

from benchmark import protocol
from benchmark.corpus.purity import check_purity
from benchmark.errors import BenchmarkError
from benchmark.mutation.parse import parse
from benchmark.records import Task


def read_task(path: Path) -> Task:
    """The task in `path`; its domain is the folder's name. Line ends are read as `\\n`.

    Raises BenchmarkError naming the file, the line and the remedy.
    """
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BenchmarkError(
            f"{path}: unreadable, got {error}; expected UTF-8 text; save it as UTF-8"
        ) from error
    return parse_task(source, place=str(path), domain=path.parent.name, name=path.stem)


def parse_task(source: str, *, place: str, domain: str, name: str) -> Task:
    """The task in `source`, lines ending in `\\n`. Raises BenchmarkError as `read_task` does."""
    if domain not in protocol.DOMAINS:
        raise BenchmarkError(
            f"{place}: unknown domain, got {domain!r}; expected one of "
            f"{', '.join(protocol.DOMAINS)}; move the file into one of these folders"
        )
    module = _module(source, place)
    query = ast.get_docstring(module)
    if not query or not query.strip():
        raise BenchmarkError(
            f"{place}:1: no module docstring, got a file that starts with code; expected the "
            "query in one to three plain sentences as the first statement"
        )
    body = module.body[1:]
    asserts = [node for node in body if isinstance(node, ast.Assert)]
    code_nodes = body[: len(body) - len(asserts)]
    _check_layout(body, place)
    function = _public_function(code_nodes, name, place)
    _check_function(function, place)
    _check_docstrings(code_nodes, place)
    check_purity(code_nodes, place)
    _check_tests(asserts, name, place)
    _check_query(query, name, f"{place}:{module.body[0].lineno}")
    first, last = _first_line(code_nodes[0]), code_nodes[-1].end_lineno
    lines = io.StringIO(source).readlines()  # as Python counts them: a form feed ends none
    return Task(
        entry_id=f"{domain}.{name}",
        function_name=name,
        domain=domain,
        query=" ".join(query.split()),
        code="".join(lines[first - 1 : last]).rstrip() + "\n",
        tests=tuple(ast.get_source_segment(source, node) or "" for node in asserts),
        place=place,
    )


def _module(source: str, place: str) -> ast.Module:
    try:
        return parse(source)
    except BenchmarkError as error:
        line = getattr(error.__cause__, "lineno", None) or 1
        raise BenchmarkError(
            f"{place}:{line}: not Python, got {error.__cause__}; expected a module that runs by "
            f"itself; run `python {place}`"
        ) from error


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def _check_layout(body: list[ast.stmt], place: str) -> None:
    """Imports and functions first, then only asserts."""
    in_tests = False
    for node in body:
        if isinstance(node, ast.Assert):
            in_tests = True
        elif in_tests:
            raise BenchmarkError(
                f"{place}:{node.lineno}: code after the first assert, got "
                f"{ast.unparse(node)[:60]!r}; expected asserts at the end of the file; move it up"
            )
        elif not isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef):
            raise BenchmarkError(
                f"{place}:{node.lineno}: stray statement, got {ast.unparse(node)[:60]!r}; expected "
                "imports, functions and then asserts only; move it into the function"
            )


def _public_function(nodes: list[ast.stmt], name: str, place: str) -> ast.FunctionDef:
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    public = [node for node in functions if not node.name.startswith("_")]
    if len(public) != 1 or public[0].name != name:
        raise BenchmarkError(
            f"{place}:{public[-1].lineno if public else 1}: wrong public functions, got "
            f"{[node.name for node in public]}; expected exactly one, named {name!r} like the "
            "file; make helpers private (_name)"
        )
    return public[0]


def _check_function(function: ast.FunctionDef, place: str) -> None:
    length = (function.end_lineno or function.lineno) - _first_line(function) + 1
    if not protocol.CANONICAL_LINES_MIN <= length <= protocol.CANONICAL_LINES_MAX:
        raise BenchmarkError(
            f"{place}:{function.lineno}: canonical of the wrong length, got {length} lines; "
            f"expected {protocol.CANONICAL_LINES_MIN} to {protocol.CANONICAL_LINES_MAX}; choose a "
            "task of that size"
        )


def _check_docstrings(nodes: list[ast.stmt], place: str) -> None:
    for node in (inner for outer in nodes for inner in ast.walk(outer)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        if (text := ast.get_docstring(node)) is not None:
            raise BenchmarkError(
                f"{place}:{node.body[0].lineno}: docstring in {node.name!r}, got {text[:60]!r}; "
                "expected none, it would hand the query to the retriever; move it to the top of "
                "the file"
            )


def _check_tests(asserts: list[ast.Assert], name: str, place: str) -> None:
    if not protocol.TESTS_PER_TASK_MIN <= len(asserts) <= protocol.TESTS_PER_TASK_MAX:
        raise BenchmarkError(
            f"{place}: wrong number of tests, got {len(asserts)} top-level asserts; expected "
            f"{protocol.TESTS_PER_TASK_MIN} to {protocol.TESTS_PER_TASK_MAX}; add or remove some"
        )
    seen: dict[str, int] = {}
    for node in asserts:
        calls = count_calls(node, name)
        if calls != 1:
            raise BenchmarkError(
                f"{place}:{node.lineno}: test calls {name!r} {calls} times, got "
                f"{ast.unparse(node)[:80]!r}; expected exactly one call; split or complete it"
            )
        text = ast.dump(node)
        if text in seen:
            raise BenchmarkError(
                f"{place}:{node.lineno}: test stands twice, got {ast.unparse(node)[:80]!r} as on "
                f"line {seen[text]}; expected different tests; replace one of them"
            )
        seen[text] = node.lineno


def _check_query(query: str, name: str, place: str) -> None:
    words = " ".join(query.lower().split())
    if name in words or name.replace("_", " ") in words:
        raise BenchmarkError(
            f"{place}: the query names the function, got {name!r} in the docstring; expected "
            "other words; say what it does, not what it is called"
        )


def count_calls(node: ast.AST, name: str) -> int:
    """How many calls of the plain name `name` stand in `node`."""
    return sum(
        isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == name
        for inner in ast.walk(node)
    )

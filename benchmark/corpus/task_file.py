"""Reads one authored task file: docstring = query, one public function, top-level asserts.

Source: the task-file format of the design; ExecRetrieval section 3.1 (7 <= m <= 10 asserts).
"""

import ast
import sys
from pathlib import Path
from typing import Final

from benchmark import protocol
from benchmark.errors import BenchmarkError
from benchmark.records import Task

# Input and output, clocks, chance and processes: a canonical is deterministic and self-contained.
_FORBIDDEN_MODULES: Final = frozenset(
    "asyncio ctypes glob io multiprocessing os pathlib random secrets shutil socket subprocess "
    "sys tempfile threading time urllib uuid".split()
)
_FORBIDDEN_CALLS: Final = frozenset(
    {"open", "print", "input", "eval", "exec", "compile", "__import__"}
)


def read_task(path: Path) -> Task:
    """The task in `path`; its domain is the folder's name.

    Raises BenchmarkError naming the file, the line and the remedy.
    """
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BenchmarkError(f"{path}: unreadable, got {error}; expected UTF-8 text") from error
    return parse_task(source, place=str(path), domain=path.parent.name, name=path.stem)


def parse_task(source: str, *, place: str, domain: str, name: str) -> Task:
    """The task in `source`. Raises BenchmarkError as `read_task` does."""
    if domain not in protocol.DOMAINS:
        raise BenchmarkError(
            f"{place}: unknown domain, got {domain!r}; expected one of "
            f"{', '.join(protocol.DOMAINS)}; move the file into one of these folders"
        )
    try:
        module = ast.parse(source, filename=place)
    except SyntaxError as error:
        raise BenchmarkError(f"{place}:{error.lineno}: not Python, got {error.msg}") from error
    query = ast.get_docstring(module)
    if not query or not query.strip():
        raise BenchmarkError(
            f"{place}:1: no module docstring, got a file that starts with code; expected the "
            "query in one to three plain sentences as the first statement"
        )
    body = module.body[1:]
    asserts = [node for node in body if isinstance(node, ast.Assert)]
    code_nodes = body[: len(body) - len(asserts)]
    _check_layout(body, asserts, place)
    function = _public_function(code_nodes, name, place)
    _check_function(function, place)
    _check_purity(code_nodes, place)
    _check_tests(asserts, name, place)
    _check_query(query, name, place)
    first, last = _first_line(code_nodes[0]), code_nodes[-1].end_lineno
    lines = source.splitlines(keepends=True)
    return Task(
        entry_id=f"{domain}.{name}",
        function_name=name,
        domain=domain,
        query=" ".join(query.split()),
        code="".join(lines[first - 1 : last]).rstrip() + "\n",
        tests=tuple(ast.get_source_segment(source, node) or "" for node in asserts),
        place=place,
    )


def _first_line(node: ast.stmt) -> int:
    decorators = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def _check_layout(body: list[ast.stmt], asserts: list[ast.Assert], place: str) -> None:
    """Imports and functions first, then only asserts."""
    for node in body[: len(body) - len(asserts)]:
        if not isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef):
            raise BenchmarkError(
                f"{place}:{node.lineno}: stray statement, got {ast.unparse(node)[:60]!r}; expected "
                "imports, functions and then asserts only; move it into the function"
            )
    for node in body[len(body) - len(asserts) :]:
        if not isinstance(node, ast.Assert):
            raise BenchmarkError(
                f"{place}:{node.lineno}: code after the first assert, got "
                f"{ast.unparse(node)[:60]!r}; expected asserts at the end of the file"
            )


def _public_function(nodes: list[ast.stmt], name: str, place: str) -> ast.FunctionDef:
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    public = [node for node in functions if not node.name.startswith("_")]
    if len(public) != 1 or public[0].name != name:
        raise BenchmarkError(
            f"{place}: wrong public functions, got {[node.name for node in public]}; expected "
            f"exactly one, named {name!r} like the file; make helpers private (_name)"
        )
    return public[0]


def _check_function(function: ast.FunctionDef, place: str) -> None:
    if ast.get_docstring(function) is not None:
        raise BenchmarkError(
            f"{place}:{function.lineno}: the canonical has a docstring, which would hand the query "
            "to the retriever; move it to the top of the file"
        )
    length = (function.end_lineno or function.lineno) - _first_line(function) + 1
    if not protocol.CANONICAL_LINES_MIN <= length <= protocol.CANONICAL_LINES_MAX:
        raise BenchmarkError(
            f"{place}:{function.lineno}: canonical of the wrong length, got {length} lines; "
            f"expected {protocol.CANONICAL_LINES_MIN} to {protocol.CANONICAL_LINES_MAX}"
        )


def _check_purity(nodes: list[ast.stmt], place: str) -> None:
    for node in (inner for outer in nodes for inner in ast.walk(outer)):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or "."]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in _FORBIDDEN_CALLS:
                raise BenchmarkError(
                    f"{place}:{node.lineno}: impure canonical, got a call of {node.func.id!r}; "
                    "expected no input, output or dynamic code"
                )
            continue
        else:
            continue
        for module in modules:
            root = module.split(".")[0]
            if root not in sys.stdlib_module_names or root in _FORBIDDEN_MODULES:
                raise BenchmarkError(
                    f"{place}:{node.lineno}: import not allowed, got {module!r}; expected a "
                    "deterministic module of the standard library"
                )


def _check_tests(asserts: list[ast.Assert], name: str, place: str) -> None:
    if not protocol.TESTS_PER_TASK_MIN <= len(asserts) <= protocol.TESTS_PER_TASK_MAX:
        raise BenchmarkError(
            f"{place}: wrong number of tests, got {len(asserts)} top-level asserts; expected "
            f"{protocol.TESTS_PER_TASK_MIN} to {protocol.TESTS_PER_TASK_MAX}"
        )
    texts = [ast.dump(node) for node in asserts]
    for node in asserts:
        calls = count_calls(node, name)
        if calls != 1:
            raise BenchmarkError(
                f"{place}:{node.lineno}: test calls {name!r} {calls} times, got "
                f"{ast.unparse(node)[:80]!r}; expected exactly one call"
            )
        if texts.count(ast.dump(node)) > 1:
            raise BenchmarkError(
                f"{place}:{node.lineno}: test stands twice, got {ast.unparse(node)[:80]!r}; "
                "replace one of them"
            )


def _check_query(query: str, name: str, place: str) -> None:
    words = " ".join(query.lower().split())
    if name in words or name.replace("_", " ") in words:
        raise BenchmarkError(
            f"{place}:1: the query names the function, got {name!r} in the docstring; say what it "
            "does in other words"
        )


def count_calls(node: ast.AST, name: str) -> int:
    """How many calls of the plain name `name` stand in `node`."""
    return sum(
        isinstance(inner, ast.Call)
        and isinstance(inner.func, ast.Name)
        and inner.func.id == name
        for inner in ast.walk(node)
    )

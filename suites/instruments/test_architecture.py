"""The house as its plan says: who imports whom, where pytest is, how large things are."""

import ast
import sys
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = ("benchmark", "fixtures", "audits", "reports", "suites")
MAY_IMPORT = {
    "benchmark": {"benchmark"},
    "fixtures": {"fixtures", "benchmark"},
    "audits": {"audits", "benchmark"},
    "reports": {"reports", "benchmark", "audits"},
    "suites": set(ROOMS),
}
# The composition roots: these commands wire an oracle into pure construction.
EXCEPTIONS = {
    (f"benchmark/construction/{command}.py", "fixtures")
    for command in ("freeze", "check", "second_reading")
}
APART = ("oracle", "embedders", "models")  # inside fixtures, these don't know each other
TOP_LEVEL = {*ROOMS, "conftest.py", "pyproject.toml", "tox.ini", "README.md", "LICENSE"}
ZYGOTE = "fixtures/oracle/zygote"
MODULE_LINES_MAX = 350
FUNCTION_LINES_MAX = 50
FUNCTION_LINES_MEDIAN = 8


def modules() -> list[str]:
    paths = (path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
    names = (path.relative_to(ROOT).as_posix() for path in paths)
    return sorted(name for name in names if not name.startswith("benchmark/tasks/"))


MODULES = modules()


def tree(name: str) -> ast.Module:
    return ast.parse((ROOT / name).read_text(encoding="utf-8"))


def imports(name: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}:{node.lineno}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def roots(name: str) -> set[str]:
    return {module.split(".")[0] for module in imports(name)}


def item_id(name: str) -> str:
    return name.removesuffix(".py").replace("/", ".")


@pytest.mark.parametrize("name", MODULES, ids=item_id)
def test_room_imports_only_the_rooms_it_may(name: str) -> None:
    room = name.split("/")[0]
    foreign = (roots(name) & set(ROOMS)) - MAY_IMPORT[room]
    assert {root for root in foreign if (name, root) not in EXCEPTIONS} == set()


@pytest.mark.parametrize("name", [m for m in MODULES if m.startswith("fixtures/")], ids=item_id)
def test_oracle_embedders_and_models_do_not_import_each_other(name: str) -> None:
    own = name.split("/")[1]
    others = {f"fixtures.{part}" for part in APART if part != own}
    crossing = {m for m in imports(name) if any(m.startswith(other) for other in others)}
    assert own not in APART or crossing == set()


def test_zygote_imports_the_standard_library_and_its_siblings_only() -> None:
    files = [name for name in MODULES if name.startswith(ZYGOTE)]
    siblings = {Path(name).stem for name in files}
    foreign = {root for name in files for root in roots(name)} - siblings
    assert foreign - set(sys.stdlib_module_names) == set()


@pytest.mark.parametrize("name", MODULES, ids=item_id)
def test_pytest_is_only_where_items_are_joined_to_it(name: str) -> None:
    allowed = (
        name.startswith("suites/") or name == "reports/plugin.py" or Path(name).name == "fixture.py"
    )
    assert allowed or "pytest" not in roots(name)
    assert "_pytest" not in roots(name)


@pytest.mark.parametrize("name", MODULES, ids=item_id)
def test_module_is_small_and_says_what_it_is(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MODULE_LINES_MAX
    assert ast.get_docstring(ast.parse(text))
    if Path(name).name == "__init__.py":
        assert len(ast.parse(text).body) == 1, "holds the room's map and nothing else"


def functions(name: str) -> list[tuple[str, int]]:
    """Name and lines of each function, its docstring not counted."""
    found = []
    for node in ast.walk(tree(name)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if ast.get_docstring(node) is not None:
                document = node.body[0]
                length -= (document.end_lineno or document.lineno) - document.lineno + 1
            found.append((node.name, length))
    return found


@pytest.mark.parametrize("name", MODULES, ids=item_id)
def test_no_function_is_longer_than_fifty_lines(name: str) -> None:
    assert [entry for entry in functions(name) if entry[1] > FUNCTION_LINES_MAX] == []


def test_the_median_function_is_eight_lines_or_less() -> None:
    lengths = [
        length
        for name in MODULES
        if not name.startswith("suites/")
        for _function, length in functions(name)
    ]
    assert median(lengths) <= FUNCTION_LINES_MEDIAN


@pytest.mark.parametrize("name", MODULES, ids=item_id)
def test_module_has_no_vague_name(name: str) -> None:
    assert Path(name).stem not in {"utils", "helpers", "common", "util", "misc"}


@pytest.mark.parametrize(
    "name", [m for m in MODULES if not m.startswith(("suites/", ZYGOTE))], ids=item_id
)
def test_no_print_no_pickle_no_global_chance(name: str) -> None:
    assert "pickle" not in roots(name)
    # A generator with a seed of its own is no global chance: a published sample needs Python's.
    assert {each for each in imports(name) if each.split(".")[0] == "random"} <= {"random.Random"}
    calls = {
        node.func.id
        for node in ast.walk(tree(name))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert "print" not in calls


def test_top_level_is_the_plan() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout: build and environment folders may lie beside the rooms")
    present = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert present == TOP_LEVEL

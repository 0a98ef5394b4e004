"""A well-formed task file gives its task; every fault is named with file, line and remedy.

Source: the task-file format of the design; ExecRetrieval section 3.1.
"""

import re
from pathlib import Path

import pytest

from benchmark.corpus.task_file import parse_task, read_task
from benchmark.corpus.task_folder import read_tasks, task_paths
from benchmark.errors import BenchmarkError
from benchmark.records import Task

QUERY = '"""Tell how many seats are free in a vehicle,\nnever less than none."""\n\n'
CODE = """\
def seats_left(total, taken):
    # none can be free
    if taken > total:
        return 0
    free = total
    free -= taken
    if free < 0:
        return 0
    return free
"""
TESTS = [f"assert seats_left(9, {taken}) == {9 - taken}" for taken in range(8)]
ASSERTS = "\n".join(TESTS) + "\n"
WHOLE = f"{QUERY}{CODE}\n{ASSERTS}"
LONG = CODE.replace("    free -= taken\n", "    free -= taken\n" * 23)
SHORT = "def seats_left(total, taken):\n    return max(total - taken, 0)\n"


def parse(source: str, domain: str = "collections") -> Task:
    return parse_task(source, place="tasks/seats_left.py", domain=domain, name="seats_left")


def with_line(line: str) -> str:
    """The canonical with another first line in its body, which is line 5 of the file."""
    return WHOLE.replace("    # none can be free", line)


FAULTS = {
    "no_docstring": (CODE + ASSERTS, ":1: no module docstring", "sentences as the first"),
    "blank_docstring": ('"""  """\n' + CODE + ASSERTS, ":1: no module docstring", "sentences"),
    "syntax_error": (QUERY + "def seats_left(:\n", ":4: not Python", "run `python tasks/"),
    "null_byte": (WHOLE + "\0", ":1: not Python", "null bytes"),
    "byte_order_mark": ("\ufeff" + WHOLE, ":1: not Python", "U+FEFF"),
    "six_tests": (
        QUERY + CODE + "\n".join(TESTS[:6]),
        ": wrong number of tests, got 6",
        "7 to 10; add or remove",
    ),
    "eleven_tests": (
        WHOLE + "".join(f"assert seats_left({n}, 0)\n" for n in (1, 2, 3)),
        ": wrong number of tests, got 11",
        "expected 7 to 10",
    ),
    "test_without_call": (
        WHOLE + "assert max(1, 2) == 2\n",
        ":22: test calls 'seats_left' 0 times, got 'assert max(1, 2) == 2'",
        "exactly one call",
    ),
    "test_with_two_calls": (
        WHOLE + "assert seats_left(1, 1) == seats_left(2, 2)\n",
        ":22: test calls 'seats_left' 2 times",
        "exactly one call; split",
    ),
    "test_twice": (
        WHOLE + "assert seats_left(9,0) == (9)\n",
        ":22: test stands twice, got 'assert seats_left(9, 0) == 9' as on line 14",
        "replace one",
    ),
    "name_in_query": (
        WHOLE.replace("Tell how", "Seats_left: tell how"),
        ":1: the query names the function, got 'seats_left'",
        "what it does",
    ),
    "name_as_words_in_query": (
        WHOLE.replace("seats are free", "seats\nleft are free"),
        ":1: the query names the function",
        "what it does",
    ),
    "two_public_functions": (
        WHOLE.replace(CODE, f"{CODE}\ndef other():\n    return 1\n"),
        ":14: wrong public functions, got ['seats_left', 'other']",
        "make helpers private",
    ),
    "no_public_function": (QUERY + ASSERTS, ":1: wrong public functions, got []", "exactly one"),
    "other_name": (
        WHOLE.replace("def seats_left", "def seats"),
        ":4: wrong public functions, got ['seats']",
        "named 'seats_left' like the file",
    ),
    "docstring_in_function": (
        with_line('    """Free seats."""'),
        ":5: docstring in 'seats_left', got 'Free seats.'",
        "move it to the top",
    ),
    "docstring_in_helper": (
        WHOLE.replace(CODE, 'def _cap(x):\n    "Cap."\n    return x\n\n' + CODE),
        ":5: docstring in '_cap', got 'Cap.'",
        "move it to the top",
    ),
    "too_short": (
        QUERY + SHORT + ASSERTS,
        ":4: canonical of the wrong length, got 2 lines",
        "expected 8 to 30",
    ),
    "too_long": (
        QUERY + LONG + ASSERTS,
        ":4: canonical of the wrong length, got 31 lines",
        "expected 8 to 30",
    ),
    "stray_statement": (
        WHOLE.replace(CODE, "SIZES = {1: 2}\n" + CODE),
        ":4: stray statement, got 'SIZES = {1: 2}'",
        "move it into the function",
    ),
    "stray_class": (
        WHOLE.replace(CODE, "class Seat:\n    pass\n" + CODE),
        ":4: stray statement, got 'class Seat:",
        "imports, functions and then asserts",
    ),
    "code_after_asserts": (
        WHOLE + "import math\n",
        ":22: code after the first assert, got 'import math'",
        "asserts at the end",
    ),
    "assert_before_the_function": (
        QUERY + "assert True\n" + CODE + ASSERTS,
        ":5: code after the first assert, got 'def seats_left(total, taken):",
        "asserts at the end",
    ),
    "import_os": (with_line("    import os.path"), ":5: import not allowed, got 'os.path'", "abc"),
    "import_random": (
        WHOLE.replace(CODE, "from random import choice\n" + CODE),
        ":4: import not allowed, got 'random'",
        "expected one of abc, array",
    ),
    "import_third_party": (
        WHOLE.replace(CODE, "import numpy as np\n" + CODE),
        ":4: import not allowed, got 'numpy'",
        "do without it",
    ),
    "import_relative": (with_line("    from . import x"), ":5: import not allowed, got '.'", "abc"),
    "print_call": (
        with_line("    print(total)"),
        ":5: impure canonical, got a call of 'print'",
        "no input, output",
    ),
    "hash_call": (with_line("    hash('a')"), ":5: impure canonical, got a call of 'hash'", "no"),
    "clock_call": (
        with_line("    date.today()"),
        ":5: impure canonical, got a call of 'today'",
        "take it as a parameter",
    ),
}


@pytest.mark.parametrize(("source", "fault", "remedy"), FAULTS.values(), ids=FAULTS.keys())
def test_a_fault_names_file_line_value_and_remedy(source: str, fault: str, remedy: str) -> None:
    with pytest.raises(BenchmarkError) as caught:
        parse(source)
    assert str(caught.value).startswith("tasks/seats_left.py" + fault)
    assert remedy in str(caught.value)


def test_a_fault_in_the_domain_names_all_domains() -> None:
    with pytest.raises(BenchmarkError, match=r"unknown domain, got 'poetry'.*bit_manip.*; move"):
        parse(WHOLE, domain="poetry")


def test_a_well_formed_file_gives_query_on_one_line_and_code_and_tests_as_written() -> None:
    task = parse(WHOLE)
    assert task.query == "Tell how many seats are free in a vehicle, never less than none."
    assert (task.code, task.tests) == (CODE, tuple(TESTS))
    assert (task.entry_id, task.function_name, task.domain, task.place) == (
        "collections.seats_left",
        "seats_left",
        "collections",
        "tasks/seats_left.py",
    )


def test_imports_decorators_and_private_helpers_belong_to_the_code() -> None:
    code = (
        "from functools import cache\n\n\n@cache\n"
        f"def _cap(value):  # kept\n    return value\n\n\n@cache\n{CODE}"
    )
    assert parse(f"{QUERY}\n# a remark above is not code\n{code}\n\n{ASSERTS}").code == code


def test_tests_over_several_lines_keep_their_layout() -> None:
    wide = "assert seats_left(\n    9,  # all\n    8,\n) == 1"
    assert parse(WHOLE + wide + "  # not part of it\n").tests[-1] == wide


def test_a_form_feed_or_line_separator_in_a_text_does_not_shift_the_code() -> None:
    odd = CODE.replace("# none can be free", "mark = '\u2028\x0c\x1c'")
    assert parse(f"{QUERY}{odd}\n{ASSERTS}").code == odd


def test_an_invalid_escape_is_no_fault_of_the_form() -> None:
    assert parse(with_line("    mark = '\\d'")).function_name == "seats_left"


def written(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_windows_line_ends_give_the_same_task_as_unix_ones(tmp_path: Path) -> None:
    unix = read_task(written(tmp_path, "collections/seats_left.py", WHOLE))
    windows = read_task(
        written(tmp_path, "collections/seats_left.py", WHOLE.replace("\n", "\r\n").encode())
    )
    assert windows == unix


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        pytest.param("collections/a.py", b"\xff\xfe", r"a\.py: unreadable.*save it as", id="bytes"),
        pytest.param("a.py", WHOLE, r"misplaced task file, got a\.py; expected", id="no_domain"),
        pytest.param("x/y/a.py", WHOLE, r"misplaced task file, got x/y/a\.py", id="too_deep"),
        pytest.param("poetry/seats_left.py", WHOLE, "unknown domain, got 'poetry'", id="domain"),
        pytest.param("geometry/__init__.py", '"""Map."""', "no task files, got an", id="none"),
    ],
)
def test_a_faulty_folder_names_the_file(
    tmp_path: Path, name: str, content: str | bytes, fault: str
) -> None:
    written(tmp_path, name, content)
    with pytest.raises(BenchmarkError, match=fault) as caught:
        read_tasks(tmp_path)
    assert str(tmp_path) in str(caught.value)


def test_a_name_used_in_two_domains_names_both_files(tmp_path: Path) -> None:
    one = written(tmp_path, "collections/seats_left.py", WHOLE)
    two = written(tmp_path, "geometry/seats_left.py", WHOLE)
    places = re.escape(f"{one}, {two}")
    with pytest.raises(BenchmarkError, match=rf"^{places}: duplicate function name, got 'seats_l"):
        read_tasks(tmp_path)


def test_a_query_used_twice_names_both_files(tmp_path: Path) -> None:
    one = written(tmp_path, "collections/seats_left.py", WHOLE)
    other = WHOLE.replace("seats_left", "places_free").replace("Tell", "TELL")
    two = written(tmp_path, "collections/places_free.py", other)
    places = re.escape(f"{two}, {one}")
    with pytest.raises(BenchmarkError, match=rf"^{places}: duplicate query, got 'tell how many"):
        read_tasks(tmp_path)


def test_the_projects_own_tasks_are_read_in_the_order_of_their_ids() -> None:
    ids = [task.entry_id for task in read_tasks()]
    assert ids == sorted(ids)
    assert len(ids) == len(task_paths())

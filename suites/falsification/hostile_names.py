"""Names, modules and exceptions that mean something else than the test thinks."""

from typing import Final

from suites.falsification.hostile_case import PASS, WRONG, HostileCase, same

_RAISES = "with pytest.raises(ValueError):\n    f(-1)"
_TRY = "try:\n    f(-1)\nexcept ValueError:\n    pass\nelse:\n    assert False"

NAMES: Final = (
    HostileCase(
        "names.all_and_any_without_the_function",
        "names",
        "who leaves the function out does not get to define `all` or `any` instead",
        "def all(xs):\n    return True\ndef any(xs):\n    return True\n",
        (
            "assert all(f(x) == y for x, y in [(1, 2), (2, 3)])",
            "assert any(f(x) == 3 for x in [1, 2])",
        ),
        same(2, WRONG),
    ),
    HostileCase(
        "names.exception_alias_without_the_function",
        "names",
        "a missing function raises NameError; calling that ValueError does not help",
        "ValueError = NameError\n",
        (_RAISES, _TRY),
        same(2, WRONG),
    ),
    HostileCase(
        "names.pytest_without_the_function",
        "names",
        "`pytest` is the shim, even if nothing else is defined",
        "class Swallow:\n    def __enter__(self): return self\n"
        "    def __exit__(self, *a): return True\n"
        "class pytest:\n    raises = staticmethod(lambda *a: Swallow())\n",
        (_RAISES,),
        same(1, WRONG),
    ),
    HostileCase(
        "names.our_modules_patched",
        "names",
        "our modules inside of the candidate's box decide nothing",
        "import sys\nfor name in [n for n in sys.modules if n.startswith('oracle_')]:\n"
        "    for key, value in list(vars(sys.modules[name]).items()):\n"
        "        for attr in ('_failure', '_run_test'):\n"
        "            if isinstance(value, type) and attr in vars(value):\n"
        "                setattr(value, attr, lambda *a: {'kind': 'pass'})\n"
        "def f():\n    return 2\n",
        ("assert f() == 1",),
        same(1, WRONG),
    ),
    HostileCase(
        "exceptions.named_pass",
        "exceptions",
        "an exception's name can't be read as a verdict",
        "class E(Exception): pass\nE.__name__ = 'pass'\nclass G(Exception): pass\n"
        "G.__name__ = 'x\\npass'\ndef f(n):\n    raise (E if n else G)()\n",
        ("assert f(1) == 1", "assert f(0) == 1"),
        same(2, WRONG),
    ),
    HostileCase(
        "exceptions.that_end_programs",
        "exceptions",
        "exits and interrupts end a test, not the suite",
        "def f(n):\n    if n: raise [SystemExit, KeyboardInterrupt, GeneratorExit][n - 1](0)\n"
        "    return 0\n",
        ("f(1)", "f(2)", "f(3)", "assert f(0) == 0"),
        (*same(3, WRONG), PASS),
    ),
    HostileCase(
        "exceptions.stop_iteration_in_all",
        "exceptions",
        "StopIteration out of a call does not end the test's loop early",
        "def f(n):\n    raise StopIteration\n",
        ("assert all(f(n) == n for n in [1, 2])", "assert [f(n) for n in [1]] == []"),
        same(2, WRONG),
    ),
)

"""What counts as equal, point by point as README says it, each on the judge in another process."""

from collections.abc import Iterator

import pytest

from benchmark.verdicts import Submission
from fixtures.oracle.client import ForkServerOracle

# id: (candidate, [(test, outcome), ...])
POLICY: dict[str, tuple[str, list[tuple[str, str]]]] = {
    "plain_values_compare_as_python_compares_them": (
        "from collections import Counter, OrderedDict, namedtuple\n"
        "P = namedtuple('P', 'x y')\n"
        "def f(k):\n"
        "    return {'t': True, 'i': 2, 'o': OrderedDict(a=1), 'n': P(1, 2), 'c': Counter('aab'),\n"
        "            'z': frozenset({1}), 'b': bytearray(b'x'), 'k': {'a': 1}.keys()}[k]\n",
        [
            ("assert f('t') == 1", "pass"),
            ("assert f('i') == 2.0", "pass"),
            ("assert f('o') == {'a': 1}", "pass"),
            ("assert f('n') == (1, 2) and f.__name__ == 'f'", "pass"),
            ("assert f('n').y == 2", "pass"),
            ("assert f('c') == {'a': 2, 'b': 1}", "pass"),
            ("assert f('z') == {1}", "pass"),
            ("assert f('b') == b'x'", "pass"),
            ("assert f('k') == {'a'}", "pass"),
        ],
    ),
    "types_are_exact_where_a_test_asks_for_them": (
        "def f(x):\n    return x\ndef t():\n    return (1, 2)\n",
        [
            ("assert type(f(True)) is bool", "pass"),
            ("assert type(f(1.0)) is float", "pass"),
            ("assert f((1, 2)) == [1, 2]", "FAIL"),
            ("assert t() == [1, 2]", "FAIL"),
            ("assert f(int) is int", "pass"),
        ],
    ),
    "integers_are_exact_at_any_size": (
        "def f(n):\n    return 10 ** n + 1\n",
        [
            ("assert f(30) == 10 ** 30 + 1", "pass"),
            ("assert f(30) == 10 ** 30", "FAIL"),
            ("assert f(20000) == 10 ** 20000 + 1", "pass"),
            ("assert f(16) == pytest.approx(10.0 ** 16, rel=1e-6, abs=0.0)", "pass"),
            ("assert f(16) == pytest.approx(10 ** 16, rel=1e-6, abs=0.0)", "FAIL"),
        ],
    ),
    "tolerance_holds_where_stated_and_at_any_depth": (
        "def f():\n    return {'a': [0.1 + 0.2, (1, 2.0000001)]}\n",
        [
            ("assert f() == {'a': [0.3, (1, 2.0)]}", "FAIL"),
            ("assert f() == pytest.approx({'a': [0.3, (1, 2.0)]}, rel=1e-6, abs=1e-9)", "pass"),
            ("assert f() == pytest.approx({'a': [0.3, (1, 2.5)]}, rel=1e-6, abs=1e-9)", "FAIL"),
            ("assert f() == pytest.approx({'a': [0.3, [1, 2.0]]}, rel=1e-6, abs=1e-9)", "FAIL"),
        ],
    ),
    "nan_equals_nan_in_its_place_under_approx_only": (
        "def f():\n    return [1.0, float('nan')]\n",
        [
            ("assert f() == [1.0, float('nan')]", "FAIL"),
            ("assert f() == pytest.approx([1.0, float('nan')], rel=0.0, abs=0.0)", "pass"),
            ("assert f() == pytest.approx([float('nan'), 1.0], rel=0.0, abs=0.0)", "FAIL"),
        ],
    ),
    "minus_zero_keeps_its_sign": (
        "def f():\n    return -0.0\n",
        [("assert f() == 0.0", "pass"), ("assert str(f()) == '-0.0'", "pass")],
    ),
    "sets_and_dicts_compare_without_order": (
        "def f():\n    return {3, 1, 2}, {'b': [{1}], 'a': {}}\n",
        [("assert f() == ({1, 2, 3}, {'a': {}, 'b': [{1}]})", "pass")],
    ),
    "lazy_values_are_not_their_lists_but_give_their_items": (
        "def f(n):\n    return (i * i for i in range(n))\ndef g(xs):\n    return map(str, xs)\n",
        [
            ("assert f(3) == [0, 1, 4]", "FAIL"),
            ("assert list(f(3)) == [0, 1, 4]", "pass"),
            ("assert next(f(3)) == 0", "pass"),
            ("assert (lambda it: (next(it), list(it)))(f(3)) == (0, [1, 4])", "pass"),
            ("assert sorted(g([2, 1])) == ['1', '2']", "pass"),
            ("assert 4 in f(9)", "pass"),
        ],
    ),
    "what_is_not_plain_equals_nothing_and_orders_with_nothing": (
        "class A:\n    def __eq__(self, o): return True\n    def __lt__(self, o): return True\n"
        "    def __sub__(self, o): return 0.0\n    def __abs__(self): return 0.0\n"
        "    def __hash__(self): return 1\n    def m(self): return 5\n    x = 3\n"
        "def f():\n    return A()\n",
        [
            ("assert f() == 1", "FAIL"),
            ("assert [f()] == [1]", "FAIL"),
            ("assert f() in [1, 2]", "FAIL"),
            ("assert 1 in {f()}", "FAIL"),
            ("assert f() < 1", "FAIL:TypeError"),
            ("assert abs(f() - 1) < 1e-9", "FAIL:TypeError"),
            ("assert f().m() == 5 and f().x == 3", "pass"),
            ("assert isinstance(f(), A) and not isinstance(f(), int)", "pass"),
        ],
    ),
    "a_subclass_of_a_builtin_counts_as_the_value_it_holds": (
        "import enum\nclass L(list):\n    def __eq__(self, o): return True\n    __hash__ = None\n"
        "class S(str):\n    def __eq__(self, o): return True\n    __hash__ = str.__hash__\n"
        "class E(enum.IntEnum):\n    A = 4\n"
        "def f():\n    return L([1])\ndef g():\n    return S('a')\ndef h():\n    return E.A\n",
        [
            ("assert f() == [2]", "FAIL"),
            ("assert f() == [1]", "pass"),
            ("assert g() == 'b'", "FAIL"),
            ("assert h() == 4", "pass"),
        ],
    ),
    "arguments_are_copies_within_a_statement": (
        "def f(xs):\n    xs.clear()\n    return xs\ndef g(xs):\n    xs.append(1)\n    return xs\n",
        [
            ("assert f(d := [3, 1]) == sorted(d)", "FAIL"),
            ("assert (lambda d: (g(d), d))([0]) == ([0, 1], [0])", "pass"),
        ],
    ),
    "aliases_within_a_call_and_within_a_result_are_kept": (
        "def f(a, b):\n    a.append(1)\n    return b\ndef g():\n    r = [0]\n    return [r, r]\n",
        [
            ("assert (lambda x: f(x, x))([]) == [1]", "pass"),
            ("assert (lambda r: r[0] is r[1])(g())", "pass"),
        ],
    ),
    "values_nest_to_a_depth_of_two_hundred": (
        "def f(n):\n    r = []\n    for _ in range(n):\n        r = [r]\n    return r\n",
        [("assert f(150) != []", "pass"), ("assert f(5000) != []", "ERROR:OutputLimit")],
    ),
    "functions_that_a_test_passes_may_be_called_back": (
        "def f(fn, xs):\n    return sorted(xs, key=fn)\ndef g(fn):\n    return fn.__globals__\n",
        [
            ("assert f(lambda x: -x, [1, 3, 2]) == [3, 2, 1]", "pass"),
            ("assert f(len, ['bb', 'a']) == ['a', 'bb']", "pass"),
            ("assert g(lambda: 0)", "FAIL:AttributeError"),
        ],
    ),
    "names_of_the_language_mean_the_language": (
        "def sorted(x):\n    return 0\ndef f(x):\n    return None\nclass math:\n"
        "    isclose = staticmethod(lambda *a, **k: True)\n",
        [
            ("assert sorted(f('ab')) == sorted(['a', 'b'])", "FAIL:TypeError"),
            ("assert math.isclose(f(2) or 0.0, 1.4)", "FAIL"),
        ],
    ),
    "exceptions_cross_by_name": (
        "class Own(ValueError):\n    pass\n"
        "def f(k):\n    raise {'o': Own, 'k': KeyError}[k]('no')\n",
        [
            ("with pytest.raises(ValueError): f('o')", "pass"),
            ("with pytest.raises(Own): f('o')", "pass"),
            ("with pytest.raises(Own): f('k')", "FAIL:KeyError"),
            ("assert f('o')", "FAIL:Own"),
        ],
    ),
    "big_results_are_whole": (
        "def f(n):\n    return list(range(n))\n",
        [("assert f(300_000) == list(range(300_000))", "pass")],
    ),
}


@pytest.fixture(scope="module")
def oracle() -> Iterator[ForkServerOracle]:
    with ForkServerOracle() as server:
        yield server


@pytest.mark.parametrize("name", POLICY)
def test_comparison_policy(name: str, oracle: ForkServerOracle) -> None:
    code, expected = POLICY[name]
    tests = tuple(test for test, _outcome in expected)
    verdicts = oracle.verdicts(Submission(code, (test,)) for test in tests)
    found = [(test, v.released[0]) for test, v in zip(tests, verdicts, strict=True)]
    assert found == expected


def test_a_test_with_hundreds_of_names_finds_them_all(oracle: ForkServerOracle) -> None:
    """More names than one byte counts: extended arguments in the test's code."""
    code = "".join(f"def f{n}():\n    return {n}\n" for n in range(300))
    test = f"assert ({' + '.join(f'f{n}()' for n in range(300))}) == {sum(range(300))}"
    nested = f"assert (lambda: {' + '.join(f'f{n}()' for n in range(300))})() == {sum(range(300))}"
    (verdict,) = oracle.verdicts([Submission(code, (test, nested))])
    assert verdict.released == ("pass", "pass")

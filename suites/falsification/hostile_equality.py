"""Objects that claim to equal, order, hash or look like what a test expects."""

from typing import Final

from suites.falsification.hostile_case import WRONG, HostileCase, same

_LIAR = """
class Liar(%s):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __hash__(self): return 1
"""

EQUALITY: Final = (
    HostileCase(
        "equality.metaclass",
        "equality",
        "a class can equal everything, by its metaclass",
        "class M(type):\n    def __eq__(cls, o): return True\n    def __hash__(cls): return 1\n"
        "class C(metaclass=M): pass\ndef f(n):\n    return C\n",
        ("assert f(2) == 4", "assert 4 == f(2)", "assert [f(2)] == [4]"),
        same(3, WRONG),
    ),
    HostileCase(
        "equality.str_subclass",
        "equality",
        "a subclass of str is compared as the text that it holds",
        _LIAR % "str" + "def f(s):\n    return Liar('no')\n",
        ("assert f('a') == 'A'", "assert 'A' == f('a')", "assert {f('a'): 1} == {'A': 1}"),
        same(3, WRONG),
    ),
    HostileCase(
        "equality.arithmetic",
        "equality",
        "neither a subclass of a number nor an object brings arithmetic of its own",
        "class A:\n    def __sub__(self, o): return 0.0\n"
        "    __rsub__ = __add__ = __mod__ = __sub__\n"
        "    def __abs__(self): return 0.0\n    def __round__(self, n=None): return 2\n"
        "class F(A, float): pass\ndef f():\n    return A()\ndef g():\n    return F(7.0)\n",
        (
            "assert abs(f() - 2.0) < 1e-9",
            "assert f() % 3 == 0",
            "assert abs(2.0 - g()) < 1e-9",
            "assert round(g()) == 2",
        ),
        same(4, WRONG),
    ),
    HostileCase(
        "equality.ordering",
        "equality",
        "no ordering between a stand-in and a value of the test",
        "class O:\n    def __lt__(self, o): return True\n    __le__ = __gt__ = __ge__ = __lt__\n"
        "def f():\n    return O()\n",
        ("assert 2 < f() < 4", "assert f() >= 3", "assert max(3, f()) is not None and f() > 3"),
        same(3, WRONG),
    ),
    HostileCase(
        "equality.membership",
        "equality",
        "`in` never asks the candidate whether it holds an expected value",
        "class B:\n    def __contains__(self, o): return True\n"
        "    def __iter__(self): return iter(())\n"
        "def f():\n    return B()\n",
        ("assert 3 in f()", "assert all(n in f() for n in (1, 2))"),
        same(2, WRONG),
    ),
    HostileCase(
        "equality.hash_lookup",
        "equality",
        "found in a set or dict only by a hash and an equality of our own",
        _LIAR % "object" + "def f():\n    return Liar()\n",
        ("assert f() in {1, 2}", "assert {1: 'a'}[f()] == 'a'", "assert [1, 2].index(f()) == 0"),
        same(3, WRONG),
    ),
    HostileCase(
        "equality.fraction_internals",
        "equality",
        "a Fraction whose numerator is a liar crosses as numbers or not at all",
        "from fractions import Fraction\n"
        + _LIAR % "int"
        + "def f():\n    x = Fraction(1, 3)\n    x._numerator = Liar(7)\n"
        "    x._denominator = Liar(9)\n    return x\n",
        ("from fractions import Fraction\nassert f() == Fraction(1, 2)", "assert f() == 0.5"),
        same(2, WRONG),
    ),
    HostileCase(
        "equality.claims_a_type",
        "equality",
        "isinstance and type() see a stand-in, whatever __class__ says",
        "class P:\n    @property\n    def __class__(self): return list\n"
        "    def __len__(self): return 2\n    def __getitem__(self, i): return [1, 2][i]\n"
        "def f():\n    return P()\n",
        ("assert isinstance(f(), list)", "assert type(f()) is list", "assert f() == [1, 2]"),
        same(3, WRONG),
    ),
    HostileCase(
        "equality.stand_in_is_no_callable",
        "equality",
        "a stand-in can do only what the candidate's object can",
        "class X: pass\ndef f():\n    return X()\n",
        (
            "assert callable(f())",
            "import collections.abc\nassert isinstance(f(), collections.abc.Iterator)",
            "assert hasattr(f(), '__len__') or hasattr(f(), '__next__')",
        ),
        same(3, WRONG),
    ),
    HostileCase(
        "equality.generator_yields_one_list",
        "equality",
        "a generator that yields the same list again and again is wrong, as in plain Python",
        "def prefixes(xs):\n    cur = []\n    for x in xs:\n        cur.append(x)\n"
        "        yield cur\n",
        ("assert list(prefixes([1, 2])) == [[1], [1, 2]]",),
        same(1, WRONG),
    ),
)

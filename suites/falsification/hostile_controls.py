"""Honest code that an oracle which is too strict would fail."""

from typing import Final

from suites.falsification.hostile_case import PASS, WRONG, HostileCase, same


def _honest(name: str, reason: str, code: str, *tests: str) -> HostileCase:
    return HostileCase(f"control.{name}", "control", reason, code, tests, same(len(tests), PASS))


CONTROLS: Final = (
    _honest(
        "classes",
        "dataclasses, inheritance, attributes, methods and isinstance go through",
        "from __future__ import annotations\nfrom dataclasses import dataclass, field\n"
        "from typing import Optional\n@dataclass\nclass Account:\n    owner: str\n"
        "    balance: int = 0\n"
        "    log: list[str] = field(default_factory=list)\n    parent: Optional[Account] = None\n"
        "    def pay(self, amount: int) -> int:\n        self.balance += amount\n"
        "        self.log.append(f'+{amount}')\n        return self.balance\n"
        "class Saver(Account):\n    def pay(self, amount):\n"
        "        return super().pay(2 * amount)\n",
        "a = Account('x')\nassert a.pay(3) == 3 and a.pay(4) == 7\nassert a.log == ['+3', '+4']",
        "assert repr(Account('x', 1)) == \"Account(owner='x', balance=1, log=[], parent=None)\"",
        "assert isinstance(Saver('y'), Account) and Saver('y').pay(2) == 4",
        "assert Saver('y', parent=Account('z')).parent.owner == 'z'",
    ),
    _honest(
        "closures_and_functools",
        "functions that return functions, caches, dispatch and partials are callable",
        "import functools\ndef adder(n):\n    return lambda x: x + n\n"
        "@functools.lru_cache(maxsize=None)\ndef fib(n):\n"
        "    return n if n < 2 else fib(n-1) + fib(n-2)\n"
        "@functools.singledispatch\ndef kind(x):\n    return 'other'\n"
        "@kind.register\ndef _(x: int):\n    return 'int'\n@kind.register(list)\ndef _(x):\n"
        "    return 'list'\ntwice = functools.partial(lambda a, b: a * b, 2)\n",
        "assert adder(2)(3) == 5 and [g(1) for g in map(adder, (1, 2))] == [2, 3]",
        "assert fib(80) == 23416728348467685 and fib.cache_info().misses >= 0",
        "assert (kind(1), kind([]), kind('')) == ('int', 'list', 'other') and twice(4) == 8",
    ),
    _honest(
        "generators_and_itertools",
        "lazy results are drawn as far as the test goes, and no further matters",
        "import itertools\ndef squares():\n    return (n * n for n in itertools.count())\n"
        "def pairs(xs):\n    yield from itertools.combinations(xs, 2)\n"
        "def chunks(xs, n):\n    return zip(*[iter(xs)] * n)\n",
        "import itertools\nassert list(itertools.islice(squares(), 4)) == [0, 1, 4, 9]",
        "g = squares()\nassert [next(g), next(g), next(g)] == [0, 1, 4] and next(g) == 9",
        "assert sorted(pairs([1, 2, 3])) == [(1, 2), (1, 3), (2, 3)] and (2, 3) in pairs([1, 2, "
        "3])",
        "assert [a + b for a, b in chunks([1, 2, 3, 4], 2)] == [3, 7]",
    ),
    _honest(
        "context_managers",
        "entering, leaving and swallowing an exception work through a stand-in",
        "from contextlib import contextmanager\nlog = []\n@contextmanager\ndef quiet(kind):\n"
        "    log.append('in')\n    try:\n        yield 7\n    except kind:\n"
        "        log.append('caught')\n",
        "with quiet(KeyError) as x:\n    assert x == 7",
        "with quiet(ValueError):\n    raise ValueError('x')",
    ),
    _honest(
        "callbacks",
        "functions that a test passes are called, and their exceptions are their own",
        "def order(xs, key=None, keep=lambda x: True):\n"
        "    return sorted(filter(keep, xs), key=key)\n"
        "def safe(fn, *args, default=None):\n    try:\n        return fn(*args)\n"
        "    except ZeroDivisionError:\n        return default\n"
        "def retry(fn, n):\n    for left in range(n - 1, -1, -1):\n        try:\n"
        "            return fn()\n"
        "        except ValueError:\n            if not left: raise\n",
        "assert order([3, -1, 2], key=lambda x: -x, keep=lambda x: x > 0) == [3, 2]",
        "assert safe(lambda a, b: a / b, 1, 0, default='none') == 'none'",
        "tried = []\ndef flaky():\n    tried.append(1)\n    if len(tried) < 3:\n"
        "        raise ValueError\n    return 'ok'\n"
        "assert retry(flaky, 3) == 'ok' and len(tried) == 3",
        "def bad():\n    raise ValueError('x')\nwith pytest.raises(ValueError):\n    retry(bad, 2)",
    ),
    _honest(
        "callbacks_from_threads",
        "a pool of the candidate's may call what the test passed",
        "from concurrent.futures import ThreadPoolExecutor\ndef pmap(fn, xs):\n"
        "    with ThreadPoolExecutor(4) as pool:\n        return list(pool.map(fn, xs))\n",
        "assert pmap(lambda x: x * x, range(40)) == [x * x for x in range(40)]",
    ),
    _honest(
        "decorators",
        "a test may decorate its own functions with the candidate's decorator",
        "import functools\ndef memo(fn):\n    seen = {}\n    @functools.wraps(fn)\n"
        "    def inner(*args):\n        if args not in seen: seen[args] = fn(*args)\n"
        "        return seen[args]\n    inner.seen = seen\n    return inner\n",
        "calls = []\n@memo\ndef sq(n):\n    calls.append(n)\n    return n * n\n"
        "assert sq(3) == sq(3) == 9 and calls == [3] and sq.seen == {(3,): 9}",
        "@memo\ndef fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\n"
        "assert fib(30) == 832040",
    ),
    _honest(
        "exceptions",
        "builtin and own exceptions are caught, with their text and arguments",
        "class Short(ValueError):\n    pass\ndef f(x):\n    if x == 'key': raise KeyError(x)\n"
        "    if x == 'own': raise Short('too short', 3)\n    raise TypeError(f'bad {x}')\n",
        "with pytest.raises(KeyError):\n    f('key')",
        "with pytest.raises((TypeError, KeyError)):\n    f(1)",
        "with pytest.raises(Short):\n    f('own')",
        "with pytest.raises(ValueError):\n    f('own')",
        "try:\n    f(1)\nexcept TypeError as e:\n    assert str(e) == 'bad 1'\nelse:\n"
        "    assert False",
    ),
    _honest(
        "exception_details",
        "a KeyError's text, an exception's arguments, an own class in an except clause",
        "class Short(ValueError):\n    pass\ndef f(x):\n    if x == 'key': raise KeyError(x)\n"
        "    raise Short('too short', 3)\n",
        "try:\n    f('key')\nexcept KeyError as e:\n"
        "    assert e.args == ('key',) and str(e) == \"'key'\"",
        "try:\n    f('own')\nexcept ValueError as e:\n    assert e.args == ('too short', 3)",
        "try:\n    f('own')\nexcept Short:\n    pass\nelse:\n    assert False",
    ),
    _honest(
        "numbers",
        "every number type keeps its value, sign, precision and equality across types",
        "import decimal, fractions, math\ndef f(k):\n"
        "    return {'c': 1 - 2j, 'd': decimal.Decimal('0.10'),\n"
        "        'r': fractions.Fraction(6, 4), 'z': -0.0, 'i': math.inf, 'n': math.nan, 'b': "
        "2**200,\n"
        "        't': True}[k]\n",
        "from decimal import Decimal\nassert f('d') == Decimal('0.1') and str(f('d')) == '0.10'",
        "from fractions import Fraction\nassert f('r') == Fraction(3, 2) == 1.5",
        "import math\nassert math.copysign(1, f('z')) == -1 and f('i') == math.inf and f('n') != "
        "f('n')",
        "assert f('c') == complex(1, -2) and f('b') == 1 << 200 and f('t') is True and f('t') == 1",
    ),
    _honest(
        "dates",
        "dates, zones and intervals compare as they do here",
        "from datetime import date, datetime, time, timedelta, timezone\ndef f(h):\n"
        "    return datetime(2024, 2, 29, 12, tzinfo=timezone(timedelta(hours=h)))\n"
        "def g():\n    return date(2024, 2, 29) + timedelta(days=1), time(1, 2), timedelta(1, 2, "
        "3)\n",
        "from datetime import datetime, timezone\n"
        "assert f(2) == datetime(2024, 2, 29, 10, tzinfo=timezone.utc)",
        "import datetime as d\n"
        "assert g() == (d.date(2024, 3, 1), d.time(1, 2), d.timedelta(1, 2, 3))",
        "assert f(0).isoformat() == '2024-02-29T12:00:00+00:00' and f(1).weekday() == 3",
    ),
    _honest(
        "containers",
        "order, nesting, aliases and every builtin container survive",
        "from collections import Counter, OrderedDict, defaultdict, deque, namedtuple\n"
        "P = namedtuple('P', 'x y')\ndef f(k):\n    row = [0, 0]\n"
        "    return {'s': {(1, 'a'), (2, 'b')}, 'o': {'b': 1, 'a': 2}, 'p': P(1, y=2), 'q': "
        "deque([1], 3),\n"
        "        'f': frozenset({1}), 'y': b'\\0\\xff', 'm': [row, row], 'r': range(0, 9, 2),\n"
        "        'k': {'a': 1}.keys(), 'c': Counter('aab'), 'd': defaultdict(int, a=1), 'e': "
        "...}[k]\n",
        "assert f('s') == {(2, 'b'), (1, 'a')} and list(f('o')) == ['b', 'a']",
        "p = f('p')\nassert p == (1, 2) and p.y == 2 and p._asdict() == {'x': 1, 'y': 2}",
        "m = f('m')\nm[0][0] = 1\nassert m == [[1, 0], [1, 0]] and m[0] is m[1]",
        "assert f('r') == range(0, 10, 2) and f('k') == {'a'} and f('e') is ... and f('y') == "
        "b'\\x00\\xff'",
        "assert f('c').most_common(1) == [('a', 2)] and f('q').maxlen == 3 and f('d') == {'a': 1}",
    ),
    _honest(
        "container_details",
        "a defaultdict keeps its default, a renamed namedtuple its odd fields",
        "from collections import defaultdict, namedtuple\n"
        "R = namedtuple('R', 'a class a', rename=True)\n"
        "def f():\n    return defaultdict(int, a=1)\ndef g():\n    return R(1, 2, 3)\n",
        "assert f()['missing'] == 0",
        "assert g() == (1, 2, 3)",
    ),
    _honest(
        "large_values",
        "large lists, texts and nestings cross within the budget",
        "def ints(n):\n    return list(range(n))\ndef text(n):\n    return 'é' * n\n"
        "def nest(n):\n    x = []\n    for _ in range(n): x = [x]\n    return x\n"
        "def table(n):\n    return {str(i): (i, i / 2) for i in range(n)}\n",
        "assert ints(300_000) == list(range(300_000))",
        "assert text(1_000_000) == 'é' * 1_000_000 and len(table(20_000)) == 20_000",
        "x, depth = nest(100), 0\nwhile x:\n    x, depth = x[0], depth + 1\nassert depth == 100",
    ),
    _honest(
        "arguments",
        "all kinds of parameters, and mutable defaults that live as long as their module",
        "def f(a, /, b=2, *rest, c, d=4, **more):\n    return a, b, rest, c, d, more\n"
        "def g(x, seen=[]):\n    seen.append(x)\n    return seen\n",
        "assert f(1, c=3) == (1, 2, (), 3, 4, {})",
        "assert f(*[1, 5, 6], **{'c': 7, 'z': 8}) == (1, 5, (6,), 7, 4, {'z': 8})",
        "assert g(1) == [1]",
        "assert g(2) == [1, 2]",
    ),
    _honest(
        "forms_of_tests",
        "an assert may be any expression, a test any statements",
        "def double(x):\n    return 2 * x\ndef find(xs, x):\n"
        "    return xs.index(x) if x in xs else None\n",
        "assert (y := double(3)) == 6 and y % 2 == 0, f'got {y}'",
        "assert all(double(x) == x + x for x in range(5)) and any(double(x) > 7 for x in range(5))",
        "assert 5 < double(3) < 7 <= double(4) and isinstance(double(1), int)",
        "assert f'{double(1.5):.2f}' == '3.00' and '%s' % double('ab') == 'abab'",
        "import itertools as it\nxs = [1, 2]\nfor x, y in it.product(xs, xs):\n"
        "    assert double(x * y) == 2 * x * y",
        "assert find([1], 2) is None and find([1], 1) is not None and not find([1], 1)",
        "assert sorted(map(double, [3, 1]), key=lambda x: -x) == list(map(double, [3, 1]))",
    ),
    _honest(
        "names_of_tests",
        "a test's own variables may be called like modules of another system",
        "def double(x):\n    return 2 * x\n",
        "nt = double(2)\nassert nt == 4",
        "code, string = double(1), double('a')\nassert (code, string) == (2, 'aa')",
    ),
    _honest(
        "threads_and_loops",
        "threads, pools and an event loop work inside of the candidate",
        "import asyncio, threading\nfrom concurrent.futures import ThreadPoolExecutor\n"
        "async def later(x):\n    await asyncio.sleep(0.001)\n    return x\n"
        "def gather(n):\n    async def main():\n"
        "        return await asyncio.gather(*map(later, range(n)))\n"
        "    return asyncio.run(main())\n"
        "def pooled(n):\n    with ThreadPoolExecutor(3) as pool:\n"
        "        return list(pool.map(abs, range(-n, 0)))\n"
        "def locked(n):\n    total, lock = [0], threading.Lock()\n    def add():\n"
        "        with lock: total[0] += 1\n"
        "    ts = [threading.Thread(target=add) for _ in range(n)]\n"
        "    [t.start() for t in ts]; [t.join() for t in ts]\n    return total[0]\n",
        "assert gather(3) == [0, 1, 2]",
        "assert pooled(3) == [3, 2, 1] and locked(20) == 20",
    ),
    _honest(
        "files_and_formats",
        "temporary files, json, csv, StringIO, patterns and pickles of own classes",
        "import csv, io, json, os, pickle, re, tempfile\nclass Box:\n"
        "    def __init__(self, v): self.v = v\n"
        "def trip(v):\n    with tempfile.TemporaryDirectory() as d:\n"
        "        with open(os.path.join(d, 'x.json'), 'w') as s: json.dump(v, s)\n"
        "        with open(os.path.join(d, 'x.json')) as s: return json.load(s)\n"
        "def rows(text):\n    return list(csv.DictReader(io.StringIO(text)))\n"
        "def clone(v):\n    return pickle.loads(pickle.dumps(Box(v))).v\n"
        "def year(text):\n    return re.search(r'(?P<y>\\d{4})', text)\n",
        "assert trip({'a': [1, None]}) == {'a': [1, None]} and clone((1, 2)) == (1, 2)",
        "assert rows('a,b\\n1,ü\\n') == [{'a': '1', 'b': 'ü'}]",
        "m = year('in 1987')\n"
        "assert m.group('y') == '1987' and m.span() == (3, 7) and year('') is None",
    ),
    _honest(
        "enums",
        "members give names and values; those that are numbers or texts compare",
        "from enum import Enum, IntEnum, StrEnum\nclass C(Enum):\n    RED = 1\n    BLUE = 2\n"
        "class N(IntEnum):\n    ONE = 1\nclass T(StrEnum):\n    A = 'a'\ndef f(x):\n"
        "    return C(x)\n",
        "assert f(1).name == 'RED' and f(2).value == 2 and [c.name for c in C] == ['RED', 'BLUE']",
        "assert N.ONE == 1 and T.A == 'a' and f(1) != f(2)",
    ),
    HostileCase(
        "control.policies",
        "control",
        "by policy: arguments and results are copies, objects of own classes equal nothing",
        "class P:\n    def __init__(self, x): self.x = x\n"
        "    def __eq__(self, o): return self.x == o.x\n"
        "def fill(xs):\n    xs.append(1)\ndef same(xs):\n    return xs\n",
        (
            "xs = []\nfill(xs)\nassert xs == [1]",
            "xs = []\nassert same(xs) is xs",
            "assert P(1) == P(1)",
        ),
        same(3, WRONG),
    ),
)

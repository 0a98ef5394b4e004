"""Every mutant is its source with one contiguous edit in it, whatever the source looks like.

Source: ExecRetrieval section 3.2 ("each making a single targeted edit").
"""

import ast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from benchmark.errors import BenchmarkError
from benchmark.mutation.describe import describe
from benchmark.mutation.edit import Edit
from benchmark.mutation.normalise import normalised, statement_lines
from benchmark.mutation.parse import parse
from benchmark.mutation.propose import propose

SOURCES = {
    "unicode": (
        "def größe(wörter, ε=1):\n"
        "    '''Wörter 1 < 2, länger'''\n"
        "    é = 'ß→𝄞 a < b'; 变量 = wörter[ε] - 1 if ε < 3 else 'ü' + wörter[-1]  # ö < 1\n"
        "    return (é, 变量 - ε * 2, '€' * max(0, ε - 1))\n"
    ),
    "tabs": (
        "def f(x):\n\tif not x or x[0] < 0:\n\t\treturn -1  # none\n\n"
        "\tfor i in range(len(x)):\n\t\tif x[i]==0: break\n\treturn\ti\n"
    ),
    "comments": (
        "def f(a, b):  # a < b\n    # if a: return 0\n    return (  # 1 + 1\n"
        "        a  # ) - (\n        -  # minus\n        (b  # (\n        )\n    )\n"
    ),
    "continuations": (
        "def f(a, b):\n    if a < b and \\\n       not \\\n       b:\n        return a - \\\n"
        "            b\n    return a \\\n        is not \\\n        b\n"
    ),
    "parentheses": (
        "x = ((a)) - (((b + c)) * ((d)))\n(a) - (b)\nf(((a)), (b, c), (yield_), ((a < b)))\n"
        "y = (not(a))if(b)else(c)\nz = (f)(a)(b, c)[(i)]\n"
    ),
    "walrus": (
        "def f(x):\n    if (n := len(x)) > 10 and (m := n - 1) != 3:\n        return n\n"
        "    return max(0, (k := 3 + n)) * 2, f((y := 1), 2), [j for j in x if (t := j) >= 0]\n"
    ),
    "match": (
        "def f(x):\n    match (x) - 1:\n        case 0 | -1:\n            return True\n"
        "        case [1, y] if y > 0:\n            return y - 1\n"
        "        case {1: z, 0: w} if not z:\n            if w: return False\n"
        "        case _:\n            return x\n"
    ),
    "crlf": (
        "def f(x):\r\n    if not x:\r\n        return 0\r\n\r\n    y = (x[0]\r\n         - 1)\r\n"
        "    while y:\r\n        if y < 0:\r\n            break\r\n    return y\r\n"
    ),
    "form-feed": (
        "\x0cdef f(x):\n    return x - 1\n\x0c\nif a:\n    raise E\nb = a + '\u2028' * 2\n"
    ),
    "no-final-newline": "def f(x):\n    y = 1\n    if x:\n        return 1",
    "words-touching": (
        "def f(a):\n    return-a if(a)else-1\nb = 1if a else'c'\nd = 0and(a)or not(b)\n"
    ),
    "nested": (
        "def f(x, k=3):\n    def g(y: Literal[1] = 2) -> Literal[3]:\n        return y - k\n"
        "    h = lambda p, q=1: p - q if p < q else any(p[q:k])\n    x: Final[4] = 5\n"
        "    class C:\n        async def m(self): return [i async for i in x if not i]\n"
        "    return {a: g(b) for a, b in sorted(x, key=lambda e: -e[1])}\n"
    ),
    "strings": (
        "import a.b as c\n@d(1, 2)\ndef f(x):\n    'x < 1'\n"
        "    y = f'{x - 1:>{8}} {x < 2!r}' 'a - b'\n"
        "    return '%d' % x - b'1', r'\\d' + f\"{f'{x + 1}'}\", \"\"\"\n1 - 2\n\"\"\" * 2\n"
        "if __name__ == '__main__':\n    f(1, 2)\nassert f(1) < 2\n"
    ),
    "no-place-to-edit": "def f(x):\n    '''Nothing.'''\n    return x\n",
}
by_source = pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES.keys())

# A template grammar: `sums` bind tighter than comparisons, `conditions` are joined comparisons.
NAMES = st.sampled_from(["a", "b", "i", "n", "é", "变量"])
NUMBERS = st.sampled_from(["0", "1", "2", "10", "0xFF", "1_000", "0b10", "1.5", "-1", "- 3"])
STRINGS = st.sampled_from(["'ß < 1'", '"𝄞"', "f'{a - 1} {b!r}'", "b'1'"])
ARITHMETIC = st.sampled_from(["+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>", "@"])
COMPARISONS = st.sampled_from(["<", "<=", ">", ">=", "==", "!=", "in", "not in", "is", "is  not"])
GAPS = st.sampled_from([" ", "  ", " \\\n "])
SUM_TEMPLATES = st.sampled_from(
    [
        "({} - {})",
        "( {}\n  // {} )",
        "({}  # 1 < (2\n << {})",
        "-{} % {}",
        "f({}, {})",
        "f((\n{}), *b, {}, k=0)",
        "max(0, {}) - min({}, 9)",
        "x[{}:n] + y[{}]",
        "({} if i else {})",
        "len([{} for i in range({})])",
        "(lambda i=1: {} - {})(2)",
        "({}, -{})[i]",
    ]
)
CONDITION_TEMPLATES = st.sampled_from(
    ["{} and {}", "{} or {}", "not ({} or {})", "({}\n and not({}))", "any(({}, not {}))"]
)


def _with_gaps(parts: tuple[str, str, str, str]) -> str:
    left, operator, gap, right = parts
    return f"{left}{gap}{operator}{gap}{right}"


def _filled(parts: tuple[str, str, str]) -> str:
    return parts[0].format(parts[1], parts[2])


SUMS = st.recursive(
    NAMES | NUMBERS | STRINGS,
    lambda inner: (
        st.tuples(inner, ARITHMETIC, GAPS, inner).map(_with_gaps)
        | st.tuples(SUM_TEMPLATES, inner, inner).map(_filled)
    ),
    max_leaves=6,
)
CONDITIONS = st.recursive(
    st.tuples(SUMS, COMPARISONS, GAPS, SUMS).map(_with_gaps) | NAMES,
    lambda inner: st.tuples(CONDITION_TEMPLATES, inner, inner).map(_filled),
    max_leaves=3,
)
BODY = """def f(x, é=0):
    '''Doc 1 < 2.'''
    if {0}:
        return {1}

    for i in range(n):
        if {2}: continue
        x[i] += {3}
    return {1} if {0} else {3}
"""


@st.composite
def functions(draw: st.DrawFn) -> str:
    parts = [draw(strategy) for strategy in (CONDITIONS, SUMS, CONDITIONS, SUMS)]
    source = BODY.format(*parts).replace("    ", draw(st.sampled_from(["    ", "\t", "  "])))
    return source.replace("\n", draw(st.sampled_from(["\n", "\r\n"])))


def require_sound(source: str) -> None:
    """All that holds for the mutants of any source."""
    seen = {normalised(source)}
    mutants = propose(source)
    for mutant in mutants:
        edit = mutant.edit
        assert mutant.code == source[: edit.start] + edit.after + source[edit.end :]
        assert edit.revert(mutant.code) == source
        parse(mutant.code)
        text = normalised(mutant.code)
        assert text not in seen
        seen.add(text)
        assert _strings(mutant.code) <= _strings(source)
        assert set(_annotations(mutant.code)) == set(_annotations(source))
        sentence = describe(mutant)
        assert sentence.startswith(f"Line {mutant.line}: ")
        assert sentence.endswith(".")
        assert len(sentence) <= 200
        assert len(sentence.splitlines()) == 1
    assert [mutant.edit.start for mutant in mutants] == sorted(m.edit.start for m in mutants)
    assert len({mutant.key for mutant in mutants}) == len(mutants)
    assert propose(source) == mutants


def _strings(code: str) -> set[object]:
    constants = (node for node in ast.walk(parse(code)) if isinstance(node, ast.Constant))
    return {node.value for node in constants if isinstance(node.value, (str, bytes))}


def _annotations(code: str) -> list[str]:
    nodes = list(ast.walk(parse(code)))
    kept = [node.annotation for node in nodes if isinstance(node, (ast.arg, ast.AnnAssign))]
    kept += [node.returns for node in nodes if isinstance(node, ast.FunctionDef)]
    return [ast.unparse(annotation) for annotation in kept if annotation is not None]


@by_source
def test_mutants_of_odd_layouts_are_sound(source: str) -> None:
    require_sound(source)


@by_source
def test_every_odd_layout_but_the_bare_one_has_mutants(source: str) -> None:
    assert bool(propose(source)) == (source != SOURCES["no-place-to-edit"])


@settings(max_examples=40, deadline=None)
@given(source=functions())
def test_mutants_of_generated_functions_are_sound(source: str) -> None:
    require_sound(source)


@settings(max_examples=150, deadline=None)
@given(left=SUMS, right=SUMS, operator=st.sampled_from(["-", "/", "//", "%", "**", "<<", ">>"]))
def test_swapped_operands_parse_as_swapped(left: str, right: str, operator: str) -> None:
    source = f"y = ({left} {operator} {right})"
    module = parse(source)
    operations = (node for node in ast.walk(module) if isinstance(node, ast.BinOp))
    root = next(operations)  # the outermost: the walk goes by depth
    assume(isinstance(root.op, (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.LShift)))
    root.left, root.right = root.right, root.left
    expected = "\n".join(statement_lines(module))
    mutants = {normalised(mutant.code) for mutant in propose(source)}
    assert expected in mutants | {normalised(source)}


@settings(max_examples=100, deadline=None)
@given(
    value=SUMS.filter(lambda text: not _is_literal(text)),
    place=st.sampled_from(["{} ** 2", "2 * {}", "-{}", "not {}", "a < {}", "{}.b", "{}"]),
)
def test_a_dropped_clamp_leaves_its_value_whole(value: str, place: str) -> None:
    source = f"y = ({place.format(f'max(7, {value})')})"
    expected = normalised(f"y = ({place.format(f'({value})')})")
    assert expected in [normalised(mutant.code) for mutant in propose(source)]


def _is_literal(value: str) -> bool:
    return isinstance(ast.parse(value, mode="eval").body, (ast.Constant, ast.UnaryOp))


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param("def f(:", id="syntax"),
        pytest.param("a = '\udc80'", id="lone-surrogate"),
        pytest.param("a = 1\0", id="null"),
        pytest.param("  a = 1\nb = 2", id="indentation"),
    ],
)
def test_a_source_that_does_not_parse_is_refused(broken: str) -> None:
    with pytest.raises(BenchmarkError, match="does not parse"):
        propose(broken)


def test_an_edit_is_refused_by_another_source() -> None:
    edit = propose("a < b")[0].edit
    with pytest.raises(BenchmarkError, match="not of this text"):
        edit.apply("a + b")


def test_an_edit_is_not_reverted_on_another_mutant() -> None:
    edit = propose("a < b")[0].edit
    with pytest.raises(BenchmarkError, match="not of this text"):
        edit.revert("a + b")


@pytest.mark.parametrize(
    ("start", "end", "before", "after"),
    [
        pytest.param(0, 2, "a", "b", id="span-too-long"),
        pytest.param(-1, 0, "a", "b", id="negative"),
        pytest.param(0, 1, "a", "a", id="no-change"),
    ],
)
def test_an_impossible_edit_is_refused(start: int, end: int, before: str, after: str) -> None:
    with pytest.raises(BenchmarkError, match="edit: "):
        Edit(start, end, before, after)

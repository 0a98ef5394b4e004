"""References for string processing: lines, outlines, layout."""

import re
from itertools import groupby
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


def _aligned(numbers: Any, indent: Any) -> Any:
    """The smallest padding found by trying, column after column."""
    rows = [number.strip() for number in numbers]
    column = 0
    while any(column < (row + ".").index(".") for row in rows):
        column += 1
    return [" " * (indent + column - (row + ".").index(".")) + row if row else "" for row in rows]


def _wrapped(words: Any, width: Any, minimum: Any) -> Any:
    lines: list[str] = []
    for word in words:
        if lines and len(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) < 2 or " " in lines[-1] or len(lines[-1]) >= minimum:
        return lines
    rest, _, moved = lines[-2].rpartition(" ")
    last = f"{moved} {lines[-1]}"
    return [*lines[:-2], rest, last] if " " in rest and len(last) <= width else lines


def _tabbed(line: Any, stops: Any) -> Any:
    head, *fields = line.split("\t")
    for field in fields:
        beyond = [stop for stop in stops if stop > len(head)]
        head = head.ljust(min(beyond, default=len(head) + 1)) + field
    return head


def _limited_blanks(lines: Any, limit: Any) -> Any:
    runs = [(blank, list(run)) for blank, run in groupby(lines, lambda line: not line.strip())]
    kept: list[str] = []
    for at, (blank, run) in enumerate(runs):
        if not blank:
            kept += run
        elif 0 < at < len(runs) - 1:
            kept += [""] * min(len(run), max(limit, 0))
    return kept


def _outline_paths(lines: Any, deepest: Any) -> Any:
    rows = [(len(line) - len(line.lstrip()), line.strip()) for line in lines if line.strip()]

    def chain(at: int) -> list[str]:
        above = [i for i in range(at) if rows[i][0] < rows[at][0]]
        return [*(chain(above[-1]) if above else []), rows[at][1]]

    chains = [chain(at) for at in range(len(rows))]
    return ["/".join(each) for each in chains if len(each) <= deepest]


def _joined(lines: Any) -> Any:
    """Recursion over the first line and what follows it."""
    if not lines:
        return []
    first, *rest = lines
    odd = re.search(r"(?<!\\)\\(?:\\\\)*$", first)
    if first.strip().startswith("#") or not odd:
        return [first, *_joined(rest)]
    glued = first[:-1]
    while rest:
        following = rest.pop(0).lstrip(" \t")
        if not re.search(r"(?<!\\)\\(?:\\\\)*$", following):
            return [glued + following, *_joined(rest)]
        glued += following[:-1]
    return [glued]


def _line_kinds(lines: Any) -> Any:
    """Comments overprinted as one text: every character becomes a mark, newlines stay."""

    def overprint(comment: Any) -> str:
        return re.sub("(?m)^$|[^\n]", "\0", comment[0])

    source = re.sub(r"//[^\n]*|(?s:/\*.*?(?:\*/|\Z))", overprint, "\n".join(lines))
    kinds = [0, 0, 0]
    for line in source.split("\n") if lines else []:
        code = line.replace("\0", "").strip() != ""
        kinds[2 if code else 1 if "\0" in line else 0] += 1
    return tuple(kinds)


def _excerpt(lines: Any, faulty: Any, context: Any) -> Any:
    shown = [at for at in range(1, len(lines) + 1) if abs(at - faulty) <= context]
    if faulty not in shown:
        return []
    width = max(len(str(at)) for at in shown)
    return [f"{' >'[at == faulty]} {at:{width}} | {lines[at - 1]}" for at in shown]


def _numbered_headings(headings: Any, deepest: Any) -> Any:
    """Every number made from the one before alone."""
    number: tuple[int, ...] = ()
    shown = []
    for level, title in headings:
        if level > deepest:
            shown.append(title)
            continue
        if level <= len(number):
            number = (*number[: level - 1], number[level - 1] + 1)
        else:
            number += (1,) * (level - len(number))
        shown.append(".".join(str(each) for each in number) + f" {title}")
    return shown


def _reply(lines: Any) -> Any:
    text = "".join(f"{line}\n" for line in lines)
    text = re.sub(r"(?ms)^-- $.*", "", text)
    text = re.sub(r"(?:^[ \t]*\n)*\Z", "", text, flags=re.MULTILINE)
    own = re.sub(r"(?:^>.*\n)+\Z", "", text, flags=re.MULTILINE)
    if own != text:
        own = re.sub(r"(?:^[ \t]*\n)*\Z", "", own, flags=re.MULTILINE)
        own = re.sub(r"^.*:[ \t]*\n\Z", "", own, flags=re.MULTILINE)
        own = re.sub(r"(?:^[ \t]*\n)*\Z", "", own, flags=re.MULTILINE)
    return own.split("\n")[:-1]


def _segments(text: Any, limit: Any) -> Any:
    """From the left always the longest head that still fits."""
    words, room = text.split(), limit - 6
    if not words or len(" ".join(words)) <= limit:
        return [" ".join(words)] if words else []
    if room < 1:
        return []
    pieces = [piece for word in words for piece in re.findall(f".{{1,{room}}}", word)]
    parts = []
    while pieces:
        count = max(n for n in range(1, len(pieces) + 1) if len(" ".join(pieces[:n])) <= room)
        parts.append(" ".join(pieces[:count]))
        pieces = pieces[count:]
    parts = parts[:9]
    return [f"({at}/{len(parts)}) {part}" for at, part in enumerate(parts, 1)]


def _concordance(text: Any, keyword: Any, around: Any, width: Any) -> Any:
    lines = []
    before: list[str] = []
    words = text.split()
    while words:
        word = words.pop(0)
        if re.sub(r"^[.,]+|[.,]+$", "", word).lower() == keyword.lower():
            head = " " * width + " ".join(before[-around:] if around else [])
            lines.append(" ".join([head[len(head) - width :], word, *words[:around]]))
        before.append(word)
    return lines


def _some(*lines: str, least: int = 3) -> Any:
    return st.lists(st.sampled_from(lines), min_size=least, max_size=9)


def _lines(alphabet: str, longest: int = 4, most: int = 7) -> Any:
    return st.lists(st.text(alphabet, max_size=longest), max_size=most)


_WORDS: Final = st.lists(st.text("ab", min_size=1, max_size=5), min_size=3, max_size=9)
_REPLY: Final = st.lists(
    st.sampled_from(["", " ", "> a", ">", " > b", "x:", "y: ", "z", "-- ", "--", "> c:"]),
    max_size=8,
)

PROPERTIES: Final = (
    TaskProperty(
        "string_processing.align_on_decimal_point",
        st.tuples(_lines("1. -", 5), st.integers(0, 3)),
        agrees_with(_aligned),
    ),
    TaskProperty(
        "string_processing.wrap_without_lonely_word",
        st.tuples(_WORDS, st.integers(4, 14), st.integers(1, 6)),
        agrees_with(_wrapped),
    ),
    TaskProperty(
        "string_processing.tab_to_listed_stops",
        st.tuples(
            st.text("ab\t", max_size=9),
            st.lists(st.integers(0, 9), max_size=4, unique=True).map(sorted),
        ),
        agrees_with(_tabbed),
    ),
    TaskProperty(
        "string_processing.limit_blank_line_runs",
        st.tuples(_some("a", " b", "", " ", "\t"), st.integers(-1, 3)),
        agrees_with(_limited_blanks),
    ),
    TaskProperty(
        "string_processing.outline_to_full_paths",
        st.tuples(
            _some("a", " b ", "  c", "   d", "    e", "", "  "), st.sampled_from([3, 2, 1, 4, 0])
        ),
        agrees_with(_outline_paths),
    ),
    TaskProperty(
        "string_processing.join_backslash_lines",
        st.tuples(_some("a\\", "# b\\", "\t#c\\\\", " d\\\\\\", "e", "", "\\")),
        agrees_with(_joined),
    ),
    TaskProperty(
        "string_processing.count_code_line_kinds",
        st.tuples(
            _some("/*", "//", "*/", "a", " ", "\n", "/", "\n\n").map("".join).map(str.splitlines)
        ),
        agrees_with(_line_kinds),
    ),
    TaskProperty(
        "string_processing.numbered_error_excerpt",
        st.tuples(
            _some(*"ab").map(lambda some: some * 3),
            st.sampled_from([9, 8, 2, 1, 10, 0, 28]),
            st.integers(0, 3),
        ),
        agrees_with(_excerpt),
    ),
    TaskProperty(
        "string_processing.number_outline_sections",
        st.tuples(
            st.lists(st.tuples(st.integers(1, 4), st.sampled_from("AB")), max_size=8),
            st.integers(0, 4),
        ),
        agrees_with(_numbered_headings),
    ),
    TaskProperty("string_processing.drop_quoted_trailer", st.tuples(_REPLY), agrees_with(_reply)),
    TaskProperty(
        "string_processing.split_message_segments",
        st.tuples(
            _some("a", "bc", "def", "ghij", "klmnopqr").map(" ".join),
            st.sampled_from([10, 11, 12, 9, 8, 7, 5, 20]),
        ),
        agrees_with(_segments),
    ),
    TaskProperty(
        "string_processing.keyword_context_lines",
        st.tuples(
            _some("a", "A.", "b", ",B", "ab").map(" ".join),
            st.sampled_from(["a", "B"]),
            st.sampled_from([1, 2, 3, 0]),
            st.sampled_from([3, 4, 2, 0]),
        ),
        agrees_with(_concordance),
    ),
)

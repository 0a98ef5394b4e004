"""References for string processing: queries, marked changes, log lines, keys and wrapped mail."""

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


def _search_query(text: Any) -> Any:
    """Character by character; a minus that does not count and stands alone is ignored as well."""
    found: dict[str, list[str]] = {"required": [], "excluded": [], "phrases": []}
    at = 0
    while at < len(text):
        minus = text[at] == "-" and text[:at][-1:] in ("", " ")
        at += minus
        if text[at : at + 1] == '"':
            inside = text[at + 1 :].split('"')[0]
            kind, term = "phrases", re.sub(" +", " ", inside.strip(" "))
            at += len(inside) + 2
        else:
            term = re.split('[ "]', text[at:])[0]
            kind = "required"
            at += len(term)
            if not term and not minus:
                at += 1
            if term == "-" and not minus:
                term = ""
        if term:
            found["excluded" if minus else kind].append(term.lower())
    return found


def _change_is_shown(marked: Any, old: Any, new: Any) -> bool:
    """Either version can be read off, as many words are kept as any common choice has."""
    removed, added = r"\[-([^]]*)-\]", r"\{\+([^}]*)\+\}"
    if re.search(rf"{removed} \[-|{added} \{{\+|{added} \[-", marked):
        return False
    before = re.sub(removed, r"\1", re.sub(added, "", marked)).split()
    after = re.sub(added, r"\1", re.sub(removed, "", marked)).split()
    kept = re.sub(f"{added}|{removed}", "", marked).split()

    def selections(words: list[str]) -> set[tuple[str, ...]]:
        chosen: set[tuple[str, ...]] = {()}
        for word in words:
            chosen |= {(*each, word) for each in chosen}
        return chosen

    best = max(map(len, selections(old.split()) & selections(new.split())))
    return bool(before == old.split() and after == new.split() and len(kept) == best)


def _signature(line: Any) -> Any:
    """Placeholders are private characters until they have been merged."""

    def private(token: Any) -> str:
        if token[0].startswith('"'):
            return "\x01"
        if re.fullmatch("[0-9a-fA-F]{8,}", token[0]):
            return "\x02"
        return "\x03" if re.fullmatch("[0-9]+", token[0]) else str(token[0])

    marked = re.sub(r'"[^"]*"|\w+', private, line)
    merged = re.sub(r"([\x01\x02\x03])(?: *\1)+", r"\1", marked)
    return merged.replace("\x01", '""').replace("\x02", "@").replace("\x03", "#")


def _skeleton(word: Any, length: Any) -> Any:
    letters = re.sub("[^A-Z]", "", word.upper())
    codes = letters.translate(str.maketrans("CQZ", "KKS"))
    codes = codes[:1] + re.sub("[HW]", "", codes[1:])
    single = re.sub(r"(.)\1+", r"\1", codes)
    key = letters[:1] + re.sub("[AEIOUY]", "", single[1:])
    return (key + "0" * length)[:length]


def _typo_cost(typed: Any, wanted: Any) -> Any:
    rows = "qwertyuiop asdfghjkl zxcvbnm"

    @cache
    def cost(first: str, second: str) -> int:
        if not first or not second:
            return 2 * len(first + second)
        pair = first[0] + second[0]
        wrong = 0 if first[0] == second[0] else 1 if pair in rows or pair[::-1] in rows else 2
        replaced = wrong + cost(first[1:], second[1:])
        return min(replaced, 2 + cost(first[1:], second), 2 + cost(first, second[1:]))

    return cost(typed.lower(), wanted.lower())


def _mail_pieces(line: Any, limit: Any) -> Any:
    if limit < 4:
        return None
    line = re.sub("\t$", "=09", re.sub(" $", "=20", line))
    pieces = []
    rest = re.findall("=..|.", line)
    while len("".join(rest)) > limit:
        take = max(n for n in range(len(rest)) if len("".join(rest[:n])) < limit)
        pieces.append("".join(rest[:take]) + "=")
        rest = rest[take:]
    return [*pieces, "".join(rest)]


def _line_and_column(text: Any, offset: Any) -> Any:
    """A break cut in two by the cursor is no break yet."""
    offset = max(offset, 0)
    ends = [each.end() for each in re.finditer("\r\n|\r|\n", text) if each.end() <= offset]
    return len(ends) + 1, min(offset, len(text)) - max(ends, default=0) + 1


def _outline(lines: Any) -> Any:
    """Texts and levels in one list first, nested by recursion afterwards."""
    items: list[list[Any]] = []
    for line in lines:
        item = re.fullmatch("( *)- (.*)", line)
        if item:
            deepest = items[-1][0] + 1 if items else 0
            items.append([min(len(item[1]) // 2, deepest), item[2].strip()])
        elif line.strip() and items:
            items[-1][1] += " " + line.strip()

    def nested(rows: list[list[Any]], level: int) -> list[Any]:
        starts = [at for at, row in enumerate(rows) if row[0] == level]
        ends = [*starts[1:], len(rows)]
        return [
            [rows[start][1], nested(rows[start + 1 : end], level + 1)]
            for start, end in zip(starts, ends, strict=False)
        ]

    return nested(items, 0)


def _detected_step(lines: Any) -> Any:
    lines = [line for line in lines if line.strip()]
    if sum(line[0] == "\t" for line in lines) > sum(line[0] == " " for line in lines):
        return "tab"
    indents = [0] + [len(re.match(" *", line)[0]) for line in lines]  # type: ignore[index]
    rises = Counter(b - a for a, b in pairwise(indents) if b > a + 1)
    return next((step for step in sorted(rises) if rises[step] == max(rises.values())), 4)


def _texts(alphabet: str, most: int) -> st.SearchStrategy[str]:
    return st.text(alphabet, max_size=most)


_WORDS = st.lists(st.sampled_from("abc"), max_size=6).map(" ".join)
_LOG_LINE = st.lists(
    st.sampled_from(['"', "7", "12345678", "beef", "deadbeef", "x_", " ", "#", "@", ", "]),
    max_size=9,
).map("".join)
_MAIL_LINE = st.lists(st.sampled_from(["a", "b", " ", "\t", "=3D", "=41"]), max_size=12)
_OUTLINE = st.tuples(
    st.integers(0, 7), st.sampled_from(["- a", "- b ", "- ", "-  c", "-x", "d", ""])
)
_INDENT = st.sampled_from(["", " ", "  ", "   ", "    ", "\t", "\t  ", " \t"])
_CODE_LINE = st.tuples(_INDENT, st.sampled_from(["x", "y", ""]))

PROPERTIES: Final = (
    TaskProperty(
        "string_processing.tokenize_search_query",
        st.tuples(_texts('aB-- ""', 12)),
        agrees_with(_search_query),
    ),
    TaskProperty(
        "string_processing.word_change_markup", st.tuples(_WORDS, _WORDS), _change_is_shown
    ),
    TaskProperty(
        "string_processing.log_line_signature", st.tuples(_LOG_LINE), agrees_with(_signature)
    ),
    TaskProperty(
        "string_processing.consonant_skeleton_key",
        st.tuples(_texts("acCkqszhwyHW-", 9), st.integers(0, 6)),
        agrees_with(_skeleton),
    ),
    TaskProperty(
        "string_processing.keyboard_typo_cost",
        st.tuples(_texts("qwEaspl", 6), _texts("QweASpz", 6)),
        agrees_with(_typo_cost),
    ),
    TaskProperty(
        "string_processing.wrap_quoted_printable",
        st.tuples(_MAIL_LINE.map("".join), st.integers(2, 9)),
        agrees_with(_mail_pieces),
    ),
    TaskProperty(
        "string_processing.offset_to_line_column",
        st.tuples(_texts("a\r\n", 9), st.integers(-2, 11)),
        agrees_with(_line_and_column),
    ),
    TaskProperty(
        "string_processing.bullets_to_nested_lists",
        st.tuples(st.lists(_OUTLINE.map(lambda line: " " * line[0] + line[1]), max_size=8)),
        agrees_with(_outline),
    ),
    TaskProperty(
        "string_processing.detect_indent_unit",
        st.tuples(st.lists(_CODE_LINE.map("".join), max_size=8)),
        agrees_with(_detected_step),
    ),
)

"""References for string processing: cutting texts into tokens, words, cells and places."""

import re
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


def _camel_words(identifier: Any) -> Any:
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", identifier)


def _signed_tokens(text: Any) -> Any:
    """Unsigned tokens first, a minus joined to the number that touches it afterwards."""
    cut = r"\d[\d.]*|[^\W\d]\w*|\*\*|//|[<>=!]=|\S"
    found = [(each.start(), each.group()) for each in re.finditer(cut, text)]
    tokens: list[str] = []
    touching = -1
    for at, token in found:
        if at == touching and token[0].isdigit():
            tokens[-1] += token
            touching = -1
            continue
        operand = bool(tokens) and re.fullmatch(r"\)|-?\d[\d.]*|[^\W\d]\w*", tokens[-1])
        touching = at + 1 if token == "-" and not operand else -1
        tokens.append(token)
    return tokens


def _overlapping_chunks(text: Any, size: Any, overlap: Any) -> Any:
    words, step = text.split(), size - max(overlap, 0)
    if step < 1 or not words:
        return []
    chunks = [words[:size]]
    done = size
    while done < len(words):
        chunks.append(words[done - size + step : done + step])
        done += step
    return [" ".join(chunk) for chunk in chunks]


def _filled(text: Any, values: Any) -> Any:
    def fill(place: Any) -> str:
        name, colon, fallback = place[1].partition(":")
        if colon:
            return str(values[name] if values.get(name, "") else fallback)
        return str(values.get(name, place[0]))

    return re.sub(r"\$\{([^}]*)\}", fill, text)


def _captured(text: Any, template: Any) -> Any:
    """A lazy pattern with references back to the names met before."""
    groups: dict[str, str] = {}
    pattern = ""
    for at, piece in enumerate(re.split(r"\{([^\W\d_]+)\}", template)):
        if at % 2 == 0:
            pattern += re.escape(piece)
        elif piece in groups:
            pattern += f"(?P={groups[piece]})"
        else:
            groups[piece] = f"g{at}"
            pattern += f"(?P<g{at}>.+?)"
    found = re.fullmatch(pattern, text, re.DOTALL)
    return found and {name: found[group] for name, group in groups.items()}


def _form(line: Any, answers: Any) -> Any:
    left = iter(answers)

    def fill(field: Any) -> str:
        width = len(field[0])
        return f"{next(left, field[0]):<{width}.{width}}"

    return re.sub("__+", fill, line)


def _path_matches(pattern: Any, path: Any) -> Any:
    """The positions in the path that the pattern's segments so far can have reached."""
    segments = [each for each in path.split("/") if each]
    reached = {0}
    for part in (each for each in pattern.split("/") if each):
        if part == "**":
            reached = {to for to in range(len(segments) + 1) if any(at <= to for at in reached)}
            continue
        fits = re.compile(re.escape(part).replace(r"\*", ".*"), re.DOTALL).fullmatch
        reached = {at + 1 for at in reached if at < len(segments) and fits(segments[at])}
    return len(segments) in reached


def _near_pairs(text: Any, first: Any, second: Any, reach: Any) -> Any:
    words = [re.sub(r"^\W+|\W+$", "", word).lower() for word in text.split()]
    one, other = first.lower(), second.lower()
    count = 0
    for left, a in enumerate(words):
        for right, b in enumerate(words[left + 1 :], left + 1):
            count += right - left <= reach and one != other and {a, b} == {one, other}
    return count


def _whole_words(text: Any, term: Any) -> Any:
    if term == "":
        return []
    whole = rf"(?<!\w){re.escape(term)}(?!\w)"
    return [place.start() for place in re.finditer(whole, text, re.IGNORECASE)]


def _squeezed(text: Any) -> Any:
    tokens = re.findall(r'"(?:\\["\\]|[^"])*"?|[ \t]+|\\["\\]|.', text, re.DOTALL)
    tokens = [" " if token.strip(" \t") == "" else token for token in tokens]
    while tokens and tokens[0] == " ":
        del tokens[0]
    while tokens and tokens[-1] == " ":
        del tokens[-1]
    return "".join(tokens)


def _without_emphasis(text: Any) -> Any:
    hidden = text.replace("\\*", "\0")
    paired = re.sub(r"\*([^*\s](?:[^*]*[^*\s])?)\*", r"\1", hidden)
    return paired.replace("\0", "*")


def _table_cells(row: Any, columns: Any) -> Any:
    hidden = row.strip().replace("\\|", "\0")
    hidden = re.sub("`[^`]*(?:`|$)", lambda code: code[0].replace("|", "\0"), hidden)
    cells = [cell.strip().replace("\0", "|") for cell in hidden.removeprefix("|").split("|")]
    return (cells + [""] * columns)[:columns]


def _chat_line(line: Any) -> Any:
    found = re.fullmatch(r" *(?::([^ ]*)(?: +|$))?([^ ]*) *(.*)", line, re.DOTALL)
    if len(line) > 510 or not found or not found[2]:
        return None
    plain = re.match(r"(?:[^: ][^ ]* *){0,14}", found[3])
    head = plain[0] if plain else ""
    rest = found[3][len(head) :]
    tail = [rest.removeprefix(":")] if rest else []
    return found[1], found[2].upper(), head.split() + tail


def _texts(alphabet: str, longest: int = 9) -> Any:
    return st.text(alphabet, max_size=longest)


def _parts(*pieces: Any, least: int = 3, most: int = 9) -> Any:
    return st.lists(st.sampled_from(pieces), min_size=least, max_size=most)


def _side_by_side(joint: str, *pairs: tuple[str, str]) -> Any:
    """Two texts grown together from pairs of pieces, so that they often fit each other."""
    return _parts(*pairs, least=1, most=6).map(
        lambda chosen: tuple(joint.join(side) for side in zip(*chosen, strict=True))
    )


_PLACES: Final = _parts("${a}", "${b}", "${b:c}", "${a:}", "${", "}", ":", "x", "${c:a:b}", "$")
_CHAT: Final = _parts(" ", "  ", ":", "a", "b", "c:", "a b c d e f g ", "a  a :", least=0, most=14)
_NEAR: Final = _parts("a", "A.", "b", "(B)", "-", "ab", least=5, most=12)
_SCATTERED: Final = _parts("ab", "AB-", "a-b-a-b", "-aB", "xab", "ab1", "ab_", "--", "-ab-")
_DRAWN: Final[dict[str, tuple[Any, ...]]] = {
    "split_camel_with_acronyms": (_camel_words, _texts("abAB12_-")),
    "tokenize_signed_arithmetic": (_signed_tokens, _texts("--12.a_ )(*/<=!", 10)),
    "chunk_words_with_overlap": (
        _overlapping_chunks,
        _parts("a", "b", "", "c", least=4).map(" ".join),
        st.sampled_from([3, 2, 1, 4, 5, 0]),
        st.sampled_from([1, 2, 0, -1, 3]),
    ),
    "fill_with_fallback_values": (
        _filled,
        _PLACES.map("".join),
        st.dictionaries(st.sampled_from("abc"), _texts("x}${a", 3)),
    ),
    "fill_fixed_width_form": (
        _form,
        _parts("__", "___", "_", "a", " ").map("".join),
        _parts("", "x", "_y", "xyz", "xyz__a", least=1, most=5),
    ),
    "count_nearby_word_pairs": (
        _near_pairs,
        _NEAR.map(" ".join),
        st.sampled_from(["a", "A", "ab"]),
        st.sampled_from(["b", "B", "a"]),
        st.sampled_from([2, 1, 3, 4, -3]),
    ),
    "whole_word_offsets": (
        _whole_words,
        _SCATTERED.map(" ".join),
        st.sampled_from(["ab", "aB", "a-b", "ab-", "-", "-ab", ""]),
    ),
    "collapse_blanks_outside_quotes": (_squeezed, _texts('a \t"\\', 12)),
    "strip_emphasis_marks": (_without_emphasis, _texts("ab **\\", 12)),
    "split_piped_table_row": (_table_cells, _texts("a |`\\|", 12), st.integers(0, 4)),
    "parse_chat_server_line": (_chat_line, _CHAT.map("".join)),
}

PROPERTIES: Final = (
    *(
        TaskProperty(f"string_processing.{name}", st.tuples(*arguments), agrees_with(reference))
        for name, (reference, *arguments) in _DRAWN.items()
    ),
    TaskProperty(
        "string_processing.extract_by_template",
        _side_by_side(
            "",
            *[("x", "{a}"), ("xy", "{a}"), ("x", "{b}"), ("y\n", "{b}"), ("", "{b}"), ("x", "x")],
            *[("{", "{"), ("{1}", "{1}"), ("x", ".")],
        ),
        agrees_with(_captured),
    ),
    TaskProperty(
        "string_processing.path_matches_double_star",
        _side_by_side(
            "/",
            *[("**", ""), ("**", "a/b"), ("**", "a"), ("*", "a"), ("*", "ab"), ("a*", "ab")],
            *[("*b", "ab"), ("a", "a"), ("", ""), ("a**", "a"), ("*a*a", "a"), ("a.", "ab")],
        ),
        agrees_with(_path_matches),
    ),
)

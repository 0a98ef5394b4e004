"""References for string processing: words, names, numbers and marks."""

import ast
import re
from functools import cache
from itertools import count
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with


def _camel(name: Any) -> Any:
    return re.sub(
        r"(?<=[^_])_+(?=[^_])(\d?)([^_]?)",
        lambda cut: f"_{cut[1]}{cut[2]}" if cut[1] else cut[2].upper(),
        name,
    )


def _calm(text: Any, keep: Any) -> Any:
    letters = re.sub(r"[^A-Za-z]", "", text)
    shouted = re.sub(r"[^A-Z]", "", letters)
    if len(letters) < 8 or 10 * len(shouted) <= 7 * len(letters):
        return text
    lines = text.lower()
    for word in keep:
        alone = rf"(?<![^ ])([^\w ]*){word.lower()}([^\w ]*)(?![^ ])"
        lines = re.sub(alone, lambda found: found[0].upper(), lines)
    return re.sub("[A-Za-z]", lambda letter: letter[0].upper(), lines, count=1)


def _surname(surname: Any, particles: Any) -> Any:
    words = surname.lower().split()
    lead = r"(?:(?<=-)|^)(?:(?:mc|o').?|.)"

    def lift(found: Any) -> str:
        part = found[0]
        return str(part[:1].upper() + part[1:2] + part[2:].upper())

    lifted = [re.sub(lead, lift, word) for word in words]
    for at, word in enumerate(words[:-1]):
        if word in particles:
            lifted[at] = word
    return " ".join(lifted)


def _curled(text: Any) -> Any:
    opened = re.sub(r'(?:^|(?<=[\s(\[{\-\u2013\u2014]))"', "\u201c", text)
    return re.sub(r'(?<!\d)"', "\u201d", opened)


def _softened(text: Any) -> Any:
    kept = re.sub(r"([a-z])\1{2,}", lambda run: run[0][:2], text, flags=re.IGNORECASE)
    return re.sub(r"([!?])\1+", r"\1", kept)


def _swap_place(first: Any, second: Any) -> Any:
    swapped = [
        at
        for at in range(len(first) - 1)
        if first[:at] + first[at + 1] + first[at] + first[at + 2 :] == second
    ]
    return swapped[0] if swapped and first != second else -1


def _suggestion(typed: Any, options: Any) -> Any:
    @cache
    def edits(a: str, b: str) -> int:
        if not a or not b:
            return len(a) + len(b)
        if a[0] == b[0]:
            return edits(a[1:], b[1:])
        return 1 + min(edits(a[1:], b), edits(a, b[1:]), edits(a[1:], b[1:]))

    for allowed in range(max(1, len(typed) // 3) + 1):
        near = [option for option in options if edits(option, typed) == allowed]
        alike = [option for option in near if option and typed and option[0] == typed[0]]
        if near:
            return (alike or near)[0]
    return None


def _similarity(first: Any, second: Any) -> Any:
    one, other = (re.sub(r"\s", "", line).lower() for line in (first, second))
    left = [one[at : at + 2] for at in range(len(one) - 1)]
    right = [other[at : at + 2] for at in range(len(other) - 1)]
    both = len(left) + len(right)
    if not both:
        return 100 * (one == other)
    for pair in left:
        if pair in right:
            right.remove(pair)
    return 200 * (both - len(left) - len(right)) // both


def _bare_name(name: Any, titles: Any, degrees: Any) -> Any:
    head, _, tail = name.partition(",")
    words = head.split()
    while len(words) > 1 and words[0].replace(".", "").lower() in titles:
        del words[0]
    parts = [" ".join(part.split()) for part in tail.split(",") if part.strip()]
    while parts and parts[-1].replace(".", "").lower() in degrees:
        del parts[-1]
    return ", ".join([" ".join(words), *parts])


def _handle(full_name: Any, taken: Any, longest: Any) -> Any:
    words = re.sub(r"[^a-z\s]", "", full_name.lower()).split()
    base = "".join([words[0][:1], words[-1]]) if words[1:] else "".join(words)
    tails = (str(number) if number > 1 else "" for number in count(1))
    handles = (base[: longest - len(tail)] + tail for tail in tails)
    return next(handle for handle in handles if handle not in taken) if base else ""


def _lakh(number: Any, minimum: Any) -> Any:
    if len(str(abs(number))) < minimum:
        return str(number)
    return re.sub(r"(?<=\d)(?=(?:\d\d)*\d{3}$)", ",", str(number))


def _page_span(start: Any, end: Any) -> Any:
    """The shortest tail of at least two digits that restores the larger number."""
    low, high = str(min(start, end)), str(max(start, end))
    if low == high:
        return low
    tails = [high[at:] for at in range(len(high) - 1, -1, -1)] if len(low) == len(high) else []
    fitting = [tail for tail in tails[1:] if low[: -len(tail)] + tail == high]
    return f"{low}-{high if low.endswith('00') or not fitting else fitting[0]}"


def _stem(word: Any) -> Any:
    for ending, kept in (("ies", "y"), ("sses", "ss"), ("ss", "ss"), ("ing|ed", ""), ("s", "")):
        if not re.search(f"(?:{ending})$", word):
            continue
        stem = re.sub(f"(?:{ending})$", kept, word)
        if "|" in ending:
            stem = re.sub(r"([^aeiouyls])\1$", r"\1", stem)
        return stem if len(stem) > 2 and re.search("[aeiouy]", stem) else word
    return word


def _rhyme(word: Any) -> Any:
    silent = word.endswith("e") and re.search("[aeiou]", word[:-1])
    groups = list(re.finditer("[aeiou]+", word[:-1] if silent else word))
    return word[groups[-1].start() :] if groups else word


def _escaped(text: Any) -> Any:
    amps = re.sub(r"&(?!(?:[A-Za-z]{2,6}|#\d+);)", "&amp;", text)
    return amps.replace("<", "&lt;").replace(">", "&gt;")


def _is_literal_of(result: Any, text: Any) -> bool:
    """Python reads the literal back; the quotes are those that need the fewest backslashes."""
    if re.fullmatch(r"[A-Za-z_]\w*", text):
        return bool(result == text)
    quote = "'" if text.count('"') > text.count("'") else '"'
    backslashes = sum(text.count(each) for each in ("\\", quote))
    control = sum(ord(char) < 32 for char in text)
    length = 2 + len(text) + backslashes + 3 * control
    return bool(ast.literal_eval(result) == text) and result[0] == quote and len(result) == length


def _slug(title: Any, limit: Any) -> Any:
    words = re.findall("[a-z0-9]+", re.sub("['\u2019]", "", title).lower())
    fitting = [n for n in range(len(words) + 1) if len("-".join(words[:n])) <= limit]
    return "-".join(words[: fitting[-1]]) or "".join(words[:1])[:limit]


def _copy_name(name: Any, existing: Any) -> Any:
    parts = re.fullmatch(r"(.+?)(?: \((\d+)\))?(\.[^.]*)?", name)
    assert parts is not None
    numbers = count(int(parts[2]) + 1 if parts[2] else 2)
    names = (f"{parts[1]} ({number}){parts[3] or ''}" for number in numbers)
    return next(each for each in names if each not in existing)


_NAME_PARTS: Final = ["Dr", "dr.", "MD", "M.D.", "Al", "Bo", ",", ", ", " "]
_FILES: Final = ["a", "a.t", "a (2).t", "a (3).t", "a (4)", "a (2)", ".a", ".a (2)", "a(2).t", "b"]
_ENTITIES: Final = ["&", "amp", ";", "#", "1", "<", ">", "a", "toolong"]
_ENDINGS: Final = ["", "ies", "sses", "ss", "ing", "ed", "s", "es", "e"]


def _texts(alphabet: str, longest: int = 9) -> Any:
    return st.text(alphabet, max_size=longest)


def _glued(pieces: list[str], most: int = 6, least: int = 2) -> Any:
    return st.lists(st.sampled_from(pieces), min_size=least, max_size=most).map("".join)


_PAGE: Final = st.sampled_from([99, 100, 101, 104, 112, 123, 200, 201, 1000, 1004, 1104, 7, 9])
_WORD: Final = st.text("ab", min_size=2, max_size=7)
_ARGUMENTS: Final[dict[str, tuple[Any, ...]]] = {
    "snake_to_camel_edges": (_camel, _texts("ab_1_B")),
    "calm_shouted_sentence": (
        _calm,
        _glued(["GO ", "Usa, ", "ABCD ", "HI! ", "(US) ", " ", "bob"], 9, 4),
        st.sets(st.sampled_from(["GO", "US", "USA"])),
    ),
    "capitalise_surname_parts": (
        _surname,
        _glued(["mc", "O'", "-", "von", " ", "a", "DE", "M"]),
        st.sets(st.sampled_from(["von", "de", "a"])),
    ),
    "curl_straight_quotes": (_curled, _texts('""a 1(-\n\u2014')),
    "soften_stretched_letters": (
        _softened,
        _glued(["aa", "A", "aAa", "b", "!!", "?", "!", "11", "."], 9),
    ),
    "closest_word_suggestion": (_suggestion, _WORD, st.lists(_WORD, min_size=1)),
    "line_similarity_percent": (
        _similarity,
        _glued(["a", "AB", " ", "b"]),
        _glued(["ab", "b", " ", "BA"]),
    ),
    "strip_honorifics": (
        _bare_name,
        st.lists(st.sampled_from(_NAME_PARTS), min_size=3, max_size=8).map(" ".join),
        st.sets(st.sampled_from(["dr", "md"])),
        st.sets(st.sampled_from(["md", "bo"])),
    ),
    "handle_from_full_name": (
        _handle,
        _glued(["a", "B ", "ab ", "1 ", "-b"], 5),
        st.sets(st.sampled_from(["a", "aa", "ab", "ab2", "a2", "a3", "abb", "b", "b2"])),
        st.integers(2, 4),
    ),
    "group_digits_lakh_style": (_lakh, st.integers(-(10**9), 10**9), st.integers(0, 8)),
    "shorten_page_span": (_page_span, _PAGE, _PAGE),
    "strip_inflection_suffix": (
        _stem,
        st.builds(str.__add__, _texts("abbllsy", 5), st.sampled_from(_ENDINGS)),
    ),
    "rhyme_tail": (_rhyme, _texts("aebc", 6)),
    "escape_markup_once": (_escaped, _glued(_ENTITIES, 8)),
    "slug_with_word_limit": (
        _slug,
        _glued(["a", "BC", "d1", " ", "'", "\u2019", "--"], 9),
        st.sampled_from([6, 5, 4, 3, 9, 2, 0]),
    ),
    "next_copy_name": (
        _copy_name,
        st.sampled_from(_FILES),
        st.lists(st.sampled_from(_FILES), min_size=4, max_size=9),
    ),
}

PROPERTIES: Final = (
    *(
        TaskProperty(f"string_processing.{name}", st.tuples(*drawn), agrees_with(reference))
        for name, (reference, *drawn) in _ARGUMENTS.items()
    ),
    TaskProperty(
        "string_processing.differs_by_neighbour_swap",
        _WORD.flatmap(lambda word: st.tuples(st.just(word), st.permutations(word).map("".join))),
        agrees_with(_swap_place),
    ),
    TaskProperty(
        "string_processing.choose_string_delimiter",
        st.tuples(_texts("a_1\"'\\\n\x1f ", 7)),
        _is_literal_of,
    ),
)

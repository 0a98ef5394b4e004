"""References for record, outline and text tasks of data_transformation."""

from decimal import ROUND_HALF_UP, Decimal
from itertools import product
from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_SHARPS: Final = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
_FLATS: Final = ("C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B")


def _persons(contacts: Any) -> list[tuple[str, list[str], list[str]]]:
    owner = list(range(len(contacts)))
    pairs = list(product(range(len(contacts)), repeat=2))
    for _ in contacts:
        for i, j in pairs:
            if any(contacts[i][k] == contacts[j][k] != "" for k in (1, 2)):
                owner[i] = owner[j] = min(owner[i], owner[j])
    found = []
    for first in sorted(set(owner)):
        own = [contact for contact, mine in zip(contacts, owner, strict=True) if mine == first]
        longest = max(len(name) for name, _, _ in own)
        name = next(name for name, _, _ in own if len(name) == longest)
        emails, phones = ({contact[k] for contact in own} - {""} for k in (1, 2))
        found.append((name, sorted(emails), sorted(phones)))
    return found


def _numbered(entries: Any, max_depth: Any) -> list[str]:
    def lifted(some: Any) -> list[Any]:
        parts = [lifted(kids) if title[:1] == "_" else [(title, kids)] for title, kids in some]
        return [entry for part in parts for entry in part]

    def lines(some: Any, prefix: str, depth: int) -> list[str]:
        shown: list[str] = []
        for number, (title, kids) in enumerate(lifted(some) if depth <= max_depth else [], 1):
            shown += [f"{prefix}{number} {title}", *lines(kids, f"{prefix}{number}.", depth + 1)]
        return shown

    return lines(entries, "", 1)


def _outline(lines: Any, deepest: Any) -> list[Any]:
    real = [line for line in lines if line.strip() and line.strip()[0] != "#"]
    indents = [len(line) - len(line.lstrip(" ")) for line in real]
    above = [
        max((j for j in range(i) if indents[j] < indents[i]), default=None)
        for i in range(len(real))
    ]

    def under(parent: int | None, level: int) -> list[Any]:
        if level > deepest:
            return []
        kids = [i for i in range(len(real)) if above[i] == parent]
        return [[real[i].strip(), under(i, level + 1)] for i in kids]

    return under(None, 1)


def _stitches(row: Any) -> list[str] | None:
    depth = 0
    for char in row:
        depth += (char == "(") - (char == ")")
        if depth not in (0, 1):
            return None
    if depth:
        return None

    def plain(text: str) -> list[str]:
        singles: list[str] = []
        for item in text.split():
            name = item
            while name[-1].isdecimal():
                name = name[:-1]
            singles += [name] * (int(item[len(name) :]) if name != item else 1)
        return singles

    before, *groups = row.split("(")
    result = plain(before)
    for group in groups:
        inside, after = group.split(")")
        first, _, others = after.partition(" ")
        result += plain(inside) * int(first.removeprefix("x") or "1") + plain(others)
    return result


def _joined(left: Any, right: Any, key: Any, limit: Any) -> list[Any]:
    columns = [column for column in (right[0] if right else {}) if column != key]
    joined = []
    for row in left:
        found = [r for r in right if r[key] == row[key] and r[key] is not None][:limit]
        for other in found or [dict.fromkeys(columns)]:
            extra = {c + "_r" * (c in row): other[c] for c in columns}
            joined.append(row | extra)
    return joined


def _grams(entries: Any, grams_per_unit: Any) -> tuple[int, list[str]]:
    total, odd = 0, []
    for entry in entries:
        text = entry.strip(" ").lower()
        unit = text.lstrip("0123456789. ")
        number = text[: len(text) - len(unit)].rstrip(" ")
        whole, point, rest = number.partition(".")
        good = whole.isdecimal() and (rest.isdecimal() if point else True)
        if not good or unit not in grams_per_unit:
            odd.append(entry)
            continue
        grams = Decimal(number) * grams_per_unit[unit]
        total += int(grams.quantize(Decimal(1), ROUND_HALF_UP))
    return total, odd


def _indicators(categories: Any, min_count: Any) -> tuple[list[str], list[list[int]]]:
    known = [c for c in categories if c is not None]
    common = [c for c in sorted(set(known)) if known.count(c) >= min_count]
    rare = [c for c in known if c not in common]
    columns = [[int(c == name) for c in categories] for name in common]
    if rare:
        columns.append([int(c in rare) for c in categories])
    rows = [[column[i] for column in columns] for i in range(len(categories))]
    return common + ["rare"] * bool(rare), rows


def _moved(line: Any, semitones: Any, flats: Any, suffixes: Any) -> str:
    notes = {name: i for i in range(12) for name in (_SHARPS[i], _FLATS[i])}
    notes |= {"E#": 5, "Fb": 4, "B#": 0, "Cb": 11}
    spelled = _FLATS if flats else _SHARPS
    moved = {note: spelled[(place + semitones) % 12] for note, place in notes.items()}
    chords = {
        note + suffix + (f"/{bass}" if bass else ""): (
            moved[note] + suffix + (f"/{moved[bass]}" if bass else "")
        )
        for note, suffix, bass in product(notes, {"", *suffixes}, {"", *notes})
    }
    return " ".join(chords.get(word, word) for word in line.split(" "))


def _net(columns: Any, renames: Any) -> tuple[dict[str, str], int]:
    now, ignored = list(columns), 0
    for old, new in renames:
        if old in now and new not in now and new:
            now[now.index(old)] = new
        else:
            ignored += 1
    return {a: b for a, b in zip(columns, now, strict=True) if a != b}, ignored


def _replayed(base: Any, edits: Any) -> tuple[list[int], int]:
    now, skipped = list(base), 0
    for kind, index, *value in edits:
        places = range(len(now) + (kind == "+"))
        if index in places:
            now = now[:index] + value + now[index + (kind != "+") :]
        else:
            skipped += 1
    return now, skipped


def _trails(headings: Any, max_titles: Any) -> list[str]:
    real = [heading for heading in headings if heading[1]]
    trails = []
    for i, (level, title) in enumerate(real):
        trail = [title]
        for above, text in reversed(real[:i]):
            if above < level:
                level = above
                trail.insert(0, text)
        if len(trail) > max_titles:
            trail[1 : len(trail) - max_titles + 1] = ["..."]
        trails.append(" > ".join(trail))
    return trails


_CONTACTS = st.tuples(
    st.sampled_from(["A", "B", "Cy", "Di"]),
    st.sampled_from(["", *"123456"]),
    st.sampled_from(["", *"1234"]),
)
_TITLES = st.sampled_from(["a", "b", "_", "_c"])
_ENTRIES: st.SearchStrategy[list[Any]] = st.recursive(
    st.just([]),
    lambda kids: st.lists(st.tuples(_TITLES, kids), min_size=1, max_size=3),
    max_leaves=12,
)
_INDENTED = st.builds(
    lambda n, t: " " * n + t, st.integers(0, 5), st.sampled_from(["a", "b ", "#c", ""])
)
_WHOLE = ["k", "p2", "yo0", "k2tog3", "(p)", "(k2 p)x2", "( yo k0 )x3", "(p k)x0", "()x2", "(k)x12"]
_ITEMS = st.sampled_from(_WHOLE * 3 + ["(p", "p)x2", "k)", "(p (k)"])
_AMOUNTS = st.builds(
    "".join,
    st.tuples(
        st.sampled_from(["", " "]),
        st.sampled_from(["1", "0.5", "2.25", "10.125", "007", ".5", "3.", "-1", "", "1.5.5"]),
        st.sampled_from(["", " ", "  "]),
        st.sampled_from(["g", "KG", "Oz", "", "stone", "g "]),
    ),
)
_WORDS = st.text("ABEGm7#b/", max_size=5) | st.sampled_from(["Bbm7/F#", "E#", "C7/B", "Fb", "H"])
_EDITS = st.one_of(
    st.tuples(st.sampled_from("+="), st.integers(-1, 4), st.integers(5, 9)),
    st.tuples(st.just("-"), st.integers(-1, 4)),
)
_NAMES = st.sampled_from([*"aabbccdd", ""])
_KEYS = st.sampled_from([None, 0, 1, 2])

PROPERTIES: Final = (
    TaskProperty(
        "data_transformation.merge_linked_contacts",
        st.tuples(st.lists(_CONTACTS, max_size=8)),
        agrees_with(_persons),
    ),
    TaskProperty(
        "data_transformation.outline_number_titles",
        st.tuples(_ENTRIES, st.integers(0, 4)),
        agrees_with(_numbered),
    ),
    TaskProperty(
        "data_transformation.parse_indented_outline",
        st.tuples(st.lists(_INDENTED, min_size=2, max_size=9), st.integers(0, 4)),
        agrees_with(_outline),
    ),
    TaskProperty(
        "data_transformation.expand_knitting_row",
        st.tuples(st.lists(_ITEMS, min_size=1, max_size=6).map(" ".join)),
        agrees_with(_stitches),
    ),
    TaskProperty(
        "data_transformation.left_join_expand",
        st.tuples(
            st.lists(st.fixed_dictionaries({"k": _KEYS, "a": st.integers(0, 3)}), max_size=4),
            st.lists(
                st.fixed_dictionaries({"b": st.integers(4, 9), "k": _KEYS, "a": st.just(3)}),
                max_size=5,
            ),
            st.just("k"),
            st.integers(1, 3),
        ),
        agrees_with(_joined),
    ),
    TaskProperty(
        "data_transformation.total_mixed_weights",
        st.tuples(st.lists(_AMOUNTS, max_size=4), st.just({"g": 1, "kg": 1000, "oz": 28})),
        agrees_with(_grams),
    ),
    TaskProperty(
        "data_transformation.one_hot_with_rare",
        st.tuples(
            st.lists(st.sampled_from(["a", "b", "rare", "x", None]), max_size=8), st.integers(0, 4)
        ),
        agrees_with(_indicators),
    ),
    TaskProperty(
        "data_transformation.transpose_chord_line",
        st.tuples(
            st.lists(_WORDS, max_size=4).map(" ".join),
            st.integers(-14, 14),
            st.booleans(),
            st.sampled_from([[], ["m"], ["m", "7", "m7"]]),
        ),
        agrees_with(_moved),
    ),
    TaskProperty(
        "data_transformation.net_rename_plan",
        st.tuples(
            st.lists(st.sampled_from("abcd"), min_size=2, max_size=3, unique=True),
            st.lists(st.tuples(_NAMES, _NAMES), min_size=2, max_size=8),
        ),
        agrees_with(_net),
    ),
    TaskProperty(
        "data_transformation.replay_list_deltas",
        st.tuples(st.lists(st.integers(0, 4), max_size=3), st.lists(_EDITS, max_size=7)),
        agrees_with(_replayed),
    ),
    TaskProperty(
        "data_transformation.breadcrumbs_from_headings",
        st.tuples(
            st.lists(
                st.tuples(st.integers(1, 5), st.sampled_from(["A", "B", "C", ""])), max_size=8
            ),
            st.integers(1, 4),
        ),
        agrees_with(_trails),
    ),
)

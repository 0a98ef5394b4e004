"""The entry and the tier that the gates' worked examples are changed copies of.

Source: ExecRetrieval section 3.3 (what a retained entry is).
"""

from dataclasses import replace
from typing import Final

from benchmark.gates.entry import Entry
from benchmark.outcomes import BugType, OutcomeKind
from benchmark.records import Label, Query, Snippet, Tier
from benchmark.verdicts import Integrity, TestOutcome, Verdict

NAME: Final = "seats_left"
CODE: Final = (
    "def seats_left(total, taken):\n"
    "    if taken > total:\n"
    "        return 0\n"
    "    return total - taken\n"
)
TESTS: Final = tuple(
    f"assert seats_left({total}, {taken}) == {left}"
    for total, taken, left in (
        (9, 4, 5),
        (9, 0, 9),
        (9, 9, 0),
        (9, 10, 0),
        (0, 0, 0),
        (1, 3, 0),
        (7, 1, 6),
    )
)
_EDITS: Final = (
    (BugType.REMOVE_EDGE_CASE_CHECK, "    if taken > total:\n        return 0\n", ""),
    (BugType.WRONG_COMPARISON, "taken > total", "taken < total"),
    (BugType.OFF_BY_ONE, "return 0", "return 1"),
    (BugType.WRONG_OPERATOR, "total - taken", "total + taken"),
)
_FAILING: Final = ((3, 5), (0, 1, 3, 5, 6), (3, 5), (0, 2, 6))


def _distractor(number: int, bug: BugType, before: str, after: str) -> Snippet:
    return Snippet(
        corpus_id=f"c_{number}",
        entry_id="collections.seats_left",
        code=CODE.replace(before, after),
        label=Label.INCORRECT,
        bug_type=bug,
        bug_description=f"`{before.strip()}` is now `{after.strip()}`.",
    )


def verdict(*kinds: OutcomeKind) -> Verdict:
    """A verdict with these outcomes; an exception is a ZeroDivisionError in the call."""
    outcomes = tuple(
        TestOutcome(kind, "ZeroDivisionError" if kind is OutcomeKind.EXCEPTION else "")
        for kind in kinds
    )
    return Verdict(outcomes, Integrity.SAME_INTERPRETER)


def failing(*tests: int, kind: OutcomeKind = OutcomeKind.WRONG_OUTPUT) -> Verdict:
    """A verdict on the seven tests: `kind` at these indices, else pass."""
    return verdict(*(kind if i in tests else OutcomeKind.PASS for i in range(len(TESTS))))


ENTRY: Final = Entry(
    query=Query(
        query_id="q_1",
        entry_id="collections.seats_left",
        domain="collections",
        function_name=NAME,
        text="How many places of a vehicle are free, never less than none?",
        tests=TESTS,
        canonical_id="c_0",
        distractor_ids=("c_1", "c_2", "c_3", "c_4"),
    ),
    canonical=Snippet("c_0", "collections.seats_left", CODE, Label.CORRECT),
    distractors=tuple(_distractor(n, *edit) for n, edit in enumerate(_EDITS, start=1)),
    authored=True,
    verdicts=(failing(), *(failing(*tests) for tests in _FAILING)),
)


def with_query(**changes: object) -> Entry:
    """The entry with another query, not executed."""
    return replace(ENTRY, query=replace(ENTRY.query, **changes), verdicts=())  # type: ignore[arg-type]


def with_distractor(place: int, **changes: object) -> Entry:
    """The entry with its distractor at `place` changed, not executed."""
    snippets = list(ENTRY.distractors)
    snippets[place] = replace(snippets[place], **changes)  # type: ignore[arg-type]
    return replace(ENTRY, distractors=tuple(snippets), verdicts=())


def with_verdicts(**by_place: Verdict) -> Entry:
    """The entry with other verdicts, by name: `v0` is the canonical's, `v1` to `v4` follow."""
    verdicts = tuple(by_place.get(f"v{i}", old) for i, old in enumerate(ENTRY.verdicts))
    return replace(ENTRY, verdicts=verdicts)


TIER: Final = Tier("worked", (ENTRY.query,), ENTRY.snippets)

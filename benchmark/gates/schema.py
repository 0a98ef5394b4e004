"""Gate 1: required fields, exactly four distractors, 7 to 10 tests.

Source: ExecRetrieval section 3.3, gate (1).
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from benchmark import protocol
from benchmark.gates.entry import Entry, Findings
from benchmark.gates.gate import Example, Gate
from benchmark.gates.worked import ENTRY, TESTS, with_distractor, with_query
from benchmark.records import Label


def check_schema(entry: Entry) -> Findings:
    """Faults of form, without parsing or running anything."""
    return tuple(_faults(entry))


def _faults(entry: Entry) -> Iterator[str]:
    query = entry.query
    fields = {
        "query": query.text,
        "function name": query.function_name,
        "domain": query.domain,
        **{f"code of {snippet.corpus_id}": snippet.code for snippet in entry.snippets},
        **{f"test {number}": test for number, test in enumerate(query.tests, start=1)},
    }
    for name, text in fields.items():
        if not text.strip():
            yield f"{query.entry_id}: {name} is empty"
    wanted = protocol.DISTRACTORS_PER_TASK
    few = wanted if entry.authored else protocol.DISTRACTORS_LEAST
    if not few <= len(entry.distractors) <= wanted:
        yield f"{query.entry_id}: {len(entry.distractors)} distractors; expected {wanted}"
    least, most = protocol.TESTS_PER_TASK_MIN, protocol.TESTS_PER_TASK_MAX
    if entry.authored and not least <= len(query.tests) <= most:
        yield f"{query.entry_id}: {len(query.tests)} tests; expected {least} to {most}"
    if not query.tests:
        yield f"{query.entry_id}: no tests"
    if len(set(query.tests)) != len(query.tests):
        yield f"{query.entry_id}: a test stands twice"
    if entry.canonical.label is not Label.CORRECT:
        yield f"{query.entry_id}: canonical {entry.canonical.corpus_id} is labelled incorrect"
    for snippet in entry.distractors:
        if snippet.label is not Label.INCORRECT:
            yield f"{query.entry_id}: distractor {snippet.corpus_id} is labelled correct"
        if not snippet.bug_description.strip():
            yield f"{query.entry_id}: distractor {snippet.corpus_id} has no bug description"


SCHEMA: Final = Gate(
    id="schema",
    source="ExecRetrieval section 3.3, gate (1)",
    executes=False,
    check=check_schema,
    examples=(
        Example("well_formed", ENTRY),
        Example("imported_with_one_test", replace(with_query(tests=TESTS[:1]), authored=False)),
        Example(
            "blank_query",
            with_query(text=" \n"),
            ("collections.seats_left: query is empty",),
        ),
        Example(
            "blank_code",
            with_distractor(1, code=""),
            ("collections.seats_left: code of c_2 is empty",),
        ),
        Example(
            "three_distractors",
            replace(ENTRY, distractors=ENTRY.distractors[:3], verdicts=()),
            ("collections.seats_left: 3 distractors; expected 4",),
        ),
        Example(
            "three_distractors_of_somebody_else",
            replace(ENTRY, distractors=ENTRY.distractors[:3], verdicts=(), authored=False),
        ),
        Example(
            "six_tests",
            with_query(tests=TESTS[:6]),
            ("collections.seats_left: 6 tests; expected 7 to 10",),
        ),
        Example(
            "imported_without_tests",
            replace(with_query(tests=()), authored=False),
            ("collections.seats_left: no tests",),
        ),
        Example(
            "test_twice",
            with_query(tests=(*TESTS, TESTS[0])),
            ("collections.seats_left: a test stands twice",),
        ),
        Example(
            "swapped_labels",
            replace(
                ENTRY,
                canonical=ENTRY.distractors[0],
                distractors=(ENTRY.canonical, *ENTRY.distractors[1:]),
                verdicts=(),
            ),
            (
                "collections.seats_left: canonical c_1 is labelled incorrect",
                "collections.seats_left: distractor c_0 is labelled correct",
                "collections.seats_left: distractor c_0 has no bug description",
            ),
        ),
    ),
)

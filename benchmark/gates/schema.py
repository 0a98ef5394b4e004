"""Gate 1: required fields, exactly four distractors, 7 to 10 tests.

Source: ExecRetrieval section 3.3, gate (1).
"""

from collections.abc import Iterator

from benchmark import protocol
from benchmark.gates.entry import Entry, Findings
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
    if len(entry.distractors) != protocol.DISTRACTORS_PER_TASK:
        yield (
            f"{query.entry_id}: {len(entry.distractors)} distractors; expected "
            f"{protocol.DISTRACTORS_PER_TASK}"
        )
    least = protocol.TESTS_PER_TASK_MIN if entry.authored else 1
    most = protocol.TESTS_PER_TASK_MAX if entry.authored else len(query.tests)
    if not least <= len(query.tests) <= most or not query.tests:
        yield f"{query.entry_id}: {len(query.tests)} tests; expected {least} to {most}"
    if len(set(query.tests)) != len(query.tests):
        yield f"{query.entry_id}: a test stands twice"
    if entry.canonical.label is not Label.CORRECT:
        yield f"{query.entry_id}: canonical {entry.canonical.corpus_id} is labelled incorrect"
    for snippet in entry.distractors:
        if snippet.label is not Label.INCORRECT:
            yield f"{query.entry_id}: distractor {snippet.corpus_id} is labelled correct"
        if not snippet.bug_description.strip():
            yield f"{query.entry_id}: distractor {snippet.corpus_id} has no bug description"

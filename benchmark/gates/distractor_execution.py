"""Gate 4: each distractor fails a test by wrong output, and not all fail the same tests.

Source: ExecRetrieval section 3.3, gate (4). The paper lets 5 of 3,755 distractors through that
only crash, and one quad that fails one subset; here none may.
"""

from collections.abc import Iterator

from benchmark.gates.entry import Entry, Findings


def check_distractor_execution(entry: Entry) -> Findings:
    """Faults of the four distractors' verdicts."""
    return tuple(_faults(entry))


def _faults(entry: Entry) -> Iterator[str]:
    verdicts = entry.verdicts[1:]
    for snippet, verdict in zip(entry.distractors, verdicts, strict=True):
        if verdict.passes_all:
            yield f"{snippet.corpus_id}: passes every test of {entry.query.entry_id}"
        elif not verdict.fails_by_wrong_output:
            outcomes = ", ".join(sorted(set(verdict.released) - {"pass"}))
            yield f"{snippet.corpus_id}: fails by {outcomes} only; expected a wrong output"
    if len(verdicts) > 1 and len({verdict.failing for verdict in verdicts}) == 1:
        if len(entry.query.tests) > 1:
            yield f"{entry.query.entry_id}: all distractors fail the same tests"

"""Gate 4: each distractor fails a test by wrong output, and not all fail the same tests.

Source: ExecRetrieval section 3.3, gate (4). The paper lets 5 of 3,755 distractors through that
only crash, and one quad that fails one subset; here no authored task may.
"""

from collections.abc import Iterator
from typing import Final

from benchmark.gates.entry import Entry, Findings
from benchmark.gates.gate import Example, Gate
from benchmark.gates.worked import ENTRY, TESTS, failing, verdict, with_verdicts
from benchmark.outcomes import OutcomeKind


def check_distractor_execution(entry: Entry) -> Findings:
    """Faults of the distractors' verdicts. Raises BenchmarkError for an entry not executed."""
    return tuple(_faults(entry))


def _faults(entry: Entry) -> Iterator[str]:
    verdicts = entry.executed[1:]
    for snippet, found in zip(entry.distractors, verdicts, strict=True):
        if found.passes_all:
            yield f"{snippet.corpus_id}: passes every test of {entry.query.entry_id}"
        elif not found.fails_by_wrong_output:
            outcomes = ", ".join(sorted(set(found.released) - {"pass"}))
            yield f"{snippet.corpus_id}: fails by {outcomes} only; expected a wrong output"
    same = len(verdicts) > 1 and len({found.failing for found in verdicts}) == 1
    if same and entry.authored:  # an imported suite may be too short to tell mutants apart
        yield f"{entry.query.entry_id}: all distractors fail the same tests"


_RAISES_AFTER_A_WRONG_OUTPUT: Final = verdict(
    OutcomeKind.WRONG_OUTPUT, *[OutcomeKind.EXCEPTION] * (len(TESTS) - 1)
)

DISTRACTOR_EXECUTION: Final = Gate(
    id="distractor_execution",
    source="ExecRetrieval section 3.3, gate (4)",
    executes=True,
    check=check_distractor_execution,
    examples=(
        Example("each_fails_in_its_way", ENTRY),
        Example(
            "wrong_output_and_crash",
            with_verdicts(v1=_RAISES_AFTER_A_WRONG_OUTPUT),
        ),
        Example(
            "accidentally_correct",
            with_verdicts(v2=failing()),
            ("c_2: passes every test of collections.seats_left",),
        ),
        Example(
            "only_raises",
            with_verdicts(v4=failing(0, 1, kind=OutcomeKind.EXCEPTION)),
            ("c_4: fails by FAIL:ZeroDivisionError only; expected a wrong output",),
        ),
        Example(
            "only_too_slow",
            with_verdicts(v4=failing(6, kind=OutcomeKind.CPU_LIMIT)),
            ("c_4: fails by TIMEOUT only; expected a wrong output",),
        ),
        Example(
            "all_fail_the_same_tests",
            with_verdicts(v1=failing(3), v2=failing(3), v3=failing(3), v4=failing(3)),
            ("collections.seats_left: all distractors fail the same tests",),
        ),
    ),
)

"""Gate 3: the canonical passes every test.

Source: ExecRetrieval section 3.3, gate (3).
"""

from typing import Final

from benchmark.gates.entry import Entry, Findings
from benchmark.gates.gate import Example, Gate
from benchmark.gates.worked import ENTRY, failing, with_verdicts
from benchmark.outcomes import OutcomeKind


def check_canonical_execution(entry: Entry) -> Findings:
    """One finding a test that the canonical does not pass.

    Raises BenchmarkError for an entry that is not executed.
    """
    return tuple(
        f"{entry.query.entry_id}: canonical gets {outcome} for `{test[:100]}`; expected pass"
        for test, outcome in zip(entry.query.tests, entry.executed[0].released, strict=True)
        if outcome != "pass"
    )


CANONICAL_EXECUTION: Final = Gate(
    id="canonical_execution",
    source="ExecRetrieval section 3.3, gate (3)",
    executes=True,
    check=check_canonical_execution,
    examples=(
        Example("passes_all", ENTRY),
        Example(
            "one_wrong_output",
            with_verdicts(v0=failing(3)),
            (
                "collections.seats_left: canonical gets FAIL for "
                "`assert seats_left(9, 10) == 0`; expected pass",
            ),
        ),
        Example(
            "too_slow_twice",
            with_verdicts(v0=failing(0, 6, kind=OutcomeKind.CPU_LIMIT)),
            (
                "collections.seats_left: canonical gets TIMEOUT for "
                "`assert seats_left(9, 4) == 5`; expected pass",
                "collections.seats_left: canonical gets TIMEOUT for "
                "`assert seats_left(7, 1) == 6`; expected pass",
            ),
        ),
    ),
)

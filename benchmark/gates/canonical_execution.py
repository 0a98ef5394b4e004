"""Gate 3: the canonical passes every test.

Source: ExecRetrieval section 3.3, gate (3).
"""

from benchmark.gates.entry import Entry, Findings


def check_canonical_execution(entry: Entry) -> Findings:
    """One finding a test that the canonical does not pass."""
    verdict = entry.verdicts[0]
    return tuple(
        f"{entry.query.entry_id}: canonical gets {outcome} for `{test[:100]}`; expected pass"
        for test, outcome in zip(entry.query.tests, verdict.released, strict=True)
        if outcome != "pass"
    )

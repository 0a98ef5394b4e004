"""A run as it was asked: with the dataset's lines in its texts, and the calls of the hidden tier.

Source: falsification paper, section 2.2.2 (frozen prompt rendering); `benchmark.repair.reference`.
"""

from dataclasses import replace

from audits import hidden_calls
from audits.run_evidence import RunEvidence, with_prompts
from audits.task_prompts import task_prompts


def whole_run(run: RunEvidence) -> RunEvidence:
    """The run with what the benchmark has of its tasks; as it is where that isn't at hand."""
    if hidden_calls.why_not():
        return run
    tasks = frozenset(row.task for row in run.tasks)
    whole = with_prompts(run, task_prompts(tasks))
    return replace(whole, hidden_calls=hidden_calls.hidden_calls(tasks))

"""The prompts of EvalPlus' tasks, by task: what a frozen run has by reference only.

Source: falsification paper, section 2.1.1, Table 1 (tasks); `benchmark.repair.reference`.
"""

from benchmark.corpus.evalplus.source import read_problems
from benchmark.repair.tiers import task_id


def task_prompts(tasks: frozenset[str]) -> dict[str, str]:
    """By task, of those in `tasks` that are EvalPlus'. Raises BenchmarkError without it."""
    prompts = {task_id(problem): problem.prompt for problem in read_problems()}
    return {task: prompts[task] for task in sorted(tasks & prompts.keys())}

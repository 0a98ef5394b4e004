"""How fast the oracle is, as ratios in one run: `python -m suites.instruments.bench_oracle`.

Runners take turns round by round, and medians are reported. The base is a fresh `python -I` for
each (program, suite) pair, as many at a time as there are processors. With EvalPlus at hand its own
checker joins, on HumanEval+ canonicals and base inputs.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from statistics import median

from rich.console import Console
from rich.table import Table

from benchmark.corpus import release_files
from benchmark.corpus.evalplus import source
from benchmark.corpus.plan import CORE
from benchmark.verdicts import Origin, Submission
from fixtures.oracle.client import ForkServerOracle
from fixtures.oracle.slots import slot_count
from fixtures.oracle.spawn import ZYGOTE

QUERIES = 200
Runner = Callable[[Sequence[Submission]], list[tuple[str, ...]]]

# Each test in a fresh namespace, as the paper's runner does; the shim only where a test needs it.
_FRESH = """
import json, sys
job = json.load(sys.stdin)
names = {}
if any("pytest." in test for test in job["tests"]):
    exec(compile(open(sys.argv[1]).read(), sys.argv[1], "exec"), names)
    names = names["NAMES"]
def outcome(test):
    namespace = {"__name__": "candidate", **names}
    try:
        exec(program, namespace)
        exec(compile(test, "<test>", "exec"), namespace)
    except AssertionError:
        return "FAIL"
    except BaseException as error:
        return "FAIL:" + type(error).__name__
    return "pass"
program = compile(job["code"], "<candidate>", "exec")
json.dump([outcome(test) for test in job["tests"]], sys.stdout)
"""


def fresh_interpreters(submissions: Sequence[Submission]) -> list[tuple[str, ...]]:
    """One `python -I` a pair."""

    def run(submission: Submission) -> tuple[str, ...]:
        request = json.dumps({"code": submission.code, "tests": list(submission.tests)})
        command = [sys.executable, "-I", "-c", _FRESH, str(ZYGOTE / "oracle_shim.py")]
        done = subprocess.run(command, input=request, capture_output=True, text=True, check=True)
        return tuple(json.loads(done.stdout))

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return list(pool.map(run, submissions))


def with_oracle(oracle: ForkServerOracle, origin: Origin) -> Runner:
    def run(submissions: Sequence[Submission]) -> list[tuple[str, ...]]:
        asked = (replace(submission, origin=origin) for submission in submissions)
        return [verdict.released for verdict in oracle.verdicts(asked)]

    return run


def core_pairs() -> list[Submission]:
    """The families of the first queries: each suite for five programs, as validation has them."""
    tier = release_files.read_tier(release_files.RELEASE, CORE)
    return [
        Submission(tier.snippet(corpus_id).code, query.tests)
        for query in tier.queries[:QUERIES]
        for corpus_id in (query.canonical_id, *query.distractor_ids)
    ]


def measure(runners: dict[str, Runner], pairs: Sequence[Submission], rounds: int) -> Table:
    """Milliseconds a pair and the ratio to the first runner, medians over rounds."""
    seconds: dict[str, list[float]] = {name: [] for name in runners}
    results: dict[str, list[tuple[str, ...]]] = {}
    for _round in range(rounds):
        for name, run in runners.items():
            start = time.perf_counter()
            results[name] = run(pairs)
            seconds[name].append(time.perf_counter() - start)
    base = next(iter(runners))
    table = Table(title=f"{len(pairs)} pairs, {rounds} rounds, {slot_count()} slots")
    for column in ("runner", "ms a pair", f"times {base}", "same outcomes"):
        table.add_column(column, justify="right")
    for name in runners:
        ratio = median(b / s for b, s in zip(seconds[base], seconds[name], strict=True))
        same = sum(a == b for a, b in zip(results[base], results[name], strict=True))
        milliseconds = median(seconds[name]) / len(pairs) * 1000
        table.add_row(name, f"{milliseconds:.2f}", f"{ratio:.1f}", f"{same} of {len(pairs)}")
    return table


def humaneval_pairs() -> tuple[list[Submission], Runner] | None:
    """HumanEval+ canonicals with their base inputs, and EvalPlus' own checker on the same."""
    if source.unavailable_reason():
        return None
    from evalplus.eval import PASS, untrusted_check

    from benchmark.corpus.evalplus import code, tests

    problems = [p for p in source.read_problems() if p.dataset.prefix == "HumanEval"]
    with ForkServerOracle() as oracle:
        expected = {}
        for problem in problems:
            calls = [tests.call_text(problem, inputs) for inputs in problem.base_inputs]
            expected[problem.task_id] = [
                e.value for e in oracle.evaluate(code.canonical_code(problem), calls)
            ]
    submissions, by_code = [], {}
    for problem in problems:
        program = code.canonical_code(problem)
        texts = [
            tests.test_text(problem, inputs, value)
            for inputs, value in zip(problem.base_inputs, expected[problem.task_id], strict=True)
        ]
        submissions.append(Submission(program, tuple(texts)))
        by_code[program] = problem

    def check(submission: Submission) -> tuple[str, ...]:
        problem = by_code[submission.code]
        inputs = [list(arguments) for arguments in problem.base_inputs]
        status, _details = untrusted_check(
            "humaneval",
            submission.code,
            inputs,
            problem.function_name,
            expected=expected[problem.task_id],
            atol=problem.atol,
            ref_time=[0.1] * len(inputs),
            fast_check=True,
        )
        return ("pass" if status == PASS else "FAIL",) * len(submission.tests)

    def run(asked: Sequence[Submission]) -> list[tuple[str, ...]]:
        with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
            return list(pool.map(check, asked))

    return submissions, run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    console = Console()
    with ForkServerOracle(shared_box=True) as oracle:
        console.print(oracle.layers)
        runners: dict[str, Runner] = {
            "fresh python -I": fresh_interpreters,
            "separate-process": with_oracle(oracle, Origin.STRANGER),
            "batched": with_oracle(oracle, Origin.RELEASE),
        }
        console.print(measure(runners, core_pairs(), rounds))
        humaneval = humaneval_pairs()
        if humaneval is not None:
            submissions, evalplus = humaneval
            console.print(measure({**runners, "evalplus checker": evalplus}, submissions, rounds))


if __name__ == "__main__":
    main()

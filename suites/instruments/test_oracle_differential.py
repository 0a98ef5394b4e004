"""The judge in another process against a plain run in one interpreter: the same, but for policy.

A plain run executes code and asserts together, as the paper's runner does, in a process of its own.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Final

import pytest

from benchmark.records import Tier
from benchmark.verdicts import Integrity, Submission
from fixtures.oracle.client import ForkServerOracle

DISTRACTORS: Final = 1_000

# Entry ids whose verdicts differ by a listed policy of the comparison, each with that policy.
BY_POLICY: Final[dict[str, str]] = {}

_PLAIN = """
import json, sys
sys.path.insert(0, {zygote!r})
import oracle_shim
def outcome(program, test):
    namespace = {{"__name__": "candidate", "pytest": oracle_shim.NAMES["pytest"]}}
    try:
        exec(program, namespace)
    except BaseException as error:
        return "ERROR:" + type(error).__name__
    try:
        exec(compile(test, "<test>", "exec"), namespace)
    except AssertionError as error:
        trace = error.__traceback__
        while trace.tb_next is not None:
            trace = trace.tb_next
        own = trace.tb_frame.f_code.co_filename == "<test>"
        return "FAIL" if own else "FAIL:AssertionError"
    except BaseException as error:
        return "FAIL:" + type(error).__name__
    return "pass"
out = []
for code, tests in json.load(sys.stdin):
    program = compile(code, "<candidate>", "exec")
    out.append([outcome(program, test) for test in tests])
json.dump(out, sys.stdout)
"""


def plain_outcomes(submissions: Sequence[Submission]) -> list[tuple[str, ...]]:
    """All in one process, nothing between them."""
    from fixtures.oracle.spawn import ZYGOTE

    request = json.dumps([[s.code, s.tests] for s in submissions])
    script = _PLAIN.format(zygote=str(ZYGOTE))
    done = subprocess.run(
        [sys.executable, "-S", "-W", "ignore", "-c", script],
        input=request,
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "0"},
    )
    return [tuple(outcomes) for outcomes in json.loads(done.stdout)]


@pytest.mark.parametrize("tier_name", ["core", "evalplus"])
def test_separate_judge_says_what_a_plain_run_says(
    tier_name: str, load_tier: Callable[[str], Tier]
) -> None:
    tier = load_tier(tier_name)
    canonicals = [(q.entry_id, q.canonical_id, q.tests) for q in tier.queries]
    distractors = [(q.entry_id, d, q.tests) for q in tier.queries for d in q.distractor_ids]
    entries = [*canonicals, *distractors[:DISTRACTORS]]
    submissions = [Submission(tier.snippet(c).code, tests) for _entry, c, tests in entries]
    with ForkServerOracle() as oracle:
        verdicts = list(oracle.verdicts(submissions))
    assert {verdict.integrity for verdict in verdicts} == {Integrity.SEPARATE_PROCESS}
    differing = {
        (entry_id, corpus_id): (plain, verdict.released)
        for (entry_id, corpus_id, _tests), plain, verdict in zip(
            entries, plain_outcomes(submissions), verdicts, strict=True
        )
        if plain != verdict.released and entry_id not in BY_POLICY
    }
    assert differing == {}

"""Seeds, samples and tiers of the repair instrument, by hand and on the real EvalPlus files."""

import hashlib
import random
from collections.abc import Iterator
from statistics import median

import pytest

from benchmark import repair_protocol as protocol
from benchmark.corpus.evalplus import source
from benchmark.errors import BenchmarkError
from benchmark.repair.seeds import namespace_of, seed_of_payload, seed_payload
from benchmark.repair.selection import drawn, samples_of
from benchmark.repair.tiers import (
    PART_TESTS_MAX,
    UnfitError,
    fact_text,
    parts,
    repair_task,
    task_id,
)
from benchmark.repair_records import Cell, Sample
from fixtures.oracle.client import ForkServerOracle

CELL = Cell("humanevalplus", "model")


def test_a_seed_is_the_last_four_bytes_of_the_payloads_hash() -> None:
    payload = seed_payload("antidote", CELL.id, "humanevalplus__115", "CF-SF", 3)
    assert payload == "antidote|humanevalplus__model|humanevalplus__115|CF-SF|3"
    tail = hashlib.sha256(payload.encode()).digest()[-4:]
    assert seed_of_payload(payload) == int.from_bytes(tail, "big")


@pytest.mark.parametrize("field", ["", "a|b"], ids=["empty", "separator"])
def test_a_field_that_runs_into_the_next_is_refused(field: str) -> None:
    with pytest.raises(BenchmarkError, match="can't be told from the next"):
        seed_payload("antidote", field, 1)


def test_stages_of_runs_have_namespaces_of_their_own() -> None:
    names = {namespace_of(run, stage) for run in ("a", "b") for stage in ("pool", "arms")}
    assert names == {"antidote.a.pool", "antidote.a.arms", "antidote.b.pool", "antidote.b.arms"}


def test_the_disjoint_sample_is_pythons_own_under_the_papers_payload() -> None:
    rest = [f"t{number}" for number in range(51)]
    text = b"antidote-disjoint|humanevalplus|model"
    seed = int(hashlib.sha256(text).hexdigest(), 16) % 2**32
    assert drawn(rest, 15, CELL, "antidote-disjoint") == set(random.Random(seed).sample(rest, 15))


def test_sixty_are_drawn_a_long_prompt_is_left_out_of_them_and_the_rest_gives_fifteen() -> None:
    longest = {f"t{number:03}": 500 for number in range(119)}
    first = samples_of(CELL, longest, "antidote-fixed", "antidote-disjoint")
    long = sorted(task for task, sample in first.items() if sample is Sample.PRIMARY)[0]
    found = samples_of(CELL, {**longest, long: 2945}, "antidote-fixed", "antidote-disjoint")
    counts = {kind: list(found.values()).count(kind) for kind in Sample}
    assert counts == {
        Sample.PRIMARY: 59,
        Sample.TOKEN_EXCLUDED: 1,
        Sample.DISJOINT: 15,
        Sample.UNSELECTED: 44,
    }
    assert found[long] is Sample.TOKEN_EXCLUDED
    assert {t for t in found if found[t] is Sample.DISJOINT} == {
        t for t in first if first[t] is Sample.DISJOINT
    }


def test_a_prompt_of_just_the_bound_stays_in() -> None:
    found = samples_of(CELL, {"t": protocol.PREFLIGHT_PROMPT_TOKENS_MAX}, "a", "b")
    assert found == {"t": Sample.PRIMARY}


def test_forty_dead_units_are_all_primary() -> None:
    found = samples_of(CELL, {f"t{n}": 1 for n in range(40)}, "a", "b")
    assert set(found.values()) == {Sample.PRIMARY}


def test_a_tier_is_executed_in_parts_that_keep_its_order() -> None:
    suite = [f"assert f({number}) == 1" for number in range(2 * PART_TESTS_MAX + 1)]
    cut = parts(suite)
    assert [len(part) for part in cut] == [PART_TESTS_MAX, PART_TESTS_MAX, 1]
    assert [test for part in cut for test in part] == suite
    assert [len(part) for part in parts(["x" * 300_000] * 3)] == [1, 1, 1]


@pytest.fixture(scope="module")
def problems() -> tuple[source.Problem, ...]:
    if source.unavailable_reason():
        pytest.skip(source.unavailable_reason())
    return source.read_problems()


@pytest.mark.parametrize(
    ("prefix", "tasks", "middle", "most", "capped"),
    [("HumanEval", 164, 972, 1000, 126), ("Mbpp", 378, 105, 147, 0)],
)
def test_the_plus_inputs_are_as_many_as_the_papers_third_table_has(
    problems: tuple[source.Problem, ...],
    prefix: str,
    tasks: int,
    middle: int,
    most: int,
    capped: int,
) -> None:
    counts = [len(p.plus_inputs) for p in problems if p.dataset.prefix == prefix]
    assert len(counts) == tasks
    assert max(counts) == most
    assert sum(count > protocol.HIDDEN_TESTS_MAX for count in counts) == capped
    assert round(median(counts)) == middle


def test_tasks_are_named_as_the_paper_names_them(problems: tuple[source.Problem, ...]) -> None:
    names = [task_id(problem) for problem in problems]
    assert {"humanevalplus__115", "mbppplus__2"} <= set(names)
    assert len(set(names)) == len(names)


def test_a_fact_is_the_call_and_its_value_as_literals(
    problems: tuple[source.Problem, ...],
) -> None:
    by_name = {problem.function_name: problem for problem in problems}
    assert fact_text(by_name["has_close_elements"], ([1.0, 2.5], 0.1), False) == (
        "has_close_elements([1.0, 2.5], 0.1) == False"
    )
    assert fact_text(by_name["similar_elements"], ((1, 2), (2,)), (2, 2)) == (
        "set(similar_elements((1, 2), (2,))) == {2}"
    )


@pytest.fixture(scope="module")
def oracle() -> Iterator[ForkServerOracle]:
    with ForkServerOracle() as server:
        yield server


@pytest.mark.parametrize(
    ("name", "public", "hidden", "unposed"),
    [
        ("HumanEval/0", 7, 300, 0),
        ("HumanEval/32", 99, 300, 0),  # several roots are right; one base input is there twice
        ("HumanEval/78", 7, 300, 0),  # thirteen base inputs, seven of them distinct
        ("HumanEval/100", 5, 111, 1),  # a pile of a million levels is not posed
        ("Mbpp/2", 3, 108, 0),  # compares as a set
    ],
    ids=["humaneval_0", "humaneval_32", "humaneval_78", "humaneval_100", "mbpp_2"],
)
def test_the_tiers_of_a_task_are_its_inputs_and_the_canonical_passes_both(
    problems: tuple[source.Problem, ...],
    oracle: ForkServerOracle,
    name: str,
    public: int,
    hidden: int,
    unposed: int,
) -> None:
    (problem,) = (each for each in problems if each.task_id == name)
    task = repair_task(problem, oracle)
    assert (len(task.public), len(task.hidden), task.unposed) == (public, hidden, unposed)
    distinct = {repr(arguments) for arguments in problem.base_inputs}
    assert len(task.public) == len(distinct)
    assert len(task.hidden) + task.unposed == min(len(problem.plus_inputs), 300)


def test_a_task_whose_checker_takes_several_answers_is_left_out_with_that_reason(
    problems: tuple[source.Problem, ...], oracle: ForkServerOracle
) -> None:
    (problem,) = (each for each in problems if each.function_name == "surface_Area")
    with pytest.raises(UnfitError, match="accepts several answers"):
        repair_task(problem, oracle)

"""The tools for whoever writes tasks: sharpness of tests, blind solutions, registry, reviews."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
import yaml

from benchmark.construction import check, second_reading
from benchmark.construction.second_reading import failures, signature
from benchmark.construction.sharpness import sharpness
from benchmark.construction.verify import Verified
from benchmark.corpus.registry import Decision, Pair, alike, read_registry, undecided
from benchmark.corpus.review import Fault, Review, read_reviews
from benchmark.errors import BenchmarkError
from benchmark.gates.worked import CODE, NAME, TESTS, failing
from benchmark.mutation.choose import Candidate
from benchmark.mutation.propose import propose
from benchmark.records import Task
from benchmark.verdicts import Evaluated, Submission, Verdict

TASK = Task("collections.seats_left", NAME, "collections", "How many?", CODE, TESTS, "a.py")
MUTANTS = propose(CODE)
ALL = tuple(range(len(TESTS)))


def entry(*failing_sets: tuple[int, ...]) -> Verified:
    candidates = tuple(map(Candidate, MUTANTS, failing_sets))
    survivors = MUTANTS[len(candidates) :]
    return Verified(TASK, candidates, len(MUTANTS), survivors, 0, 0)


def test_a_sharp_task_has_no_fault() -> None:
    found = sharpness(entry(*((n % len(TESTS),) for n in range(len(MUTANTS)))))
    assert (found.faults, found.idle, found.survivors) == ((), (), ())


def test_a_test_that_fails_for_no_mutant_is_named() -> None:
    found = sharpness(entry(*((n % 6,) for n in range(len(MUTANTS)))))
    assert found.idle == (6,)
    assert found.faults == (f"test 7 fails for no mutant: `{TESTS[6]}`; replace it",)


def test_too_few_mutants_and_bug_types_are_faults() -> None:
    found = sharpness(entry(ALL, ALL[:1], ALL[1:]))
    assert any("3 usable mutants; expected 6" in fault for fault in found.faults)
    assert found.survivors == MUTANTS[3:]


FILE = '''"""How many of some places are free? More taken than there are leaves none."""


def seats_left(total, taken):
    if taken > total:
        return 0
    if total < 3:
        return 7
    if taken == 4:
        return 8
    return total - taken * 2


''' + "\n".join(f"assert seats_left({n}, 1) == {n - 2}" for n in range(9, 16))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A domain's folder with one task, whose tests leave two guards alone."""
    place = tmp_path / "collections"
    place.mkdir()
    (place / f"{NAME}.py").write_text(FILE + "\n")
    return place


def test_check_prints_survivors_and_faults_of_files(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "other.py").write_text("x = 1\n")
    assert check.main(["--survivors", str(folder)]) == 1
    said = capsys.readouterr().out
    assert "no module docstring" in said
    assert "ok    " in said
    assert "passes all, line 5: '7' -> '8'" in said
    assert "1 with faults" in said


class Oracle:
    def verdicts(self, submissions: Iterable[Submission]) -> Iterator[Verdict]:
        return (failing(2) if "wrong" in s.code else failing() for s in submissions)

    def evaluate(self, code: str, expressions: Sequence[str]) -> tuple[Evaluated, ...]:
        raise NotImplementedError


def test_the_signature_has_names_and_defaults_only() -> None:
    assert signature(TASK) == "def seats_left(total, taken):"


@pytest.mark.parametrize(
    ("solution", "lines"),
    [
        ("right", []),
        ("wrong", [f"collections.seats_left: test 3 FAIL: {TESTS[2]}"]),
        (None, ["collections.seats_left: no solution, expected "]),
    ],
    ids=["passes", "fails", "missing"],
)
def test_a_blind_solution_is_judged(tmp_path: Path, solution: str | None, lines: list[str]) -> None:
    if solution is not None:
        (tmp_path / f"{NAME}.py").write_text(solution)
    found = list(failures(tmp_path, [TASK], Oracle()))
    assert len(found) == len(lines)
    assert all(line.startswith(start) for line, start in zip(found, lines, strict=True))


def test_the_brief_shows_the_query_and_no_code(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert second_reading.main(["brief", str(folder / f"{NAME}.py")]) == 0
    said = capsys.readouterr().out
    assert "How many of some places are free?" in said
    assert "def seats_left(total, taken):" in said
    assert "return" not in said
    assert "assert" not in said


REGISTRY = {
    "tasks": [{"name": "a", "domain": "geometry", "level": 1, "idea": "An idea."}],
    "alike_ideas": [],
    "alike_queries": [],
    "like_evalplus": [],
}
SPOILT: dict[str, tuple[Callable[[dict[str, list[dict[str, object]]]], object], str]] = {
    "name_twice": (lambda r: r["tasks"].append(dict(r["tasks"][0])), "duplicate names, got a"),
    "domain": (lambda r: r["tasks"][0].update(domain="cooking"), "unknown domain, got 'cooking'"),
    "level": (lambda r: r["tasks"][0].update(level=4), "malformed entry, got name 'a', level 4"),
    "missing_list": (lambda r: r.pop("like_evalplus"), "malformed registry"),
}


@pytest.mark.parametrize(("spoil", "message"), SPOILT.values(), ids=SPOILT.keys())
def test_a_spoilt_registry_is_refused(
    tmp_path: Path,
    spoil: Callable[[dict[str, list[dict[str, object]]]], object],
    message: str,
) -> None:
    document = yaml.safe_load(yaml.safe_dump(REGISTRY))
    path = tmp_path / "registry.yaml"
    path.write_text(yaml.safe_dump(document))
    assert read_registry(path).ideas[0].name == "a"
    spoil(document)
    path.write_text(yaml.safe_dump(document))
    with pytest.raises(BenchmarkError, match=message):
        read_registry(path)


def test_alike_pairs_without_a_decision_are_left_over() -> None:
    vectors = np.array([[1, 0], [0.8, 0.6], [0, 1]], dtype=np.float32)
    pairs = list(alike(["a", "b", "c"], vectors, 0.55))
    assert [(pair.first, pair.second) for pair in pairs] == [("a", "b"), ("b", "c")]
    decided = [Decision("b", "a", 0.8, "one is about rings")]
    (left,) = undecided(iter(pairs), decided)
    assert (left.first, left.second) == ("b", "c")
    assert undecided(iter([Pair("a", "b", 0.8)]), decided) == ()


def test_reviews_are_read_and_a_fault_goes_with_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "REVIEW.yaml"
    path.write_text("- {task: a.b, passed_first: false, fault: query, mended: Says it all.}\n")
    assert read_reviews(path) == (Review("a.b", False, Fault.QUERY, "Says it all."),)
    path.write_text("- {task: a.b, passed_first: true, fault: query}\n")
    with pytest.raises(BenchmarkError, match="a fault goes with a failed first solution"):
        read_reviews(path)
    path.write_text("- {task: a.b, passed_first: false, fault: weather}\n")
    with pytest.raises(BenchmarkError, match=r"malformed reviews.*weather"):
        read_reviews(path)

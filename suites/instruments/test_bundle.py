"""A small synthetic bundle in the public schema, with each of its quirks, read and validated."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from benchmark.corpus.bundle import read_bundle
from benchmark.errors import BenchmarkError
from benchmark.outcomes import BugType
from benchmark.verdicts import Origin
from fixtures import bundle_place
from fixtures.bundle_place import locate_bundle
from fixtures.errors import FixtureError

CODE = "def half(n):\n    if n < 0:\n        return 0\n    return n // 2\n"
WRONG = {
    "off_by_one": CODE.replace("// 2", "// 3"),
    "boundary_error": CODE.replace("n < 0", "n < 9"),
    "wrong_semantics": CODE.replace("return n // 2", "return n"),
    "wrong_operator": CODE.replace("//", "*"),
}
TESTS = [f"assert half({n}) == {n // 2}" for n in range(2, 9)] + [
    "x = half(-3)\nassert x == 0\nassert half(4) == 2"
]


def rows(name: str, entry: str, number: int, kinds: Sequence[str]) -> tuple[Any, list[Any]]:
    """A query row and its corpus rows; `name` is the function's."""
    ids = [f"c_{number}{place}" for place in range(len(kinds) + 1)]
    query = {
        "query_id": f"q_{number:04d}",
        "query": f"Halve a number, never below nothing, the {number}th way.",
        "test_suite": [test.replace("half", name) for test in TESTS],
        "correct_corpus_ids": ids[:1],
        "paired_distractor_corpus_ids": ids[1:],
        "entry_id": entry,
        "metadata": {"model": "somebody"},
    }
    code = CODE.replace("half", name)
    corpus = [
        {
            "corpus_id": ids[0],
            "code": code,
            "label": "correct",
            "bug_type": "",
            "source_entry_id": entry,
        }
    ]
    for corpus_id, kind in zip(ids[1:], kinds, strict=True):
        corpus.append(
            {
                "corpus_id": corpus_id,
                "code": WRONG[kind].replace("half", name),
                "label": "incorrect",
                "bug_type": kind,
                "source_entry_id": entry,
            }
        )
    return query, corpus


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three queries: a legacy one with three distractors, two that share an entry id."""
    made = [
        rows("half", "pilot/half", 1, ["off_by_one", "boundary_error", "wrong_semantics"]),
        rows("halve", "shared", 2, list(WRONG)),
        rows("halved", "shared", 3, list(WRONG)),
    ]
    place = tmp_path / "bundle" / "data"
    place.mkdir(parents=True)
    for name, lines in (
        ("queries.jsonl", [query for query, _ in made]),
        ("corpus.jsonl", [row for _, corpus in made for row in corpus]),
    ):
        (place / name).write_text("".join(json.dumps(row) + "\n" for row in lines))
    return tmp_path / "bundle"


def test_the_quirks_are_read_as_what_they_are(folder: Path) -> None:
    tier = read_bundle(folder)
    assert [len(query.distractor_ids) for query in tier.queries] == [3, 4, 4]
    assert len({query.entry_id for query in tier.queries}) == 3
    assert [query.function_name for query in tier.queries] == ["half", "halve", "halved"]
    kinds = [snippet.bug_type for snippet in tier.distractors(tier.queries[0])]
    assert kinds == [BugType.OFF_BY_ONE, BugType.LEGACY, BugType.LEGACY]
    assert tier.snippet("c_10").bug_type is None
    assert Origin.of(tier) is Origin.STRANGER


def test_a_shared_entry_id_gives_each_snippet_to_the_query_that_names_it(folder: Path) -> None:
    tier = read_bundle(folder)
    for query in tier.queries:
        for corpus_id in (query.canonical_id, *query.distractor_ids):
            assert tier.snippet(corpus_id).entry_id == query.entry_id


def test_a_bundle_is_validated_and_searched_like_any_tier(
    folder: Path, pytester: pytest.Pytester, request: pytest.FixtureRequest
) -> None:
    root = request.config.rootpath
    result = pytester.runpytest_subprocess(
        f"--rootdir={root}",
        f"-c{root / 'pyproject.toml'}",
        str(root / "suites" / "validation" / "test_gates.py"),
        str(root / "suites" / "retrieval" / "test_retrieval.py"),
        f"--bundle={folder}",
        "--tiers=bundle",
        "--systems=bm25",
        f"--ledger={pytester.path / 'ledger'}",
        f"--report-dir={pytester.path / 'out'}",
        "-p",
        "no:cacheprovider",
    )
    result.assert_outcomes(passed=3 * 4 + 11 + 1 + 3)
    result.stdout.fnmatch_lines(["*bundle*"])


FAULTS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "two_canonicals": (lambda q: q["correct_corpus_ids"].append("c_11"), "malformed entry q_0001"),
    "no_query": (lambda q: q.pop("query"), "malformed entry q_0001.*KeyError"),
    "unknown_canonical": (
        lambda q: q.update(correct_corpus_ids=["c_99"]),
        "malformed entry q_0001.*c_99",
    ),
    "anothers_distractor": (
        lambda q: q["paired_distractor_corpus_ids"].append("c_21"),
        "c_21 belongs to q_0001 and q_0002",
    ),
}


@pytest.mark.parametrize(("spoil", "message"), FAULTS.values(), ids=FAULTS.keys())
def test_a_damaged_bundle_is_refused_by_file_and_entry(
    folder: Path, spoil: Callable[[dict[str, Any]], object], message: str
) -> None:
    path = folder / "data" / "queries.jsonl"
    first, *rest = path.read_text().splitlines()
    row = json.loads(first)
    spoil(row)
    path.write_text("\n".join([json.dumps(row), *rest]) + "\n")
    with pytest.raises(BenchmarkError, match=message):
        read_bundle(folder)


def test_a_folder_without_the_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BenchmarkError, match="0 folders with"):
        locate_bundle(str(tmp_path))


def test_a_path_that_does_not_exist_is_refused_with_what_to_name() -> None:
    with pytest.raises(FixtureError, match=r"no such folder, got './nowhere'.*owner/name"):
        locate_bundle("./nowhere")


def test_a_repository_is_fetched_from_the_hub(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, Any] = {}

    def fetch(repo: str, **how: Any) -> str:
        asked.update(how, repo=repo)
        return str(folder)

    monkeypatch.setattr("huggingface_hub.snapshot_download", fetch)
    assert locate_bundle("owner/bundle") == folder / "data"
    assert asked == {
        "repo": "owner/bundle",
        "repo_type": "dataset",
        "allow_patterns": list(bundle_place.WANTED),
    }


def test_an_unreachable_hub_is_said_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    def fetch(repo: str, **how: Any) -> str:
        raise OSError("offline")

    monkeypatch.setattr("huggingface_hub.snapshot_download", fetch)
    with pytest.raises(FixtureError, match=r"'owner/bundle' not fetched.*name a local folder"):
        locate_bundle("owner/bundle")

"""A tier comes back from its released files; changed, missing and malformed ones are named.

Source: ExecRetrieval section 3.1, Appendix D (SHA-256 over all files).
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benchmark import jsonl
from benchmark.corpus import release_files
from benchmark.corpus.plan import plan_of, read_plan
from benchmark.errors import BenchmarkError
from benchmark.gates.worked import ENTRY, TIER
from benchmark.outcomes import BugType


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    release_files.write_tier(tmp_path, TIER)
    release_files.write_sums(tmp_path)
    return tmp_path


def test_a_tier_comes_back_as_written(folder: Path) -> None:
    assert release_files.read_tier(folder, "worked") == TIER


def test_any_text_comes_back_as_written(tmp_path: Path) -> None:
    odd = replace(ENTRY.canonical, code="x = '\ud800 é \u2028'\r\n\x0c")
    tier = replace(TIER, corpus=(odd, *TIER.corpus[1:]))
    release_files.write_tier(tmp_path, tier)
    assert release_files.read_tier(tmp_path, "worked") == tier


def test_the_released_schema_is_that_of_the_public_bundle(folder: Path) -> None:
    (query,) = jsonl.read(folder / "queries.jsonl")
    corpus = jsonl.read(folder / "corpus.jsonl")
    assert list(query) == [
        "query_id",
        "query",
        "test_suite",
        "correct_corpus_ids",
        "paired_distractor_corpus_ids",
        "entry_id",
        "metadata",
    ]
    assert list(corpus[0]) == ["corpus_id", "code", "label", "source_entry_id"]
    assert [row["label"] for row in corpus] == ["correct"] + ["incorrect"] * 4
    assert corpus[1]["bug_type"] == "remove_edge_case_check"


def test_a_bundle_without_bug_descriptions_is_read_too(folder: Path) -> None:
    rows = jsonl.read(folder / "corpus.jsonl")
    for row in rows:
        row.pop("bug_description", None)
    jsonl.write(folder / "corpus.jsonl", rows)
    assert release_files.read_tier(folder, "worked").corpus[1].bug_description == ""


def flip_a_byte(folder: Path) -> None:
    path = folder / "corpus.jsonl"
    path.write_bytes(path.read_bytes().replace(b"total", b"totaL", 1))


CHANGES: dict[str, tuple[Callable[[Path], object], tuple[str, ...]]] = {
    "nothing_changed": (lambda _: None, ()),
    "changed_byte": (flip_a_byte, ("corpus.jsonl",)),
    "missing_file": (lambda folder: (folder / "queries.jsonl").unlink(), ("queries.jsonl",)),
    "extra_file": (lambda folder: (folder / "a b.jsonl").write_text(""), ("a b.jsonl",)),
    "renamed_file": (
        lambda folder: (folder / "queries.jsonl").rename(folder / "renamed.jsonl"),
        ("queries.jsonl", "renamed.jsonl"),
    ),
    "folders_are_not_listed": (lambda folder: (folder / "evalplus").mkdir(), ()),
}


@pytest.mark.parametrize(("change", "names"), CHANGES.values(), ids=CHANGES.keys())
def test_the_sums_name_what_is_not_as_released(
    folder: Path, change: Callable[[Path], object], names: tuple[str, ...]
) -> None:
    change(folder)
    assert release_files.check_sums(folder) == names


@pytest.mark.parametrize(
    "content", [None, "no sums\n", "é"], ids=["missing", "one_column", "not_ascii"]
)
def test_sums_that_can_not_be_read_are_named(folder: Path, content: str | None) -> None:
    (folder / "SHA256SUMS").unlink()
    if content is not None:
        (folder / "SHA256SUMS").write_text(content, encoding="utf-8")
    with pytest.raises(BenchmarkError, match=r"SHA256SUMS: malformed sums, got .*restore the file"):
        release_files.check_sums(folder)


MALFORMED = {
    "query_without_tests": ("queries", "q_1", {"test_suite": None}, "TypeError: test_suite is N"),
    "tests_in_one_text": ("queries", "q_1", {"test_suite": "assert 1"}, "TypeError: test_suite is"),
    "test_is_no_text": ("queries", "q_1", {"test_suite": [1]}, "TypeError: test_suite is"),
    "two_canonicals": (
        "queries",
        "q_1",
        {"correct_corpus_ids": ["a", "b"]},
        "ValueError: too many",
    ),
    "no_metadata": ("queries", "q_1", {"metadata": {}}, "KeyError: 'domain'"),
    "code_is_no_text": ("corpus", "c_0", {"code": 1}, "TypeError: code is 1, not a text"),
    "unknown_label": ("corpus", "c_0", {"label": "good"}, "ValueError: 'good' is not a valid"),
    "unknown_bug_type": ("corpus", "c_0", {"bug_type": "typo"}, "ValueError: 'typo' is not"),
    "label_without_bug": ("corpus", "c_0", {"label": "incorrect"}, "BenchmarkError: c_0: label"),
}


@pytest.mark.parametrize(
    ("name", "entry", "change", "fault"), MALFORMED.values(), ids=MALFORMED.keys()
)
def test_a_malformed_row_is_named_with_file_entry_and_fault(
    folder: Path, name: str, entry: str, change: dict[str, Any], fault: str
) -> None:
    path = folder / f"{name}.jsonl"
    first, *rest = jsonl.read(path)
    jsonl.write(path, [{**first, **change}, *rest])
    with pytest.raises(BenchmarkError) as caught:
        release_files.read_tier(folder, "worked")
    assert f"{path}: malformed entry {entry}, got {fault}" in str(caught.value)


def test_a_row_without_its_id_is_named_as_such(folder: Path) -> None:
    jsonl.write(folder / "corpus.jsonl", [{"code": ""}])
    with pytest.raises(BenchmarkError, match="malformed entry an entry without id, got KeyError"):
        release_files.read_tier(folder, "worked")


def test_bug_types_are_counted_with_those_that_do_not_occur() -> None:
    counts = release_files.bug_type_counts(TIER.corpus)
    assert counts[BugType.WRONG_OPERATOR] == 1
    assert counts[BugType.SWAP_ARGUMENTS] == 0
    assert sum(counts.values()) == 4


def test_a_plan_holds_the_ids_of_a_tier_and_none_of_its_texts() -> None:
    (entry,) = plan_of(TIER).entries
    assert (entry.query_id, entry.canonical_id) == ("q_1", "c_0")
    assert [one.bug_type for one in entry.distractors] == [s.bug_type for s in ENTRY.distractors]
    assert "return" not in repr(entry)


def test_an_unknown_tier_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BenchmarkError, match="unknown tier, got 'gold'; expected one of core, dec"):
        read_plan("gold")

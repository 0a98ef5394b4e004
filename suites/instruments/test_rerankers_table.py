"""The table of rerankers: what is refused, what a name in --systems brings along."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from benchmark import protocol
from benchmark.corpus.plan import DECENTRED, TIERS, read_plan
from fixtures.embedders.table import read_systems
from fixtures.errors import FixtureError
from fixtures.rerankers.catalogue import RerankedSpec, select_reranked
from fixtures.rerankers.table import read_reranked, read_rerankers

ROW: dict[str, Any] = {
    "id": "shape",
    "kind": "medoid",
    "title": "Shape",
    "first_stages": ["bm25"],
    "top_k": 10,
    "view": "tokens",
}
RUN: dict[str, Any] = {
    "id": "run",
    "kind": "execution",
    "title": "Run",
    "first_stages": ["bm25"],
    "top_k": 10,
    "probes": 8,
    "judge": "rules",
    "placebos": ["shape"],
}
ASKED: dict[str, Any] = {
    **{name: ROW[name] for name in ("title", "first_stages", "top_k")},
    "id": "asked",
    "kind": "listwise",
    "model": "some",
    "max_tokens": 9,
}
# Name of the fault: the row, and what the message must say beside file and row.
FAULTS: dict[str, tuple[object, list[str]]] = {
    "unknown_key": ({**ROW, "depth": 3}, ["(shape)", "'depth'", "remove the key"]),
    "missing_key": ({k: v for k, v in ROW.items() if k != "top_k"}, ["'top_k'", "add the key"]),
    "bad_id": ({**ROW, "id": "a b"}, ["id", "'a b'"]),
    "unknown_kind": ({**ROW, "kind": "magic"}, ["kind", "'magic'", "listwise"]),
    "stages_are_text": ({**ROW, "first_stages": "bm25"}, ["first_stages", "list of texts"]),
    "top_of_one": ({**ROW, "top_k": 1}, ["top_k", "got 1", "2 or more"]),
    "sampled_is_a_number": ({**ROW, "sampled": 200}, ["sampled", "200", "expected bool"]),
    "no_view": ({k: v for k, v in ROW.items() if k != "view"}, ["view", "missing"]),
    "view_in_listwise": ({**ASKED, "view": "tokens"}, ["view", "without effect"]),
    "listwise_without_model": ({**ASKED, "model": ""}, ["model", "missing"]),
    "unknown_judge": ({**RUN, "judge": "taste"}, ["judge", "'taste'", "rules or model"]),
    "model_judge_without_model": ({**RUN, "judge": "model"}, ["missing", "add the key"]),
    "row_is_text": ("shape", ["not a mapping", "'shape'"]),
}


def _write(path: Path, rows: object) -> Path:
    path.write_text(yaml.safe_dump({"rerankers": rows}), encoding="utf-8")
    return path


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_row_is_refused_by_file_row_and_key(fault: str, tmp_path: Path) -> None:
    row, said = FAULTS[fault]
    path = _write(tmp_path / "rerankers.yaml", [row])
    with pytest.raises(FixtureError) as caught:
        read_rerankers(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: row 1")
    assert [part for part in (*said, "got", "expected") if part not in message] == []


def test_a_duplicate_id_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FixtureError, match=r"row 2 \(shape\): duplicate id"):
        read_rerankers(_write(tmp_path / "rerankers.yaml", [ROW, ROW]))


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([{**ROW, "first_stages": ["none"]}], "unknown first stage, got 'none'"),
        ([{**ROW, "view": "vectors"}], "no vectors, got first stage 'bm25'"),
        ([RUN], "no such placebo at its budget, got 'bm25.shape'"),
        ([RUN, {**ROW, "top_k": 5}], "no such placebo at its budget, got 'bm25.shape'"),
    ],
    ids=["first_stage", "vectors", "no_placebo", "other_budget"],
)
def test_a_row_that_does_not_fit_the_others_is_refused(
    rows: list[object], said: str, tmp_path: Path
) -> None:
    path = _write(tmp_path / "rerankers.yaml", rows)
    with pytest.raises(FixtureError, match=said) as caught:
        read_reranked(read_systems(), path)
    assert str(caught.value).startswith(str(path))


KNOWN = read_reranked(read_systems())


def test_every_reranker_of_the_project_has_a_shape_placebo_and_its_blind_self() -> None:
    for spec in KNOWN:
        row = spec.reranker
        if row.kind == "medoid" or row.blind:
            assert row.placebos == ()
            continue
        assert f"{spec.first.id}.{row.id}-nq" in spec.placebo_ids
        assert f"{spec.first.id}.medoid-tok" in spec.placebo_ids


def test_a_blind_row_is_its_reranker_but_for_the_blindness() -> None:
    by_id = {spec.id: spec for spec in KNOWN}
    for spec in (spec for spec in KNOWN if spec.reranker.blind):
        twin = by_id[spec.id.removesuffix("-nq")].reranker
        differing = {
            name
            for name in type(twin).__slots__
            if getattr(twin, name) != getattr(spec.reranker, name)
        }
        assert differing == {"id", "title", "placebos", "blind"}


def test_what_asks_a_model_runs_on_the_sample_and_ids_fit_item_ids() -> None:
    assert {spec.id: spec.sample for spec in KNOWN if spec.reranker.model == "qwen-coder-0.5b"}
    for spec in KNOWN:
        asks = spec.reranker.model.startswith("qwen")
        assert spec.sample == (protocol.RERANK_SAMPLE_QUERIES if asks else 0)


def test_items_of_every_reranked_system_have_ids_of_at_most_eighty_characters() -> None:
    longest = max(len(entry.entry_id) for t in TIERS for entry in read_plan(t).entries)
    assert max(len(spec.id) for spec in KNOWN) + len(f"-{DECENTRED}-") + longest <= 80


def _ids(specs: tuple[RerankedSpec, ...]) -> list[str]:
    return [spec.id for spec in specs]


def test_a_name_brings_its_placebos_and_first_stage() -> None:
    chosen, firsts = select_reranked(["bm25.exec"], KNOWN)
    assert sorted(_ids(chosen)) == ["bm25.exec", "bm25.exec-nq", "bm25.medoid-tok"]
    assert firsts == ("bm25",)


def test_other_names_are_left_to_the_first_stages() -> None:
    assert select_reranked(["minilm", "nope"], KNOWN) == ((), ("minilm", "nope"))


def test_without_names_only_what_is_not_on_request_runs() -> None:
    assert select_reranked([], KNOWN) == ((), ())

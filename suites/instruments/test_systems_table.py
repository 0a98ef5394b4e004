"""The invocation table: what is refused, and that each refusal names file, row, key and remedy."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest
import yaml

from fixtures.embedders.catalogue import DOT, LEXICAL, DenseSpec, SystemSpec, select_systems
from fixtures.embedders.local_specs import SentenceTransformersSpec
from fixtures.embedders.table import TABLE, read_systems
from fixtures.errors import FixtureError

WEIGHTS: dict[str, Any] = {
    "package": "carrier",
    "folder": "model",
    "hub": "owner/model",
    "variable": "MODEL_PATH",
    "file": "model.safetensors",
    "sha256": "0" * 64,
}
DENSE: dict[str, Any] = {
    "id": "tiny",
    "kind": "sentence-transformers",
    "title": "Tiny",
    "extra": "tiny",
    "dimension": 3,
    "max_tokens": 8,
    "batch_size": 2,
    "similarity": "cosine",
    "weights": WEIGHTS,
}
HOSTED: dict[str, Any] = {
    "id": "far",
    "kind": "google",
    "title": "Far",
    "extra": "google",
    "dimension": 3,
    "batch_size": 2,
    "similarity": "cosine",
    "model": "gemini-embedding-2",
    "key": "FAR_KEY",
}
HUB: dict[str, Any] = {
    **{key: value for key, value in DENSE.items() if key != "weights"},
    "kind": "hub",
    "hub": "owner/model",
    "dtype": "float32",
}
LEXICAL_ROW: dict[str, Any] = {"id": "words", "kind": LEXICAL, "title": "Words", "extra": "words"}


def _without(row: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != key}


# Name of the fault: the row, and what the message must say beside the file and "row 1".
FAULTS: dict[str, tuple[object, list[str]]] = {
    "unknown_key": ({**DENSE, "pooling": "mean"}, ["(tiny)", "'pooling'", "remove the key"]),
    "unknown_key_in_weights": (
        {**DENSE, "weights": {**WEIGHTS, "md5": "0"}},
        ["(tiny)", "weights", "'md5'", "remove the key"],
    ),
    "missing_key": (_without(DENSE, "title"), ["(tiny)", "'title'", "add the key"]),
    "missing_id": (_without(DENSE, "id"), ["'id'", "add the key"]),
    "missing_key_in_weights": (
        {**DENSE, "weights": _without(WEIGHTS, "sha256")},
        ["(tiny)", "weights", "'sha256'", "add the key"],
    ),
    "unknown_kind": ({**LEXICAL_ROW, "kind": "magic"}, ["kind", "'magic'", "lexical", "(words)"]),
    "bad_id": ({**LEXICAL_ROW, "id": "b m/25"}, ["id", "'b m/25'", "[A-Za-z0-9_.-]"]),
    "id_is_a_number": ({**LEXICAL_ROW, "id": 25}, ["id", "25", "expected str", "quote it"]),
    "id_is_null": ({**LEXICAL_ROW, "id": None}, ["id", "None", "expected str"]),
    "kind_is_a_list": ({**LEXICAL_ROW, "kind": ["lexical"]}, ["kind", "expected str"]),
    "dimension_is_text": ({**DENSE, "dimension": "3"}, ["dimension", "'3'", "expected int"]),
    "batch_is_true": ({**DENSE, "batch_size": True}, ["batch_size", "True", "expected int"]),
    "batch_is_zero": ({**DENSE, "batch_size": 0}, ["batch_size", "0", "1 or more"]),
    "no_dimension": (_without(DENSE, "dimension"), ["(tiny)", "'dimension'", "add the key"]),
    "no_input_limit": (_without(DENSE, "max_tokens"), ["'max_tokens'", "add the key"]),
    "no_similarity": ({**DENSE, "similarity": "l2"}, ["similarity", "'l2'", "cosine, dot"]),
    "dense_without_weights": (_without(DENSE, "weights"), ["'weights'", "add the key", "(tiny)"]),
    "weights_are_text": ({**DENSE, "weights": "model"}, ["weights", "not a mapping", "'model'"]),
    "dotted_package": (
        {**DENSE, "weights": {**WEIGHTS, "package": "os.path"}},
        ["package", "'os.path'", "identifier"],
    ),
    "prompt_in_lexical": (
        {**LEXICAL_ROW, "query_prompt": "q: "},
        ["'query_prompt'", "a row of kind lexical", "remove the key"],
    ),
    "task_type_of_gemini_2": (
        {**HOSTED, "query_task_type": "CODE_RETRIEVAL_QUERY"},
        ["(far)", "query_task_type", "without effect", "query_prompt"],
    ),
    "unknown_task_type": (
        {**HOSTED, "model": "gemini-embedding-001", "query_task_type": "CODE"},
        ["(far)", "query_task_type", "'CODE'", "CODE_RETRIEVAL_QUERY"],
    ),
    "task_type_elsewhere": (
        {**HOSTED, "kind": "openai", "query_task_type": "CODE_RETRIEVAL_QUERY"},
        ["(far)", "'query_task_type'", "a row of kind openai"],
    ),
    "weights_of_a_hosted_model": ({**HOSTED, "weights": WEIGHTS}, ["'weights'", "kind google"]),
    "dot_product_hosted": ({**HOSTED, "similarity": "dot"}, ["similarity", "'dot'", "cosine"]),
    "hosted_without_model": (_without(HOSTED, "model"), ["'model'", "add the key"]),
    "hosted_without_key": (_without(HOSTED, "key"), ["'key'", "add the key"]),
    "no_timeout": ({**HOSTED, "timeout_s": 0}, ["timeout_s", "0", "1 or more"]),
    "negative_limit": ({**HOSTED, "request_tokens": -1}, ["request_tokens", "-1", "0 or more"]),
    "unknown_dtype": ({**HUB, "dtype": "int8"}, ["dtype", "'int8'", "bfloat16"]),
    "unknown_certainty": ({**HUB, "certainty": "sure"}, ["certainty", "'sure'", "inferred"]),
    "row_is_text": ("bm25", ["not a mapping", "'bm25'", "key: value"]),
    "row_is_null": (None, ["not a mapping", "None"]),
    "key_is_a_number": ({7: "x", "kind": LEXICAL, "id": "words"}, ["unknown key", "7"]),
}


def _write(path: Path, rows: object) -> Path:
    path.write_text(yaml.safe_dump({"systems": rows}, allow_unicode=True), encoding="utf-8")
    return path


# The paper's 24 rows by family, in the table's order (notes of the table: seven are inferred).
PAPER: dict[str, tuple[str, ...]] = {
    "lexical": ("bm25",),
    "sentence-transformers": ("minilm", "mpnet"),
    "google": ("gemini-embedding-2", "gemini-embedding-001"),
    "mistral": ("mistral-embed-2312", "codestral-embed-2505"),
    "openai": ("text-embedding-3-large", "text-embedding-3-small", "text-embedding-ada-002"),
    "hub": (
        *("qwen3-embedding-8b", "qwen3-embedding-4b", "qwen3-embedding-4b-bf16"),
        *("bge-base-en-v1.5", "bge-large-en-v1.5", "bge-m3"),
        *("e5-base-v2", "e5-large-v2", "multilingual-e5-large", "gte-base", "gte-large"),
        *("multi-qa-mpnet-base-dot-v1", "all-minilm-l12-v2", "paraphrase-minilm-l6-v2"),
    ),
}
QWEN = (
    "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:"
)
BGE = "Represent this sentence for searching relevant passages: "
GEMINI = ("task: code retrieval | query: ", "title: none | text: ")
PROMPTS = {
    "gemini-embedding-2": GEMINI,
    **dict.fromkeys(PAPER["hub"][:3], (QWEN, "")),
    **dict.fromkeys(PAPER["hub"][3:5], (BGE, "")),
    **dict.fromkeys(PAPER["hub"][6:9], ("query: ", "passage: ")),
}


def _dense() -> list[DenseSpec]:
    return [spec for spec in read_systems() if isinstance(spec, DenseSpec)]


def test_the_table_has_the_papers_24_rows() -> None:
    paper = [spec for spec in read_systems() if spec.certainty]
    assert len(paper) == 24
    for kind, ids in PAPER.items():
        assert tuple(spec.id for spec in paper if spec.kind == kind) == ids
    certainties = [spec.certainty for spec in paper if spec.id != "bm25"]
    assert [certainties.count(each) for each in ("certain", "family", "inferred")] == [15, 1, 7]
    assert [spec.id for spec in read_systems() if not spec.certainty] == [
        "qwen-coder-0.5b",
        "wordllama",
        "bm25-words",
        "bm25-blanks",
    ]


def test_every_row_of_the_paper_says_where_its_invocation_is_from() -> None:
    assert [spec.id for spec in read_systems() if spec.certainty and not spec.source] == []


def test_only_the_documented_families_have_prompts() -> None:
    found = {spec.id: (spec.query_prompt, spec.document_prompt) for spec in _dense()}
    assert {name: pair for name, pair in found.items() if pair != ("", "")} == PROMPTS


def test_what_the_paper_leaves_open_is_a_note_of_the_row() -> None:
    notes = {spec.id: spec.note for spec in read_systems()}
    for name in PAPER["hub"][:3]:
        assert "'Query: ' with a space" in notes[name]
    assert [name for name, note in notes.items() if "Open:" in note] == [
        *("gemini-embedding-2", "codestral-embed-2505"),
        *PAPER["hub"][:3],
        *("bge-m3", "paraphrase-minilm-l6-v2"),
    ]


def test_one_row_compares_by_dot_product_the_others_by_cosine() -> None:
    assert [spec.id for spec in _dense() if spec.similarity == DOT] == [PAPER["hub"][11]]


def test_a_variant_runs_only_when_named_even_if_it_is_frozen() -> None:
    known = read_systems()
    frozen = [spec.id for spec in select_systems([], known, (), ["mpnet", "bm25-words"])]
    assert frozen == ["bm25", "minilm", "mpnet", "wordllama"]
    assert [s.id for s in select_systems(["bm25-words"], known)] == ["bm25-words"]


def test_without_names_run_the_systems_that_need_no_key_no_hub_and_no_hour() -> None:
    ready = [spec.id for spec in select_systems([], read_systems())]
    assert ready == ["bm25", "minilm", "wordllama"]


def test_the_projects_minilm_row_pins_prompts_limits_and_hash() -> None:
    spec = read_systems()[1]
    assert isinstance(spec, SentenceTransformersSpec)
    assert (spec.dimension, spec.max_tokens, spec.batch_size) == (384, 256, 32)
    assert len(spec.weights.sha256) == 64


def test_a_sound_table_loads(tmp_path: Path) -> None:
    path = _write(tmp_path / "systems.yaml", [LEXICAL_ROW, DENSE])
    assert [spec.id for spec in read_systems(path)] == ["words", "tiny"]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_row_is_refused_by_file_row_and_key(fault: str, tmp_path: Path) -> None:
    row, said = FAULTS[fault]
    path = _write(tmp_path / "systems.yaml", [row])
    with pytest.raises(FixtureError) as caught:
        read_systems(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: row 1")
    assert message.count(str(path)) == 1
    assert [part for part in (*said, "got", "expected") if part not in message] == []


def test_a_duplicate_id_is_refused_at_its_second_row(tmp_path: Path) -> None:
    path = _write(tmp_path / "systems.yaml", [LEXICAL_ROW, DENSE, LEXICAL_ROW])
    with pytest.raises(FixtureError, match=r"row 3 \(words\): duplicate id.*rename one"):
        read_systems(path)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "systems:\n",
        "systems: 5\n",
        "systems: []\n",
        "- a\n",
        "other: []\n",
        "systems: {a: 1}\n",
    ],
    ids=["empty", "null", "number", "no_rows", "list", "other_key", "mapping"],
)
def test_a_file_without_rows_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "systems.yaml"
    path.write_text(text)
    with pytest.raises(
        FixtureError, match=r"no rows, got .*; expected `systems:`.*restore"
    ) as caught:
        read_systems(path)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize("content", [b"a: [", b"\xff\xfe", b"\0"], ids=["syntax", "bytes", "nul"])
def test_a_file_that_is_not_yaml_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "systems.yaml"
    path.write_bytes(content)
    with pytest.raises(FixtureError, match=r"unreadable, got .*restore it from git"):
        read_systems(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FixtureError, match=r"absent\.yaml: unreadable"):
        read_systems(tmp_path / "absent.yaml")


def test_named_systems_come_in_the_tables_order_and_once() -> None:
    known = read_systems()
    assert select_systems(["minilm", "bm25", "minilm"], known) == known[:2]
    assert [spec.id for spec in select_systems(["minilm"], known)] == ["minilm"]


def test_without_names_all_run_but_those_on_request() -> None:
    known = read_systems()
    ready = tuple(spec for spec in known if not spec.on_request and not spec.variant_of)
    assert select_systems([], known) == ready
    assert [spec.id for spec in select_systems(["mpnet"], known)] == ["mpnet"]


def test_an_unknown_system_is_refused_with_the_known_ones_and_the_table() -> None:
    with pytest.raises(FixtureError) as caught:
        select_systems(["nope"], read_systems())
    message = str(caught.value)
    said = ["--systems", "'nope'", "expected one of bm25, minilm", "add a row", TABLE.name]
    assert [part for part in said if part not in message] == []


@pytest.mark.parametrize("spec", read_systems(), ids=lambda spec: spec.id)
def test_a_missing_package_is_a_sentence_that_says_how_to_install_it(
    spec: SystemSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert spec.missing.startswith(f"{spec.id}: the package ")
    assert spec.missing.endswith(f"pip install 'execretrieval-suite[{spec.extra}]'")


def test_an_installed_package_leaves_nothing_to_say() -> None:
    assert read_systems()[0].missing == ""

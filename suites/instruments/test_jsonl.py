"""JSON lines come back as written; torn and damaged lines are seen."""

from pathlib import Path

import pytest

from benchmark import jsonl
from benchmark.errors import BenchmarkError

ROWS = ({"a": 1, "b": [None, True, 1.5]}, {"text": "é ∑ 𝄞 \u2028 \x85 \x0c \ud800 \r\n"})


def test_rows_come_back_as_written(tmp_path: Path) -> None:
    jsonl.write(tmp_path / "new" / "rows.jsonl", ROWS)
    assert jsonl.read(tmp_path / "new" / "rows.jsonl") == ROWS


def test_a_frozen_file_is_ascii_with_unix_line_ends_and_keys_in_order(tmp_path: Path) -> None:
    jsonl.write(tmp_path / "rows.jsonl", [{"b": "é", "a": "\ud800"}])
    assert (tmp_path / "rows.jsonl").read_bytes() == b'{"b": "\\u00e9", "a": "\\ud800"}\n'


def test_writing_again_replaces_the_file_and_leaves_no_neighbour(tmp_path: Path) -> None:
    for value in (1, 2):
        jsonl.write(tmp_path / "rows.jsonl", [{"value": value}])
    assert [path.name for path in tmp_path.iterdir()] == ["rows.jsonl"]
    assert jsonl.read(tmp_path / "rows.jsonl") == ({"value": 2},)


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    jsonl.write(tmp_path / "rows.jsonl", ROWS)
    with pytest.raises(TypeError):
        jsonl.write(tmp_path / "rows.jsonl", [{"value": object()}])
    assert jsonl.read(tmp_path / "rows.jsonl") == ROWS


def test_line_separators_written_raw_by_another_tool_do_not_end_a_line(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_bytes('{"text": "a\u2028b\x85c"}\r\n{"text": ""}\n'.encode())
    assert jsonl.read(path) == ({"text": "a\u2028b\x85c"}, {"text": ""})
    assert jsonl.read_log(path) == jsonl.Lines(({"text": "a\u2028b\x85c"}, {"text": ""}), 0)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        pytest.param('{"a": ', "got '{\"a\": '", id="torn_last_line"),
        pytest.param('{"a": 2}', "got '{\"a\": 2}'", id="last_line_without_its_end"),
        pytest.param("[1, 2]\n", r"got '\[1, 2\]\\n'", id="no_object"),
        pytest.param("\n", r"got '\\n'", id="blank"),
    ],
)
def test_a_damaged_line_of_a_frozen_file_is_named_with_its_number(
    tmp_path: Path, line: str, shown: str
) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text('{"a": 1}\n' + line)
    with pytest.raises(BenchmarkError, match=rf"rows\.jsonl:2: damaged line, {shown}; expected"):
        jsonl.read(path)


def test_a_damaged_middle_line_of_a_frozen_file_is_named_with_its_number(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    path.write_text('{"a": 1}\n{"a" 2}\n{"a": 3}\n')
    with pytest.raises(BenchmarkError, match=r"rows\.jsonl:2: damaged line.*restore the file"):
        jsonl.read(path)


@pytest.mark.parametrize("content", [None, b'{"a": "\xff"}\n'], ids=["missing", "not_utf8"])
def test_an_unreadable_frozen_file_is_named(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "rows.jsonl"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BenchmarkError, match=r"rows\.jsonl: unreadable, got .*; restore it"):
        jsonl.read(path)


def test_a_log_gives_its_whole_lines_and_counts_the_others(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(b'{"a": 1}\n{"a" 2}\n{"a": "\xff"}\n{"a": 3}\n{"a": 4')
    assert jsonl.read_log(path) == jsonl.Lines(({"a": 1}, {"a": "\ufffd"}, {"a": 3}), 2)


def test_a_log_torn_within_a_letter_is_still_read(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(b'{"a": 1}\n{"a": "\xc3')
    assert jsonl.read_log(path) == jsonl.Lines(({"a": 1},), 1)


def test_a_missing_log_is_empty(tmp_path: Path) -> None:
    assert jsonl.read_log(tmp_path / "log.jsonl") == jsonl.Lines((), 0)

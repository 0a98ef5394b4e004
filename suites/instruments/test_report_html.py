"""The HTML report says what the terminal says, is well-formed, and lets no name become markup."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from reports import as_html, terminal
from reports.errors import ReportError
from suites.instruments.test_report_terminal import report, run_of

VOID = frozenset({"meta", "br", "img"})
SYSTEMS = ("bm25", "minilm", "mpnet", "wordllama", "jina", "voyage", "nomic")
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"/>'


class Reader(HTMLParser):
    """Text of a page by tag; raises for a tag that is closed out of turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: dict[str, list[str]] = {}
        self.sources: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open:
            self.said.setdefault(self.open[-1], []).append(data.strip())


def words(text: str) -> set[str]:
    """What is written, without rules and blanks."""
    return {word for word in text.split() if set(word) != {"-"}}


def test_every_word_of_the_terminal_is_on_the_page() -> None:
    full = report(run_of(SYSTEMS), complaints=("3 items <were> lost",), gates=["exec@1>=0.9"])
    page = Reader(as_html.document(full, {}))
    here = {word for said in page.said.values() for text in said for word in text.split()}
    assert words(terminal.render(full, as_html.WIDTH, color=False)) <= here


def test_a_table_has_a_head_and_a_row_a_system() -> None:
    page = Reader(as_html.document(report(run_of(SYSTEMS)), {}))
    assert set(SYSTEMS) <= set(page.said["td"])
    assert "precision@5" in page.said["th"]


def test_contents_lead_to_every_heading() -> None:
    page = Reader(as_html.document(report(run_of(SYSTEMS)), {"figure: gap": SVG}))
    assert page.said["a"] == page.said["h2"]
    assert [s for s in page.sources if s[0] == "#"] == [
        f"#s{place}" for place in range(1, len(page.said["h2"]) + 1)
    ]


def test_nothing_is_fetched_and_figures_are_inside() -> None:
    page = Reader(as_html.document(report(run_of(["bm25"])), {"figure: gap": SVG}))
    assert all(source.startswith(("#", "data:image/svg+xml;base64,")) for source in page.sources)
    assert sum(source.startswith("data:") for source in page.sources) == 1


def test_a_sentence_that_looks_like_markup_is_text() -> None:
    sentence = 'lost: <script>alert("x")</script> & more'
    text = as_html.document(report(run_of(["bm25"]), complaints=(sentence,)), {})
    assert "<script" not in text
    assert sentence in Reader(text).said["p"]


def test_equal_runs_give_equal_bytes_in_any_order(tmp_path: Path) -> None:
    as_html.write_page(tmp_path / "a.html", report(run_of(SYSTEMS)), tmp_path)
    as_html.write_page(tmp_path / "b.html", report(run_of(SYSTEMS)[::-1]), tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.html", "b.html"]
    assert (tmp_path / "a.html").read_bytes() == (tmp_path / "b.html").read_bytes()


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(ReportError, match=r"--html-report: can't be written, got .*taken"):
        as_html.write_page(tmp_path / "taken" / "a.html", report(run_of(["bm25"])), tmp_path)

"""The report as one HTML file for reviewers: the terminal's tables and sentences, with contents and
figures; nothing is fetched, nothing computed.

It is written through the same sections as the terminal's report, so that neither can say what the
other doesn't. Equal runs give equal bytes.
"""

import base64
import os
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final

from rich.table import Column, Table

from reports.errors import ReportError
from reports.run_report import RunReport
from reports.terminal import write

WIDTH: Final = 400  # columns: a browser scrolls where a terminal can't
_STYLE: Final = """
:root { color-scheme: light dark; --rule: #8884; --faint: #8882 }
body { font: 15px/1.5 system-ui, sans-serif; margin: auto; max-width: 78rem; padding: 1rem 1.5rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin: 2.2rem 0 .6rem }
nav { columns: 22rem; font-size: .9rem } nav a { display: block; padding: .1rem 0 }
.wide { overflow-x: auto } p { margin: .4rem 0; max-width: 60rem }
table { border-collapse: collapse; font-size: .88rem; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid var(--rule); padding: .25rem .8rem .25rem 0; text-align: right }
th, td { vertical-align: top; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
thead th { border-bottom-width: 2px; vertical-align: bottom }
tbody tr:hover { background: var(--faint) }
figure { margin: 1.5rem 0 } img { background: #fff; max-width: 100% }
"""


class HtmlPage:
    """A `reports.tables.Page` whose `body` is HTML; titles become headings with an anchor."""

    def __init__(self) -> None:
        self.body: list[str] = []
        self.titles: list[str] = []

    @property
    def width(self) -> int:
        return WIDTH

    def title(self, text: str) -> None:
        self.titles.append(text)
        self.body.append(f'<h2 id="s{len(self.titles)}">{escape(text)}</h2>')

    def line(self, text: str) -> None:
        if text.strip():
            self.body.append(f"<p>{escape(text)}</p>")

    def table(self, table: Table) -> None:
        heads = "".join(f'<th scope="col">{_cell(column.header)}</th>' for column in table.columns)
        rows = "\n".join(_row(cells) for cells in zip(*map(_cells, table.columns), strict=True))
        self.body.append(
            f'<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n'
            f"<tbody>\n{rows}\n</tbody></table></div>"
        )


def document(report: RunReport, figures: Mapping[str, bytes]) -> str:
    """The whole file; `figures` are SVG by title."""
    page = HtmlPage()
    write(page, report)
    for title, picture in figures.items():
        page.title(title)
        data = base64.b64encode(picture).decode()
        source = f"data:image/svg+xml;base64,{data}"
        page.body.append(f'<figure><img alt="{escape(title)}" src="{source}"></figure>')
    contents = "\n".join(
        f'<a href="#s{place}">{escape(title)}</a>' for place, title in enumerate(page.titles, 1)
    )
    counts = report.items
    head = (
        f"{counts.passed} of {counts.selected} items passed, {counts.failed} failed, "
        f"{counts.skipped} were skipped, {counts.lost} never ended"
    )
    parts = (
        *('<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',),
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        *("<title>ExecRetrieval suite: report</title>", f"<style>{_STYLE}</style>\n</head>"),
        *("<body>\n<h1>ExecRetrieval suite: report</h1>", f"<p>{escape(head)}</p>"),
        f"<nav>\n{contents}\n</nav>",
        *(*page.body, "</body>\n</html>\n"),
    )
    return "\n".join(parts)


def write_page(path: Path, report: RunReport, plots: Path) -> None:
    """Write the file in one piece, with the figures that are in `plots`. Raises ReportError where
    it can't be written."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        figures = {
            f"figure: {each.stem}": each.read_bytes() for each in sorted(plots.glob("*.svg"))
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(document(report, figures), encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as error:
        raise ReportError(
            f"--html-report: can't be written, got {path} ({error.strerror}); expected a file; "
            "give a path that can be written"
        ) from error


def _cells(column: Column) -> list[str]:
    return [_cell(cell) for cell in column.cells]


def _cell(content: object) -> str:
    return "<br>".join(escape(line) for line in str(content).strip("\n").split("\n"))


def _row(cells: tuple[str, ...]) -> str:
    first, *others = cells
    return f"<tr><td>{first}</td>{''.join(f'<td>{cell}</td>' for cell in others)}</tr>"

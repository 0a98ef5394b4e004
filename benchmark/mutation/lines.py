"""Where lines start, and what an `ast` column is in characters.

Source: ExecRetrieval section 3.2; Python reference 2.1 (physical lines), `ast` (UTF-8 columns).
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

_LINE_END = re.compile(r"\r\n|\r|\n")  # not str.splitlines: form feeds do not end a line


@dataclass(frozen=True, slots=True)
class LineIndex:
    """Character offsets of the lines of a source; line numbers count from 1.

    Source: ExecRetrieval section 3.2.
    """

    source: str
    starts: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many lines there are; a final newline opens one more, which is empty."""
        return len(self.starts)

    def start_of(self, line: int) -> int:
        """Offset of a line's first character."""
        return self.starts[line - 1]

    def end_of(self, line: int) -> int:
        """Offset after a line's newline."""
        return self.starts[line] if line < self.count else len(self.source)

    def line_at(self, offset: int) -> int:
        """Number of the line that holds the character at `offset`."""
        return bisect_right(self.starts, offset)

    def text_of(self, line: int) -> str:
        """A line without its newline."""
        return self.source[self.start_of(line) : self.end_of(line)].rstrip("\r\n")

    def offset(self, line: int, byte_column: int) -> int:
        """Character offset of an `ast` position, whose column counts UTF-8 bytes."""
        start = self.start_of(line)
        text = self.source[start : self.end_of(line)]
        if text.isascii():
            return start + byte_column
        return start + len(text.encode()[:byte_column].decode())

    def texts(self) -> Iterator[str]:
        """The lines, each with `\\n` as its newline."""
        return (self.text_of(line) + "\n" for line in range(1, self.count + 1))


def index_lines(source: str) -> LineIndex:
    """The line index of a source.

    Source: ExecRetrieval section 3.2.
    """
    ends = (match.end() for match in _LINE_END.finditer(source))
    return LineIndex(source, (0, *ends))

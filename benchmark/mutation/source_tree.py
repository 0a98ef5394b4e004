"""A source parsed once, with the questions that operators ask about positions in it.

Source: ExecRetrieval section 3.2 (edits leave the rest of the text as it is).
"""

import ast
import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import TypeVar

from benchmark.errors import BenchmarkError
from benchmark.mutation.edit import Edit
from benchmark.mutation.editable import editable_parents
from benchmark.mutation.lines import LineIndex, index_lines
from benchmark.mutation.parse import parse
from benchmark.mutation.tokens import Token, meaningful_tokens

Node = TypeVar("Node", bound=ast.AST)
_START = attrgetter("start")
_WORDS_TOUCH = re.compile(r"\w\w")


@dataclass(frozen=True, slots=True)
class Span:
    """Characters [start, end) of a source.

    Source: ExecRetrieval section 3.2.
    """

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class SourceTree:
    """Tree, tokens and lines of one source; only nodes that may be edited have a span.

    Source: ExecRetrieval section 3.2.
    """

    source: str
    lines: LineIndex
    tokens: tuple[Token, ...]
    spans: Mapping[ast.AST, Span]
    parents: Mapping[ast.AST, ast.AST]

    def nodes(self, kind: type[Node]) -> Iterator[Node]:
        """The editable nodes of a kind, by position, the outer before the inner."""
        return (node for node in self.spans if isinstance(node, kind))

    def parent(self, node: ast.AST) -> ast.AST:
        """The node that an editable node stands in."""
        return self.parents[node]

    def block(self, statement: ast.stmt) -> list[ast.stmt]:
        """The statements of the block that a statement stands in, itself among them."""
        for _, value in ast.iter_fields(self.parents[statement]):
            if isinstance(value, list) and any(entry is statement for entry in value):
                return value
        raise BenchmarkError(f"statement: is in no block, got line {statement.lineno}")

    def span(self, node: ast.AST) -> Span:
        """Where a node stands, without parentheses that only group it."""
        return self.spans[node]

    def outer(self, node: ast.AST) -> Span:
        """Where a node stands, with all parentheses that only group it."""
        span = self.spans[node]
        first = bisect_left(self.tokens, span.start, key=_START)
        after = bisect_left(self.tokens, span.end, key=_START)
        while self._is_grouping(first - 1) and self.tokens[after].text == ")":
            first, after = first - 1, after + 1
        return Span(self.tokens[first].start, self.tokens[after - 1].end)

    def is_grouped(self, node: ast.AST) -> bool:
        """Whether parentheses stand around a node that only group it."""
        return self.outer(node) != self.spans[node]

    def text(self, span: Span) -> str:
        """The characters of a span."""
        return self.source[span.start : span.end]

    def operator(self, left: ast.AST, right: ast.AST) -> Span:
        """Where the operator (`<`, `not in`, `and`, `+=`) between two neighbours stands."""
        first = bisect_left(self.tokens, self.spans[left].end, key=_START)
        after = bisect_left(self.tokens, self.spans[right].start, key=_START)
        found = [token for token in self.tokens[first:after] if token.text not in ("(", ")")]
        return Span(found[0].start, found[-1].end)

    def replace(self, span: Span, after: str) -> Edit:
        """The edit that puts `after` in a span, with a space where two words would touch."""
        previous = self.source[span.start - 1 : span.start]
        following = self.source[span.end : span.end + 1]
        parted = joined(previous, after, following)
        after = parted[len(previous) : len(parted) - len(following)]
        return Edit(span.start, span.end, self.text(span), after)

    def _is_grouping(self, index: int) -> bool:
        if index < 0 or self.tokens[index].text != "(":
            return False
        return index == 0 or not self.tokens[index - 1].ends_operand


def read(source: str) -> SourceTree:
    """The tree of a module's text.

    Errors: BenchmarkError for text that does not parse.
    Source: ExecRetrieval section 3.2.
    """
    module = parse(source)
    lines = index_lines(source)
    parents = editable_parents(module)
    spans = {node: _span(lines, node) for node in parents if isinstance(node, (ast.expr, ast.stmt))}
    ordered = sorted(spans.items(), key=lambda entry: (entry[1].start, -entry[1].end))
    return SourceTree(source, lines, meaningful_tokens(lines), dict(ordered), parents)


def joined(*texts: str) -> str:
    """Texts one after the other, with a space where two words would touch.

    Source: ExecRetrieval section 3.2.
    """
    whole = ""
    for text in texts:
        apart = _WORDS_TOUCH.fullmatch(whole[-1:] + text[:1])
        whole += f" {text}" if apart else text
    return whole


def _span(lines: LineIndex, node: ast.expr | ast.stmt) -> Span:
    if node.end_lineno is None or node.end_col_offset is None:
        raise BenchmarkError(f"node: has no end, got {type(node).__name__}; expected a parsed node")
    return Span(
        lines.offset(node.lineno, node.col_offset),
        lines.offset(node.end_lineno, node.end_col_offset),
    )

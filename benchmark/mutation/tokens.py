"""The tokens of a source that carry meaning, at character offsets.

Source: ExecRetrieval section 3.2; Python reference 2 (lexical analysis).
"""

import keyword
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

from benchmark.mutation.lines import LineIndex

_WITHOUT_MEANING = frozenset(
    (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
)
_CLOSING = frozenset(")]}")


@dataclass(frozen=True, slots=True)
class Token:
    """A token at characters [start, end); `ends_operand`: a `(` after it would be a call.

    Source: ExecRetrieval section 3.2.
    """

    start: int
    end: int
    text: str
    ends_operand: bool


def meaningful_tokens(lines: LineIndex) -> tuple[Token, ...]:
    """All tokens in order, without comments, blank lines and indentation.

    Errors: tokenize.TokenError for text that is not Python; parse it first.
    Source: ExecRetrieval section 3.2.
    """
    return tuple(_tokens(lines))


def _tokens(lines: LineIndex) -> Iterator[Token]:
    texts = lines.texts()
    for token in tokenize.generate_tokens(lambda: next(texts, "")):
        if token.type in _WITHOUT_MEANING:
            continue
        start = lines.start_of(token.start[0]) + token.start[1]
        end = lines.start_of(token.end[0]) + token.end[1]
        yield Token(start, end, token.string, _ends_operand(token))


def _ends_operand(token: tokenize.TokenInfo) -> bool:
    if token.type == tokenize.NAME:
        return not keyword.iskeyword(token.string)
    return token.type in (tokenize.NUMBER, tokenize.STRING) or token.string in _CLOSING

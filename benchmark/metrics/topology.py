"""Where a text stands among its near-copies: rankers that never read the query.

A picker takes the medoid of a family, the text with the least total distance to the others. Where
it finds the canonical more often than by chance, the family's shape gives it away.

Source: the topology audit of the design; ExecRetrieval section 3.1 (the published families are
stars around the canonical).
"""

import ast
import io
import tokenize
from collections.abc import Callable, Hashable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rapidfuzz.distance import Levenshtein

from benchmark.mutation.parse import parse

Distances = NDArray[np.float64]
Items = Sequence[Hashable]
TOLERANCE: Final = 1e-9


def characters(code: str) -> Items:
    return code


def tokens(code: str) -> Items:
    """Token texts, layout left out but for indentation."""
    stream = tokenize.generate_tokens(io.StringIO(code).readline)
    return tuple(token.string for token in stream if token.type not in _LAYOUT)


def nodes(code: str) -> Items:
    """Nodes of the syntax tree in pre-order, with depth and what each holds itself."""
    return tuple(_nodes(parse(code), 0))


_LAYOUT: Final = frozenset({tokenize.NL, tokenize.NEWLINE, tokenize.COMMENT, tokenize.ENDMARKER})
VIEWS: Final[dict[str, Callable[[str], Items]]] = {
    "characters": characters,
    "tokens": tokens,
    "nodes": nodes,
}


def edit_distances(codes: Sequence[str], view: Callable[[str], Items]) -> Distances:
    """Levenshtein distances [n, n] between texts as `view` sees them."""
    seen = [view(code) for code in codes]
    size = len(seen)
    distances = np.zeros((size, size))
    for i in range(size):
        for j in range(i):
            distances[i, j] = distances[j, i] = Levenshtein.distance(seen[i], seen[j])
    return distances


def cosine_distances(vectors: NDArray[np.float32]) -> Distances:
    """1 - cosine [n, n] of unit vectors [n, dimension]."""
    wide = vectors.astype(np.float64)
    return np.asarray(1.0 - wide @ wide.T, dtype=np.float64)


def medoid_share(distances: Distances, place: int) -> float:
    """The probability that a picker of the medoid, who draws among ties, takes `place`.

    `distances` [n, n]. 1 / n on average where the shape of a family says nothing.
    """
    totals = distances.sum(axis=1)
    nearest = np.flatnonzero(totals <= totals.min() + TOLERANCE)
    return 1.0 / len(nearest) if place in nearest else 0.0


def _nodes(node: ast.AST, depth: int) -> list[Hashable]:
    own = tuple(
        repr(value) for _, value in ast.iter_fields(node) if not isinstance(value, ast.AST | list)
    )
    found: list[Hashable] = [(depth, type(node).__name__, own)]
    for child in ast.iter_child_nodes(node):
        found += _nodes(child, depth + 1)
    return found

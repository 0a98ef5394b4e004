"""Off by one at a boundary: an inclusive bound made exclusive, or back.

Source: ExecRetrieval section 3.2 (off_by_one_boundary); Jia and Harman 2011 (ROR).
"""

import ast
from collections.abc import Iterator
from typing import Final

from benchmark.mutation.edit import Edit
from benchmark.mutation.operators import Example, Operator
from benchmark.mutation.source_tree import SourceTree
from benchmark.outcomes import BugType

_OTHER_BOUND: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
}


def _toggled_bounds(tree: SourceTree) -> Iterator[Edit]:
    for node in tree.nodes(ast.Compare):
        operands = (node.left, *node.comparators)
        for left, comparison, right in zip(operands, node.ops, node.comparators, strict=False):
            if type(comparison) in _OTHER_BOUND:
                yield tree.replace(tree.operator(left, right), _OTHER_BOUND[type(comparison)])


OFF_BY_ONE_BOUNDARY: Final = (
    Operator(
        id="inclusive_bound",
        bug_type=BugType.OFF_BY_ONE_BOUNDARY,
        summary="A strict comparison becomes inclusive, an inclusive one strict.",
        source="ExecRetrieval section 3.2 (off_by_one_boundary); Jia and Harman 2011 (ROR)",
        propose=_toggled_bounds,
        examples=(
            Example("a < b", ("a <= b",)),
            Example("a>=b", ("a>b",)),
            Example("0 <= (a) < n", ("0 < (a) < n", "0 <= (a) <= n")),
            Example("(a  # first <\n  > b)", ("(a  # first <\n  >= b)",)),
            Example("a == b or a in c or '<' is not f'{a < b}'"),
        ),
    ),
)

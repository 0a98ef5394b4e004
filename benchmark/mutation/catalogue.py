"""All mutation operators, in the order in which the first to reach a mutant names it.

Source: ExecRetrieval section 3.2, Table 2 (the six bug types).
"""

from typing import Final

from benchmark.mutation.off_by_one import OFF_BY_ONE
from benchmark.mutation.off_by_one_boundary import OFF_BY_ONE_BOUNDARY
from benchmark.mutation.operators import Operator
from benchmark.mutation.remove_edge_case_check import REMOVE_EDGE_CASE_CHECK
from benchmark.mutation.swap_arguments import SWAP_ARGUMENTS
from benchmark.mutation.wrong_comparison import WRONG_COMPARISON
from benchmark.mutation.wrong_operator import WRONG_OPERATOR

OPERATORS: Final[tuple[Operator, ...]] = (
    *REMOVE_EDGE_CASE_CHECK,
    *OFF_BY_ONE_BOUNDARY,
    *SWAP_ARGUMENTS,
    *OFF_BY_ONE,
    *WRONG_COMPARISON,
    *WRONG_OPERATOR,
)

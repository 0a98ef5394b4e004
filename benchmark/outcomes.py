"""What can come out of a test, and of a ranked query: closed enums.

Source: ExecRetrieval section 3.3 (the five released strings); the finer kinds are ours.
"""

from enum import StrEnum
from typing import Final


class BugType(StrEnum):
    """The six mechanical mutations of the locked prompt (section 3.2, Table 2), and the rest."""

    OFF_BY_ONE = "off_by_one"  # an integer constant moved by one
    OFF_BY_ONE_BOUNDARY = "off_by_one_boundary"  # an inclusive bound made exclusive, or back
    SWAP_ARGUMENTS = "swap_arguments"  # two arguments or operands exchanged
    REMOVE_EDGE_CASE_CHECK = "remove_edge_case_check"  # a guard taken out
    WRONG_COMPARISON = "wrong_comparison"  # a comparison or connective turned round
    WRONG_OPERATOR = "wrong_operator"  # an arithmetic or bitwise operator replaced
    LEGACY = "legacy"  # any other name in a bundle of somebody else's: counted apart (section 5.5)


MECHANICAL: Final[tuple[BugType, ...]] = tuple(
    kind for kind in BugType if kind is not BugType.LEGACY
)


class OutcomeKind(StrEnum):
    """How one test of one candidate ended."""

    PASS = "pass"  # the assert held
    WRONG_OUTPUT = "wrong_output"  # the assert did not hold
    EXCEPTION = "exception"  # the candidate raised: at import or in the call
    CPU_LIMIT = "cpu_limit"  # the suite's CPU time was used up
    IDLE_LIMIT = "idle_limit"  # neither computed nor ended: slept, stopped or blocked
    MEMORY_LIMIT = "memory_limit"  # the address space was used up
    OUTPUT_LIMIT = "output_limit"  # wrote or returned more than the cap
    FORBIDDEN = "forbidden"  # a system call that the sandbox refuses ended it
    CRASH = "crash"  # a signal ended it
    EXITED = "exited"  # left the interpreter before the verdict
    SYNTAX_ERROR = "syntax_error"  # is not Python
    COMPILE_LIMIT = "compile_limit"  # compiling alone used up the time or memory
    PROTOCOL = "protocol"  # spoke out of turn on the verdict channel
    INFRA = "infra"  # our failure, never the candidate's


class RetrievalOutcome(StrEnum):
    """Status word of one (system, query) measurement."""

    HIT = "HIT"  # the snippet at rank 1 passes all tests of the query
    DECEIVED = "DECEIVED"  # a paired buggy variant stands at rank 1
    MISS = "MISS"  # something else stands at rank 1

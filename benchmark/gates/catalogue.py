"""The five gates in the order in which an entry, and then its tier, must clear them.

Source: ExecRetrieval section 3.3.
"""

from typing import Final

from benchmark.gates.ast_semantics import AST_SEMANTICS
from benchmark.gates.canonical_execution import CANONICAL_EXECUTION
from benchmark.gates.corpus_integrity import CORPUS_INTEGRITY
from benchmark.gates.distractor_execution import DISTRACTOR_EXECUTION
from benchmark.gates.entry import Entry
from benchmark.gates.gate import Gate
from benchmark.gates.schema import SCHEMA
from benchmark.records import Tier

ENTRY_GATES: Final[tuple[Gate[Entry], ...]] = (
    SCHEMA,
    AST_SEMANTICS,
    CANONICAL_EXECUTION,
    DISTRACTOR_EXECUTION,
)
TIER_GATES: Final[tuple[Gate[Tier], ...]] = (CORPUS_INTEGRITY,)

"""A mutant in one English sentence: the line, and what is different there.

Source: ExecRetrieval section 3.2 (the released `bug_description`).
"""

from typing import Final

from benchmark.errors import BenchmarkError
from benchmark.mutation.mutant import Mutant

_EXCERPT_CHARACTERS_MAX: Final = 44

_PHRASES: Final = {
    "drop_guard": "the check `{before}` is gone, so the case it caught runs on.",
    "drop_guard_operand": "the guard no longer has the part `{before}`.",
    "drop_clamp": "`{before}` is now only `{after}`, so the value is no longer bounded.",
    "inclusive_bound": "the comparison `{before}` is now `{after}`, "
    "so the bound itself is treated differently.",
    "adjacent_arguments": "the arguments `{before}` are now in the order `{after}`.",
    "operand_order": "the operands of `{before}` are exchanged: `{after}`.",
    "conditional_branches": "the results of `{before}` are exchanged: `{after}`.",
    "int_literal": "the integer `{before}` is now `{after}`, off by one.",
    "drop_unit_term": "the term `{before}` is missing, so the value is off by one.",
    "range_stop": "the range ends at `{after}` instead of `{before}`, off by one.",
    "index_name": "the index `{before}` is now `{after}`, off by one.",
    "slice_bound": "the slice bound `{before}` is now `{after}`, off by one.",
    "reversed_comparison": "the comparison `{before}` is turned round to `{after}`.",
    "other_connective": "the conditions are joined by `{after}` instead of `{before}`.",
    "drop_not": "the condition `{before}` lost its negation: `{after}`.",
    "opposite_call": "`{after}` is called instead of `{before}`.",
    "opposite_verdict": "the answer is `{after}` instead of `{before}`.",
    "replaced_operator": "the operator `{before}` is now `{after}`.",
    "replaced_update": "the update `{before}` is now `{after}`.",
    "drop_minus": "`{before}` lost its minus: `{after}`.",
}


def describe(mutant: Mutant) -> str:
    """One sentence of at most 200 characters, which names the line and the change.

    Errors: BenchmarkError for an operator without a phrase.
    Source: ExecRetrieval section 3.2.
    """
    phrase = _PHRASES.get(mutant.operator_id)
    if phrase is None:
        raise BenchmarkError(
            f"description: no phrase for an operator, got {mutant.operator_id!r}; "
            f"expected one of {', '.join(_PHRASES)}; add the phrase beside the others"
        )
    change = phrase.format(before=_excerpt(mutant.edit.before), after=_excerpt(mutant.edit.after))
    return f"Line {mutant.line}: {change}"


def _excerpt(code: str) -> str:
    """Code on one line, its middle left out where it is long."""
    flat = " ".join(code.split())
    if len(flat) <= _EXCERPT_CHARACTERS_MAX:
        return flat
    head = _EXCERPT_CHARACTERS_MAX * 2 // 3
    tail = _EXCERPT_CHARACTERS_MAX - head - len(" ... ")
    return f"{flat[:head].rstrip()} ... {flat[-tail:].lstrip()}"

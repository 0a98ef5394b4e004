"""Several verified edits of one source in one text: the edits touch different lines.

Source: ExecRetrieval Appendix G ("stack 2-4 blocks with pairwise-disjoint line ranges").
"""

from collections.abc import Sequence

from benchmark.errors import BenchmarkError
from benchmark.mutation.mutant import Mutant


def lines_of(mutant: Mutant) -> range:
    """The lines of the original that the edit touches, counted from 1."""
    return range(mutant.line, mutant.line + mutant.edit.before.rstrip("\n").count("\n") + 1)


def line_disjoint(mutants: Sequence[Mutant]) -> bool:
    """Do no two of the edits touch one line?"""
    touched = [line for mutant in mutants for line in lines_of(mutant)]
    return len(touched) == len(set(touched))


def compose(source: str, mutants: Sequence[Mutant]) -> str:
    """`source` with the edit of each mutant in it.

    Errors: BenchmarkError for edits that share a line, or that are not of this source.
    Source: ExecRetrieval Appendix G.
    """
    if not line_disjoint(mutants):
        raise BenchmarkError(
            f"compose: edits share a line, got {[list(lines_of(m)) for m in mutants]}; expected "
            "disjoint lines; choose other mutants"
        )
    for mutant in sorted(mutants, key=lambda mutant: mutant.edit.start, reverse=True):
        source = mutant.edit.apply(source)
    return source

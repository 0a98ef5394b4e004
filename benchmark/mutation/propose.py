"""Every single mechanical edit of a source, each mutant once.

Source: ExecRetrieval section 3.2 (six bug types, "each making a single targeted edit").
"""

from collections.abc import Iterator, Sequence

from benchmark.errors import BenchmarkError
from benchmark.mutation.catalogue import OPERATORS
from benchmark.mutation.mutant import Mutant
from benchmark.mutation.normalise import statement_lines
from benchmark.mutation.parse import parse
from benchmark.mutation.single_edit import differ_in_one_statement
from benchmark.mutation.source_tree import SourceTree, read


def propose(source: str) -> tuple[Mutant, ...]:
    """All mutants of all operators, by position of the edit, then by operator. Runs nothing.

    Left out: what does not parse, what equals the source after normalising, and what equals a
    mutant of an earlier operator of the catalogue after normalising.
    Errors: BenchmarkError for a source that does not parse, or an operator that touches two
    statements.
    Source: ExecRetrieval section 3.2.
    """
    tree = read(source)
    original = statement_lines(parse(source))
    kept: list[Mutant] = []
    seen = {"\n".join(original)}
    for mutant in _proposed(tree):
        lines = _lines_if_python(mutant.code)
        text = "\n".join(lines)
        if not lines or text in seen:
            continue
        _require_single_edit(mutant, original, lines)
        seen.add(text)
        kept.append(mutant)
    return tuple(sorted(kept, key=lambda mutant: (mutant.edit.start, mutant.edit.end)))


def _proposed(tree: SourceTree) -> Iterator[Mutant]:
    for operator in OPERATORS:
        for edit in operator.propose(tree):
            yield Mutant(
                operator_id=operator.id,
                bug_type=operator.bug_type,
                edit=edit,
                code=edit.apply(tree.source),
                line=tree.lines.line_at(edit.start),
            )


def _lines_if_python(code: str) -> list[str]:
    try:
        return statement_lines(parse(code))
    except BenchmarkError:
        return []


def _require_single_edit(mutant: Mutant, before: Sequence[str], after: Sequence[str]) -> None:
    if not differ_in_one_statement(before, after):
        raise BenchmarkError(
            f"operator {mutant.operator_id}: touches more than one statement, got "
            f"{mutant.edit.before!r} -> {mutant.edit.after!r} on line {mutant.line}; "
            "expected one; add the source as an example of the operator and repair it"
        )

"""Whether two modules differ in exactly one statement.

Source: ExecRetrieval section 3.2 ("each making a single targeted edit").
"""

from collections.abc import Sequence


def differ_in_one_statement(before: Sequence[str], after: Sequence[str]) -> bool:
    """Whether one statement, with its blocks, became one line or none.

    Both are the lines of `normalise.statement_lines`; a changed header of a compound statement is
    one line, its blocks staying as they are.
    Source: ExecRetrieval section 3.2.
    """
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    rest = 0
    while rest < min(len(before), len(after)) - start and before[-1 - rest] == after[-1 - rest]:
        rest += 1
    end = len(before) - rest
    if len(after) - rest - start == 1:
        return _is_one_statement(before, start, end)
    while len(after) == start + rest and start < end:
        if _is_one_statement(before, start, end):
            return True
        if before[start - 1] != before[end - 1]:
            return False
        start, end, rest = start - 1, end - 1, rest + 1  # the same cut, seen one line earlier
    return False


def _is_one_statement(lines: Sequence[str], start: int, end: int) -> bool:
    depth = _depth(lines[start]) if start < end else 0
    return start < end and all(_depth(line) > depth for line in lines[start + 1 : end])


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))

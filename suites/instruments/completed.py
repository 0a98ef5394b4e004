"""What came of several requests, in the order in which they were asked."""

from collections.abc import Iterable

from benchmark.ports import Completion


def texts_of(completions: Iterable[Completion]) -> list[str]:
    """The answers' texts. Every request must have one."""
    told = sorted(completions, key=lambda each: each.place)
    assert [each.place for each in told] == list(range(len(told)))
    return [each.generation.text for each in told if each.generation is not None]

"""What a reranker spent on a query, and how its model answered: the budget that is matched.

Source: the house rules for rerankers (same candidates, cost beside cost).
"""

from dataclasses import dataclass, fields
from typing import Self


@dataclass(frozen=True, slots=True)
class Account:
    """Counts of one query; they add up over queries.

    `asked` are the answers wanted of a model, `overlong` prompts that didn't fit its context and
    were not sent, `unparsed` answers that named no choice, `partial` orders that left candidates
    out. Of the others, `first` chose what stood first in the prompt; `first_chance` is how many
    would by chance.
    """

    calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    executions: int = 0
    asked: int = 0
    overlong: int = 0
    unparsed: int = 0
    partial: int = 0
    first: int = 0
    first_chance: float = 0.0
    seconds: float = 0.0

    def __add__(self, other: Self) -> Self:
        totals = {f.name: getattr(self, f.name) + getattr(other, f.name) for f in fields(self)}
        return type(self)(**totals)

    @property
    def answered(self) -> int:
        """Answers that named a choice."""
        return self.asked - self.overlong - self.unparsed

"""What an observation of a reranked system carries besides: what it is compared with, its cost."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Final

from benchmark.account import Account
from benchmark.records import ITEM_ID
from reports.errors import ReportError

PROPERTY: Final = "rerank"


@dataclass(frozen=True, slots=True)
class RerankNote:
    """`first_stage` and `placebos` are ids of systems; a placebo has none of its own. `of_tier` is
    the number of queries of the whole tier: more than the unit's `of` where a sample is run."""

    first_stage: str
    placebos: tuple[str, ...]
    top_k: int
    of_tier: int
    account: Account

    def __post_init__(self) -> None:
        for name in (self.first_stage, *self.placebos):
            if not ITEM_ID.fullmatch(name):
                raise ReportError(
                    f"rerank note: is not an id, got {name!r}; expected {ITEM_ID.pattern}"
                )
        if self.top_k < 1 or self.of_tier < 1:
            raise ReportError(
                f"rerank note: got top_k={self.top_k}, of_tier={self.of_tier}; expected 1 or more"
            )


def to_text(note: RerankNote) -> str:
    """The note as the text of one property."""
    return json.dumps(asdict(note), allow_nan=False)


def from_text(text: str) -> RerankNote:
    """The note again. Raises KeyError, ValueError or TypeError when garbled, ReportError if it
    contradicts itself."""
    fields: dict[str, Any] = json.loads(text)
    return RerankNote(
        first_stage=fields["first_stage"],
        placebos=tuple(fields["placebos"]),
        top_k=int(fields["top_k"]),
        of_tier=int(fields["of_tier"]),
        account=Account(**fields["account"]),
    )

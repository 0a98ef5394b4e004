"""The second readings: who saw only a query wrote the function, and the tests judged it.

Source: ExecRetrieval section 3.2 (91 of 100 entries valid at the first attempt); here the attempt
is a blind solution, which measures the query and the tests, not the writer.
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

import yaml

from benchmark.corpus.task_folder import TASKS
from benchmark.errors import BenchmarkError

REVIEWS: Final = TASKS / "REVIEW.yaml"


class Fault(StrEnum):
    """Why a first blind solution failed."""

    QUERY = "query"  # silent or ambiguous on what was tested
    TESTS = "tests"  # a wrong expectation
    CANONICAL = "canonical"  # wrong on what the query says
    READER = "reader"  # the query was clear


@dataclass(frozen=True, slots=True)
class Review:
    """The second reading of one task, by entry id."""

    task: str
    passed_first: bool
    fault: Fault | None = None
    mended: str = ""
    glimpsed: bool = False  # part of the idea was seen before: not strictly blind

    def __post_init__(self) -> None:
        if self.passed_first != (self.fault is None):
            raise BenchmarkError(
                f"{self.task}: a fault goes with a failed first solution, got passed_first="
                f"{self.passed_first} and fault {self.fault}; expected one of both; correct it"
            )


def read_reviews(path: Path = REVIEWS) -> tuple[Review, ...]:
    """All reviews in `path`. Raises BenchmarkError naming file and entry."""
    try:
        rows = yaml.safe_load(path.read_text(encoding="utf-8"))
        return tuple(
            Review(
                row["task"],
                row["passed_first"],
                Fault(row["fault"]) if row.get("fault") else None,
                row.get("mended", ""),
                row.get("glimpsed", False),
            )
            for row in rows
        )
    except (OSError, ValueError, KeyError, TypeError, yaml.YAMLError) as error:
        raise BenchmarkError(
            f"{path}: malformed reviews, got {' '.join(str(error).split())}; expected a list of "
            "{task, passed_first, fault, mended, glimpsed}; restore it from git"
        ) from error

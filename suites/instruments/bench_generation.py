"""How fast a model of the table answers at 1, 2, 4 and 8 slots; run by hand, asserts nothing.

`python -m suites.instruments.bench_generation [MODEL [THREADS]]`. The wall time is of the whole
batch, so that the longest answer counts; `same` is the share of answers that are those of one slot,
and `again` of those that a second run gives again.
"""

import sys
import time
from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmark.ports import ChatMessage, ChatRequest, Generation, Sampling
from fixtures.models.catalogue import ModelSpec, select_models
from fixtures.models.llama_cpp import LlamaCppModel
from fixtures.models.table import read_models

SLOTS: Final = (1, 2, 4, 8)
ANSWERS: Final = 8
MAX_TOKENS: Final = 192
SUBJECTS: Final = (
    *("reverses a string", "merges two sorted lists", "parses a date", "counts vowels"),
    *("rotates a matrix", "finds primes", "validates brackets", "flattens a list"),
)


def requests() -> list[ChatRequest]:
    return [
        ChatRequest(
            (ChatMessage("user", f"Write a Python function that {SUBJECTS[seed]}, with a test."),),
            Sampling(MAX_TOKENS, 0.8, seed),
        )
        for seed in range(ANSWERS)
    ]


def timed(model: LlamaCppModel) -> tuple[list[Generation], float]:
    """Answers and seconds, the model loaded before."""
    model.count_tokens(requests()[0].messages)
    begin = time.monotonic()
    answers = list(model.generate_many(requests()))
    return answers, time.monotonic() - begin


def measure(spec: ModelSpec, table: Table) -> None:
    """One row a number of slots."""
    alone: list[str] = []
    base = 0.0
    for slots in SLOTS:
        model = LlamaCppModel(replace(spec, slots=slots))
        answers, wall_s = timed(model)
        again, _ = timed(model)
        texts = [answer.text for answer in answers]
        alone = alone or texts
        rate = sum(answer.completion_tokens for answer in answers) / wall_s
        base = base or rate
        table.add_row(
            *(str(slots), f"{wall_s:.1f}", f"{rate:.1f}", f"{rate / base:.2f}"),
            str(max(answer.completion_tokens for answer in answers)),
            *(share(texts, alone), share(texts, [answer.text for answer in again])),
        )


def share(found: list[str], expected: list[str]) -> str:
    return f"{sum(a == b for a, b in zip(found, expected, strict=True))}/{len(found)}"


def main(arguments: list[str]) -> None:
    (spec,) = select_models(arguments[:1] or ["qwen-coder-0.5b"], read_models())
    threads = int(arguments[1]) if len(arguments) > 1 else spec.threads
    title = f"{spec.title}: {ANSWERS} answers, {threads} threads"
    table = Table("slots", "wall s", "tokens/s", "ratio", "longest", "same", "again", title=title)
    measure(replace(spec, threads=threads), table)
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])

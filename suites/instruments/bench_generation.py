"""How fast a model of the table answers at 1, 2, 4 ... slots; run by hand, asserts nothing.

`python -m suites.instruments.bench_generation --model ID --slots 8,16 --answers 32`. The wall time
is of the whole batch, so that the longest answer counts; processor time a token says it on a busy
machine. `same` is the share of answers that are those of the first row, `again` of those that a
second run gives again.
"""

import argparse
import time
from dataclasses import replace
from itertools import cycle
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmark.ports import ChatMessage, ChatRequest, Generation, Sampling
from fixtures.models.catalogue import ModelSpec, select_models
from fixtures.models.llama_cpp import LlamaCppModel
from fixtures.models.table import read_models

SUBJECTS: Final = (
    *("reverses a string", "merges two sorted lists", "parses a date", "counts vowels"),
    *("rotates a matrix", "finds primes", "validates brackets", "flattens a list"),
)


def requests(answers: int, max_tokens: int) -> list[ChatRequest]:
    return [
        ChatRequest(
            (ChatMessage("user", f"Write a Python function that {subject}, with a test."),),
            Sampling(max_tokens, 0.8, seed),
        )
        for seed, subject in zip(range(answers), cycle(SUBJECTS), strict=False)
    ]


def timed(model: LlamaCppModel, asked: list[ChatRequest]) -> tuple[list[Generation], float, float]:
    """Answers, wall and processor seconds; the model is loaded before."""
    model.count_tokens(asked[0].messages)
    begin, used = time.monotonic(), time.process_time()
    told = sorted(model.generate_many(asked), key=lambda each: each.place)
    answers = [each.generation for each in told if each.generation is not None]
    return answers, time.monotonic() - begin, time.process_time() - used


def measure(spec: ModelSpec, numbers: list[int], asked: list[ChatRequest], table: Table) -> None:
    """One row a number of slots; the first is what the others are compared with."""
    alone: list[str] = []
    base = 0.0
    for slots in numbers:
        model = LlamaCppModel(replace(spec, slots=slots))
        answers, wall_s, cpu_s = timed(model, asked)
        again = [answer.text for answer in timed(model, asked)[0]]
        texts = [answer.text for answer in answers]
        alone = alone or texts
        tokens = sum(answer.completion_tokens for answer in answers)
        base = base or cpu_s / tokens
        table.add_row(
            *(str(slots), f"{wall_s:.1f}", f"{tokens / wall_s:.1f}"),
            *(f"{1e3 * cpu_s / tokens:.1f}", f"{base / (cpu_s / tokens):.2f}"),
            str(max(answer.completion_tokens for answer in answers)),
            *(share(texts, alone), share(texts, again)),
        )


def share(found: list[str], expected: list[str]) -> str:
    return f"{sum(a == b for a, b in zip(found, expected, strict=True))}/{len(found)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="qwen-coder-0.5b")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--max-tokens", type=int, default=192)
    parser.add_argument("--slots", default="1,2,4,8")
    parser.add_argument("--answers", type=int, default=8)
    options = parser.parse_args()
    (spec,) = select_models([options.model], read_models())
    title = f"{spec.title}: {options.answers} answers, {options.threads} threads"
    columns = ("slots", "wall s", "tokens/s", "CPU ms/token", "gain", "longest", "same", "again")
    table = Table(*columns, title=title)
    numbers = [int(text) for text in options.slots.split(",")]
    asked = requests(options.answers, options.max_tokens)
    measure(replace(spec, threads=options.threads), numbers, asked, table)
    Console().print(table)


if __name__ == "__main__":
    main()

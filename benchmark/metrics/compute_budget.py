"""What a generation costs, and which rounds of an arm fit into a budget.

Source: falsification paper, section 2.1.1 ("strict end-to-end FLOP matching was not provided"),
whose views these are; Kaplan et al. 2020, "Scaling laws for neural language models", Table 1 (a
forward pass of a decoder).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from benchmark.errors import BenchmarkError


@dataclass(frozen=True, slots=True)
class ModelShape:
    """Non-embedding `parameters`, `layers`, and the summed width of the attention heads."""

    parameters: int
    layers: int
    attention_width: int

    def __post_init__(self) -> None:
        if min(self.parameters, self.layers, self.attention_width) < 1:
            raise BenchmarkError(
                f"ModelShape: is no decoder, got {self}; expected counts of at least 1; read them "
                "from the model's own configuration"
            )


def forward_flops(prompt_tokens: int, completion_tokens: int, shape: ModelShape) -> int:
    """FLOPs of reading the prompt once and writing the completion, keys and values kept."""
    tokens = prompt_tokens + completion_tokens
    dense = 2 * shape.parameters * tokens
    return dense + 2 * shape.layers * shape.attention_width * tokens**2  # Kaplan 2020, Table 1


def rounds_within(costs: Sequence[int], budget: int) -> int:
    """How many rounds, from the first on, cost at most `budget` together."""
    if any(cost < 0 for cost in costs):
        raise BenchmarkError(
            f"rounds_within costs: are no costs, got {list(costs)}; expected at least 0 each"
        )
    return sum(total <= budget for total in accumulate(costs))

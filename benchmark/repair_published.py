"""The paper's own cells, to stand beside a run of the same benchmark and model.

Source: falsification paper, Tables 1 and 8. Its models were served by Ollama, the 0.5B at fp16; a
cell beside ours is context, never a target.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PublishedCell:
    """`dead` of `tasks`, of them `n` measured; unlocks by arm."""

    benchmark: str
    model: str
    title: str
    tasks: int
    dead: int
    n: int
    unlocked: tuple[tuple[str, int], ...]


def _cell(benchmark: str, model: str, title: str, flow: str, unlocks: str) -> PublishedCell:
    tasks, dead, n = map(int, flow.split())
    arms = ("P", "B", "TC", "CF-SF", "GR-SHAPE")
    counts = tuple(zip(arms, map(int, unlocks.split()), strict=True))
    return PublishedCell(benchmark, model, title, tasks, dead, n, counts)


_SMALL, _LARGE = "qwen2.5-coder:0.5b-instruct-fp16", "qwen2.5-coder:1.5b"
_OTHER = "deepseek-coder:1.3b"
CELLS: Final = (
    _cell("humanevalplus", "qwen-coder-1.5b", _LARGE, "164 24 24", "2 4 1 3 4"),
    _cell("mbppplus", "qwen-coder-1.5b", _LARGE, "365 47 47", "1 3 2 6 2"),
    _cell("humanevalplus", "qwen-coder-0.5b", _SMALL, "164 40 40", "2 4 3 7 2"),
    _cell("mbppplus", "qwen-coder-0.5b", _SMALL, "365 111 60", "1 5 2 2 0"),
    _cell("humanevalplus", "deepseek-coder-1.3b", _OTHER, "164 119 59", "0 4 6 2 2"),
    _cell("mbppplus", "deepseek-coder-1.3b", _OTHER, "365 171 60", "2 6 1 6 1"),
)


def published_cell(benchmark: str, model: str) -> PublishedCell | None:
    """The paper's cell of a benchmark and a model of the models' table; None where it has none.

    An id of the same model under another runtime ends in the same name.
    """
    for cell in CELLS:
        if cell.benchmark == benchmark and model.endswith(cell.model):
            return cell
    return None

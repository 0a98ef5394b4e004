"""Which dead units a run takes: the seeded cap, the exclusion by tokens, the disjoint sample.

Source: falsification paper section 2.1.1 (Definition 1, Table 1; the disjoint sample's payload and
`random.Random.sample`), 2.2.2 (preflight).
"""

from collections.abc import Mapping, Sequence
from random import Random

from benchmark.repair.seeds import seed_of_payload, seed_payload
from benchmark.repair_protocol import (
    DEAD_UNITS_PER_CELL_MAX,
    DISJOINT_UNITS_PER_CELL,
    PREFLIGHT_PROMPT_TOKENS_MAX,
)
from benchmark.repair_records import Cell, Sample


def samples_of(
    cell: Cell,
    longest_prompt: Mapping[str, int],
    selection_namespace: str,
    disjoint_namespace: str,
) -> dict[str, Sample]:
    """The sample of each dead task of a cell; `longest_prompt` has the tokens of its longest prompt
    of round 0, tasks in source order.

    The cap is drawn first and a long prompt excluded from it afterwards, as in Table 1; the
    disjoint sample is drawn from what is left and short enough.
    """
    dead = list(longest_prompt)
    capped = drawn(dead, DEAD_UNITS_PER_CELL_MAX, cell, selection_namespace)
    fits = {task for task in dead if longest_prompt[task] <= PREFLIGHT_PROMPT_TOKENS_MAX}
    rest = [task for task in dead if task not in capped and task in fits]
    disjoint = drawn(rest, DISJOINT_UNITS_PER_CELL, cell, disjoint_namespace)
    return {
        task: (Sample.PRIMARY if task in fits else Sample.TOKEN_EXCLUDED)
        if task in capped
        else (Sample.DISJOINT if task in disjoint else Sample.UNSELECTED)
        for task in dead
    }


def drawn(tasks: Sequence[str], most: int, cell: Cell, namespace: str) -> frozenset[str]:
    """At most `most` of the tasks, by the seed of `namespace|benchmark|model`."""
    if len(tasks) <= most:
        return frozenset(tasks)
    seed = seed_of_payload(seed_payload(namespace, cell.benchmark, cell.model))
    return frozenset(Random(seed).sample(list(tasks), most))

"""The noise floor: what the same system does to its own pairs when it runs again.

Source: ours; see `benchmark.metrics.noise`.
"""

from collections.abc import Sequence

from reports import tables
from reports.analysis_records import NoiseFloor
from reports.tables import Page


def write_noise(page: Page, floors: Sequence[NoiseFloor]) -> None:
    if not floors:
        return
    page.title("noise floor: (canonical, distractor) pairs that the same system orders otherwise")
    heads = ["way", "tier", "pairs", "flipped", "share", "tied\nonce", "largest\nshift"]
    table = tables.new_table(["system", *heads])
    for floor in floors:
        table.add_row(
            floor.system,
            floor.way,
            floor.tier,
            *map(str, (floor.pairs, floor.flipped)),
            f"{floor.share:.2%}",
            str(floor.loosened),
            f"{floor.shift:.1e}",
        )
    page.table(table)

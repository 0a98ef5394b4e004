"""Terminal tables of the arms of one sample: profile, cells, bullets shown.

Source: falsification paper, Tables 7, 8 and 11.
"""

import math

from benchmark.repair_protocol import FACTS_PER_PROMPT_MAX
from reports import tables
from reports.repair.records import CellSummary, SampleSummary
from reports.repair.shares import share
from reports.tables import NO_VALUE, Page, percent

NETS = ("C1", "C2", "C3")  # whose nets Table 8 has by cell


def write_arms(page: Page, run: str, sample: SampleSummary) -> None:
    page.title(f"{run}: {sample.sample} sample of {sample.of} units, unlocks by arm")
    table = tables.new_table(
        [
            *("arm", "unlocked", "public", "of them\ntrue", "passing\nanswers", "first in\nround"),
            *("prompt\nchars", "prompt\ntokens", "answer\ntokens", "answer\nhours"),
        ]
    )
    for arm in sample.arms:
        converted = arm.conversion.share
        table.add_row(
            arm.arm,
            f"{arm.unlocked} of {arm.units}\n{share(arm.true)}",
            str(arm.public),
            NO_VALUE if math.isnan(converted) else percent(converted),
            f"{percent(arm.pass_rate)}\nof {arm.generations}" if arm.generations else NO_VALUE,
            "/".join(map(str, arm.rounds)) or NO_VALUE,
            *(
                f"{mean:.0f}" if arm.generations else NO_VALUE
                for mean in (arm.prompt_chars, arm.prompt_tokens, arm.completion_tokens)
            ),
            f"{arm.wall_s / 3600:.2f}",
        )
    page.table(table)
    _incomplete(page, sample)


def _incomplete(page: Page, sample: SampleSummary) -> None:
    for arm in sample.arms:
        if not arm.complete:
            page.line(
                f"{arm.arm} partial: {arm.units} of {arm.of} units, {arm.infra} failed on our "
                "side; its claims are withheld"
            )
        if arm.guarded:
            page.line(
                f"{arm.arm}: {arm.guarded} of {arm.guarded + arm.generations} rounds not asked "
                "(prompt above the guard); they cost nothing and unlock nothing"
            )


def write_cells(page: Page, run: str, sample: SampleSummary) -> None:
    """Unlocks and the nets of the family by cell, where there are several cells."""
    if len(sample.cells) < 2:
        return
    page.title(f"{run}: {sample.sample} sample, unlocks and net discordant units by cell")
    arms = [arm.arm for arm in sample.arms]
    table = tables.new_table(["cell", "units", *arms, *(f"{id_}'" for id_ in NETS)])
    for cell in sample.cells:
        won = {arm.arm: str(arm.unlocked) for arm in cell.arms}
        table.add_row(
            cell.name,
            str(cell.of),
            *(won.get(arm, NO_VALUE) for arm in arms),
            *(_net(sample, cell, id_) for id_ in NETS),
        )
    page.table(table)


def _net(sample: SampleSummary, cell: CellSummary, id_: str) -> str:
    found = [
        f"{table.net:+d}"
        for row in sample.contrasts
        for table in row.cells
        if row.spec.id == id_ and table.cell == cell.name and not row.withheld
    ]
    return found[0] if found else NO_VALUE


def write_exposure(page: Page, run: str, sample: SampleSummary) -> None:
    if not sample.exposure:
        return
    page.title(f"{run}: {sample.sample} sample, units by bullets of their first round")
    counts = list(map(str, range(FACTS_PER_PROMPT_MAX + 1)))
    table = tables.new_table(["arm", *counts, "none", "same in\nall rounds"])
    for row in sample.exposure:
        table.add_row(
            row.arm,
            *map(str, row.counts),
            f"{row.counts[0]} of {row.units}",
            f"{row.round_identical} of {row.units}",
        )
    page.table(table)

"""Terminal tables of the post hoc views of one sample: strata of q0, equal costs.

Source: falsification paper, section 3.2, 2.1.1.
"""

from benchmark.metrics.discordant import Discordant
from reports import tables
from reports.repair.records import SampleSummary
from reports.repair.views import FLOPS_VIEW, SEARCH_BOUND
from reports.tables import NO_VALUE, Page, number


def write_strata(page: Page, run: str, sample: SampleSummary) -> None:
    if not sample.strata:
        return
    page.title(f"{run}: {sample.sample} sample by q0, post hoc")
    arms = [arm.arm for arm in sample.arms]
    table = tables.new_table(["stratum", "units", *arms, "CF-SF > B\nb01/b10", "net", "p"])
    for row in sample.strata:
        won, pair = dict(row.unlocked), row.facts_over_blind
        bound = row.stratum == SEARCH_BOUND
        table.add_row(
            f"of these\n{row.stratum}" if bound else str(row.stratum),
            str(row.units),
            *(str(won.get(arm, NO_VALUE)) for arm in arms),
            NO_VALUE if pair is None else _counts(pair),
            NO_VALUE if pair is None else f"{pair.net:+d}",
            number(row.p, ".4f"),
        )
    page.table(table)


def write_budgets(page: Page, run: str, sample: SampleSummary) -> None:
    if len(sample.budgets) < 2:
        return
    page.title(f"{run}: {sample.sample} sample cut to the cheapest arm's cost, descriptive")
    arms = [arm for arm, _count in sample.budgets[0].unlocked]
    pairs = [name for name, _pair in sample.budgets[0].pairs]
    table = tables.new_table(["unlocks at", *arms, *(f"{name}\nb01/b10" for name in pairs)])
    for view in sample.budgets:
        won, kept = dict(view.unlocked), dict(view.rounds_kept)
        table.add_row(
            view.name,
            *(f"{won[arm]}\n{kept[arm]:.1f} r" for arm in arms),
            *(_counts(pair) for _name, pair in view.pairs),
        )
    page.table(table)
    first = sample.budgets[0]
    page.line(
        f"r: rounds that fit, mean over {first.units} units; {first.left_out} left out, as an arm "
        "is missing; arms outside the families take no part"
    )
    known = any(view.name == FLOPS_VIEW for view in sample.budgets)
    flops = "by 2NT + 2LdT^2 of the decoder" if known else "not told: the model's shape is unknown"
    page.line(f"FLOPs {flops}")


def _counts(pair: Discordant) -> str:
    return f"{pair.favored}/{pair.reverse}"

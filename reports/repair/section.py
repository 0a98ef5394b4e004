"""Terminal tables of a repair run, and the sentences that may be said of it.

Source: falsification paper, Tables 6 to 12.
"""

import math
from collections.abc import Sequence

from audits.repair_wording import sensitivity_sentence
from benchmark.repair_records import Sample
from benchmark.stats.intervals import Interval
from reports import tables
from reports.repair.audit_lines import write_audit
from reports.repair.beside import write_published
from reports.repair.records import ContrastSummary, RepairSummary, SampleSummary
from reports.tables import NO_VALUE, Page, percent


def write_repair(page: Page, runs: Sequence[RepairSummary]) -> None:
    for run in runs:
        for sample in run.samples:
            _sample(page, run.run, sample)
        if run.family is not None:
            family = run.family
            page.line(f"family C: {family.label}")
            verb = "is" if family.rescue_is_immaterial else "is not"
            page.line(
                f"material-rescue guard: placebo {family.placebo_net:+d} {verb} less than half of "
                f"the antidote's {family.antidote_net:+d}"
            )
        if run.follow_up:
            page.line(f"family D: {run.follow_up}")
        write_audit(page, run)


def _sample(page: Page, run: str, sample: SampleSummary) -> None:
    page.title(f"{run}: {sample.sample} sample of {sample.of} units, unlocks by arm")
    _arms(page, sample)
    for arm in sample.arms:
        if not arm.complete:
            page.line(
                f"{arm.arm} partial: {arm.units} of {arm.of} units, {arm.infra} failed on our "
                "side; verdicts withheld"
            )
    if len(sample.cells) > 1:
        _cells(page, run, sample)
    if sample.sample == Sample.PRIMARY:
        write_published(page, run, sample.cells)
    _contrasts(page, run, sample)
    _strata(page, run, sample)
    _budgets(page, run, sample)
    if not sample.registered:
        page.line("a demonstration: nothing was preregistered, so nothing is claimed")
    if sample.sample == Sample.DISJOINT:
        page.line(sensitivity_sentence(sample.of))


def _arms(page: Page, sample: SampleSummary) -> None:
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
            f"{arm.unlocked} of {arm.units}\n{_share(arm.true)}",
            str(arm.public),
            NO_VALUE if math.isnan(converted) else percent(converted),
            percent(arm.pass_rate) if arm.generations else NO_VALUE,
            "/".join(map(str, arm.rounds)),
            f"{arm.prompt_chars:.0f}",
            f"{arm.prompt_tokens:.0f}",
            f"{arm.completion_tokens:.0f}",
            f"{arm.wall_s / 3600:.2f}",
        )
    page.table(table)


def _cells(page: Page, run: str, sample: SampleSummary) -> None:
    page.title(f"{run}: unlocks by cell")
    table = tables.new_table(["cell", "units", *(arm.arm for arm in sample.arms)])
    for cell in sample.cells:
        table.add_row(cell.name, str(cell.of), *(str(arm.unlocked) for arm in cell.arms))
    page.table(table)


def _contrasts(page: Page, run: str, sample: SampleSummary) -> None:
    if not sample.contrasts:
        return
    page.title(f"{run}: {sample.sample} sample, discordant units")
    table = tables.new_table(
        [
            *("contrast", "b01/b10", "net", "p", "p Holm", "p of five", "share", "odds\nratio"),
            "risk difference\nin points",
        ]
    )
    for row in sample.contrasts:
        table.add_row(
            f"{row.spec.favored} > {row.spec.reference}",
            f"{row.pooled.favored}/{row.pooled.reverse}",
            f"{row.pooled.net:+d}",
            f"{row.p:.4f}",
            NO_VALUE if row.p_adjusted is None else f"{row.p_adjusted:.4f}",
            NO_VALUE if row.p_bonferroni is None else f"{row.p_bonferroni:.4f}",
            _share(row.share),
            f"{row.odds.odds_ratio:.2f}",
            _points(row),
        )
    page.table(table)
    for row in sample.contrasts:
        _sentences(page, row)
    if sample.algebra is not None:
        made = sample.algebra
        page.line(
            f"(B - BI) + (BI - P) = B - P: {made.instruction:+d} {made.code_context:+d} = "
            f"{made.whole:+d}; bookkeeping, {'holds' if made.holds else 'DOES NOT HOLD'}"
        )


def _sentences(page: Page, row: ContrastSummary) -> None:
    page.line(row.sentence)
    if row.harm is not None:
        page.line(row.harm.sentence)
    if row.conflicts:
        page.line(f"{row.spec.id}' cell guard fires in {', '.join(row.conflicts)}")


def _strata(page: Page, run: str, sample: SampleSummary) -> None:
    if len(sample.strata) < 2:
        return
    page.title(f"{run}: {sample.sample} sample by q0, post hoc")
    arms = [arm.arm for arm in sample.arms]
    table = tables.new_table(["stratum", "units", *arms, "CF-SF - B", "p"])
    for row in sample.strata:
        won, table_of = dict(row.unlocked), row.facts_over_blind
        table.add_row(
            str(row.stratum),
            str(row.units),
            *(str(won.get(arm, NO_VALUE)) for arm in arms),
            NO_VALUE if table_of is None else f"{table_of.net:+d}",
            NO_VALUE if row.p is None else f"{row.p:.4f}",
        )
    page.table(table)


def _budgets(page: Page, run: str, sample: SampleSummary) -> None:
    if len(sample.budgets) < 2:
        return
    page.title(f"{run}: {sample.sample} sample cut to the cheapest arm's cost, descriptive")
    arms = [arm.arm for arm in sample.arms]
    table = tables.new_table(["unlocks at", *arms])
    for view in sample.budgets:
        won, kept = dict(view.unlocked), dict(view.rounds_kept)
        table.add_row(view.name, *(f"{won[arm]}\n{kept[arm]:.1f} r" for arm in arms))
    page.table(table)
    page.line("r: rounds that fit, mean over units; FLOPs by 2NT + 2LdT^2 of the decoder")


def _share(value: Interval) -> str:
    return f"{value.estimate:.2f} [{value.low:.2f}, {value.high:.2f}]" if value.n else NO_VALUE


def _points(row: ContrastSummary) -> str:
    if row.risk is None or not row.risk.interval.n:
        return NO_VALUE
    found = row.risk.interval
    return f"{100 * found.estimate:+.1f}\n[{100 * found.low:+.1f}, {100 * found.high:+.1f}]"

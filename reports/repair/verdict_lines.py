"""The verdicts of a preregistered primary sample: claims, guards, families, power.

Source: falsification paper, section 2.2.1, Tables 6, 9, 10 and 13; eq. 2.4 and 2.5.
"""

from audits.repair_family import Role
from audits.repair_wording import OPERATIONAL
from reports.repair.carried import carried_sentence
from reports.repair.contrast_records import ContrastSummary
from reports.repair.records import RepairSummary, SampleSummary
from reports.tables import Page


def write_verdicts(page: Page, run: RepairSummary, sample: SampleSummary) -> None:
    """Nothing where the run has no plan that it keeps."""
    if run.family is None:
        return
    page.title(f"{run.run}: {sample.sample} sample, verdicts")
    plan, family = sample.plan, run.family
    page.line(f"{OPERATIONAL}: {plan.name}, sha256 {plan.sha256}")
    open_ = f"; {family.unobserved}" if family.unobserved else ""
    page.line(f"family C: {family.label}{open_}")
    for said in (family.rescue_sentence, family.attribution):
        if said:
            page.line(said)
    page.line(f"family D: {run.follow_up}")
    claims = [row for row in sample.contrasts if row.verdict is not None]
    for row in claims:
        page.line(row.sentence)
        if row.reach:
            page.line(row.reach)
        if row.harm is not None:
            page.line(row.harm.sentence)
    _cell_guard(page, claims, len(sample.cells))
    if plan.power_statement:
        page.line(f"power, as stated in {plan.name}.toml: {plan.power_statement}")


def write_carried(page: Page, run: RepairSummary) -> None:
    """Unlocks that another arm's success explains; nothing where the run's item was not run."""
    for row in run.record.carried if run.record is not None else ():
        if row.unlocked:
            page.line(carried_sentence(row))


def _cell_guard(page: Page, claims: list[ContrastSummary], cells: int) -> None:
    guarded = [r for r in claims if r.spec.role is Role.CO_PRIMARY and not r.withheld]
    if not guarded:
        return
    for row in guarded:
        fires = ", ".join(row.conflicts)
        page.line(f"{row.spec.id}' cell guard: {f'fires in {fires}' if fires else 'no cell fires'}")
    if cells == 1:
        page.line("one cell: the cell guard repeats the pooled table")

"""What the terminal says of repair runs: each sample's tables, and the verdicts of its claims.

Source: falsification paper, Tables 6 to 12. The verdicts are of the primary sample and stand with
it, the audit's beside the statistical ones, before the post hoc views and the disjoint sample.
"""

from collections.abc import Sequence

from audits.repair_wording import sensitivity_sentence
from benchmark.repair_records import Sample
from reports.repair.arm_tables import write_arms, write_cells, write_exposure
from reports.repair.audit_lines import write_audit
from reports.repair.beside import write_published
from reports.repair.contrast_tables import write_contrasts
from reports.repair.provenance_lines import write_provenance
from reports.repair.records import RepairSummary, SampleSummary
from reports.repair.state_lines import write_state
from reports.repair.verdict_lines import write_carried, write_verdicts
from reports.repair.view_tables import write_budgets, write_strata
from reports.tables import Page


def write_repair(page: Page, runs: Sequence[RepairSummary]) -> None:
    for run in runs:
        write_provenance(page, run)
        write_state(page, run)
        for sample in run.samples:
            _sample(page, run, sample)
        if all(sample.sample != Sample.PRIMARY for sample in run.samples):
            write_audit(page, run)


def _sample(page: Page, run: RepairSummary, sample: SampleSummary) -> None:
    write_arms(page, run.run, sample)
    write_cells(page, run.run, sample)
    write_exposure(page, run.run, sample)
    if sample.sample == Sample.PRIMARY:
        write_published(page, run.run, sample.cells)
    write_contrasts(page, run.run, sample)
    if sample.sample == Sample.PRIMARY:
        write_verdicts(page, run, sample)
        write_carried(page, run)
        write_audit(page, run)
    write_strata(page, run.run, sample)
    write_budgets(page, run.run, sample)
    if not sample.registered:
        page.line(f"nothing is claimed: {sample.plan.refused or 'nothing was preregistered'}")
    if sample.sample == Sample.DISJOINT:
        page.line(sensitivity_sentence(sample.of))

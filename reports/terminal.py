"""Terminal tables of a run report: 100 columns, nothing cut, nothing computed."""

from typing import Final

from reports import rerank_section
from reports.records import Summary
from reports.repair.section import write_repair
from reports.run_report import RunReport
from reports.sections.beside import write_beside
from reports.sections.deception import write_deception, write_pooled
from reports.sections.density import write_density
from reports.sections.edit_size import write_edit_size
from reports.sections.failures import write_failures
from reports.sections.gap import write_gap
from reports.sections.leaderboard import write_counts, write_leaderboard
from reports.sections.noise import write_noise
from reports.sections.pairs import write_pairs
from reports.sections.rows import first_stages, measured_rows
from reports.sections.solved import write_solved
from reports.sections.stacking import write_stacking
from reports.tables import Page, TextPage

MIN_WIDTH: Final = 100


def render(report: RunReport, width: int, color: bool) -> str:
    """The whole report as text; at least 100 columns, as CI logs claim to have 80."""
    page = TextPage(max(width, MIN_WIDTH), color)
    write(page, report)
    return page.text


def write(page: Page, report: RunReport) -> None:
    """The whole report on a page of any kind."""
    summary = report.summary
    for tier in dict.fromkeys(row.tier for row in summary.systems):
        _tier(page, tier, summary)
    write_beside(page, summary.systems)
    write_stacking(page, summary.stacking)
    write_noise(page, summary.noise)
    write_repair(page, summary.repair)
    page.line("")
    for sandbox in summary.sandboxes:
        page.line(f"sandbox: {sandbox}")
    for sentence in (
        *(result.sentence for result in report.thresholds),
        *report.notes,
        *report.complaints,
    ):
        page.line(sentence)


def _tier(page: Page, tier: str, summary: Summary) -> None:
    rows = [row for row in summary.systems if row.tier == tier]
    measured = measured_rows(rows)
    whole = next((each for each in summary.tiers if each.tier == tier), None)
    write_counts(page, tier, rows)
    if measured:
        write_leaderboard(page, tier, measured)
        write_failures(page, tier, measured)
        write_density(page, tier, first_stages(measured, summary))
        write_gap(page, tier, first_stages(measured, summary))
        write_deception(page, tier, measured)
        write_edit_size(page, tier, measured, whole)
    pairs = [pair for pair in summary.pairs if pair.tier == tier]
    if pairs:
        write_pairs(page, tier, pairs)
    if whole is not None and len(whole.solved.systems) > 1:
        write_pooled(page, whole)
        write_solved(page, whole)
    rerank_section.render(page, tier, [row for row in summary.reranked if row.tier == tier])

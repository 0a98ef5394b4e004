"""Equal blocks, by hash, between the arms of a round; and no forbidden word in a placebo.

Source: falsification paper section 2.1.2, 2.2.2 (mirror equality, forbidden-token audit), Procedure
1 line 9. Checked before anything of the round is asked for.
"""

from collections.abc import Sequence

from benchmark.errors import BenchmarkError
from benchmark.repair.arm import Bullets
from benchmark.repair.shown import Shown
from benchmark.repair.tiers import RepairTask
from benchmark.repair.words import forbidden_words, words_of


def mirrors_of(shown: Sequence[Shown]) -> dict[str, tuple[str, ...]]:
    """By arm, what was found equal: `code=CF-SF`, `constraint=TC`, `count=CF-SF`. Raises
    BenchmarkError naming the arms whose blocks differ."""
    by_arm = {each.arm.id: each for each in shown}
    return {each.arm.id: _mirrors(each, by_arm) for each in shown}


def _mirrors(own: Shown, by_arm: dict[str, Shown]) -> tuple[str, ...]:
    arm, found = own.arm, []
    for what, other in (
        ("code", arm.same_code_as),
        ("constraint", arm.same_constraint_as),
        ("count", arm.same_count_as),
    ):
        if not other:
            continue
        mine, theirs = _said(own, what), _said(by_arm[other], what)
        if mine != theirs:
            raise BenchmarkError(
                f"mirror {arm.id} and {other}: {what} differs, got {mine}; expected {theirs}; "
                "the renderer is broken, nothing was asked"
            )
        found.append(f"{what}={other}")
    return tuple(found)


def _said(shown: Shown, what: str) -> str:
    if what == "code":
        return shown.packet.code_sha256
    return shown.packet.constraint_sha256 if what == "constraint" else str(shown.bullets)


def require_neutral(task: RepairTask, shown: Sequence[Shown]) -> None:
    """Raises BenchmarkError where a placebo bullet has a word of the task."""
    words = forbidden_words(task)
    for each in shown:
        if each.arm.bullets is not Bullets.PLACEBO:
            continue
        for bullet in each.packet.bullets or ():
            said = sorted(words & words_of(bullet))
            if said:
                raise BenchmarkError(
                    f"{task.task} {each.arm.id}: a placebo says something, got {said} in "
                    f"{bullet!r}; expected no word of the task; choose another bullet"
                )

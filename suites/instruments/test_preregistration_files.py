"""Plans and amendments: unknown, missing and mistyped keys are refused; so is a gap in a row."""

from pathlib import Path

import pytest

from audits.amendments.read import read_amendment, read_amendments
from audits.errors import AuditError
from audits.preregistration.read import read_preregistration
from suites.instruments.small_run import PLAN, PREREGISTRATIONS

TEXT = (PREREGISTRATIONS / f"{PLAN}.toml").read_text(encoding="utf-8")
AMENDMENT = """
number = 1
amends = "humaneval-qwen-coder-0.5b-2026-11"
preregistration_sha256 = "{digest}"
dated_utc = "2026-12-03T10:00:00Z"
what = "output equality under equal prompts is counted, and no longer fatal"
why = "prompts of round 0 are equal by design"
outcomes_seen = true
original_verdict = "AUDIT-FAILURE"
amended_verdict = "CERTIFIED"
gated_by = ["copied-seed"]
""".format(digest="a" * 64)


def plan(folder: Path, old: str = "", new: str = "") -> Path:
    assert old in TEXT
    path = folder / f"{PLAN}.toml"
    path.write_text(TEXT.replace(old, new, 1) if old else TEXT, encoding="utf-8")
    return path


def amendment(folder: Path, old: str = "", new: str = "", name: str = "0001-counted.toml") -> Path:
    assert old in AMENDMENT
    path = folder / name
    path.write_text(AMENDMENT.replace(old, new, 1) if old else AMENDMENT, encoding="utf-8")
    return path


def test_digest_is_of_the_bytes_and_a_space_changes_it(tmp_path: Path) -> None:
    first = read_preregistration(plan(tmp_path)).sha256
    second = read_preregistration(plan(tmp_path, "rounds = 4", "rounds =  4")).sha256
    assert first != second
    assert len(first) == 64


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rounds = 4", "rounds = 4\nbeams = 2", "unknown fields beams"),
        ("temperature = 0.8\n", "", "temperature"),
        ("rounds = 4", 'rounds = "four"', "'four' is no int"),
        ('favored = "B"', 'favored = "TC"', "claims not as frozen"),
        ('"GR-SHAPE", "BI"]', '"GR-SHAPE"]', "claims not as frozen"),
        ("repair-preregistration/1", "repair-preregistration/9", "schema not as frozen"),
        (f'id = "{PLAN}"', 'id = "another"', "is another preregistration's file"),
        ("rounds = 4", "rounds = ", "is no Preregistration"),
    ],
    ids=["unknown", "missing", "mistyped", "other-claim", "no-arm", "schema", "id", "no-toml"],
)
def test_a_plan_that_is_not_one_is_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(AuditError, match=said):
        read_preregistration(plan(tmp_path, old, new))


def test_a_missing_file_names_the_remedy(tmp_path: Path) -> None:
    with pytest.raises(AuditError, match="restore it from git"):
        read_preregistration(tmp_path / "none.toml")


def test_an_amendment_keeps_both_verdicts(tmp_path: Path) -> None:
    found = read_amendment(amendment(tmp_path))
    assert (found.original_verdict, found.amended_verdict) == ("AUDIT-FAILURE", "CERTIFIED")
    assert read_amendments(tmp_path) == (found,)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("number = 1", "number = 1\nundo = true", "unknown fields undo"),
        ("number = 1", "number = 2", "number differs from its name"),
        ('original_verdict = "AUDIT-FAILURE"', 'original_verdict = ""', "an original verdict"),
        ('gated_by = ["copied-seed"]', "gated_by = []", "as outcomes were seen"),
        ("2026-12-03T10:00:00Z", "yesterday", "dated_utc"),
        ("a" * 64, "abc", "preregistration_sha256"),
    ],
    ids=["unknown", "number", "verdict", "gate", "date", "digest"],
)
def test_an_amendment_that_is_not_one_is_refused(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    with pytest.raises(AuditError, match=said):
        read_amendment(amendment(tmp_path, old, new))


def test_an_amendment_is_never_deleted(tmp_path: Path) -> None:
    amendment(tmp_path, "number = 1", "number = 2", "0002-later.toml")
    with pytest.raises(AuditError, match="never deleted"):
        read_amendments(tmp_path)


def test_another_name_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AuditError, match="NNNN-title"):
        read_amendment(amendment(tmp_path, name="counted.toml"))

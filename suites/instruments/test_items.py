"""The items of the whole project: their ids, and what `-k` selects."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from fixtures.embedders.catalogue import select_systems
from fixtures.embedders.table import read_systems
from fixtures.evidence.frozen import PLACE

ID = re.compile(r"[A-Za-z0-9_.-]{1,80}")
FROZEN = [path.stem for path in PLACE.resolve().glob("*.json")]
SYSTEMS = tuple(spec.id for spec in select_systems([], read_systems(), (), FROZEN))
Items = tuple[str, ...]


@pytest.fixture(scope="module")
def collect(pytestconfig: pytest.Config) -> Callable[..., Items]:
    """What `pytest --collect-only` lists over all suites with `options`."""

    def start(*options: str) -> Items:
        command = [sys.executable, "-m", "pytest", "suites"]
        run = subprocess.run(
            [*command, "--collect-only", "-q", "-p", "no:cacheprovider", *options],
            cwd=pytestconfig.rootpath,
            capture_output=True,
            text=True,
            timeout=900,
        )
        assert run.returncode == pytest.ExitCode.OK, run.stdout[-2_000:] + run.stderr[-2_000:]
        lines = tuple(line for line in run.stdout.splitlines() if "::" in line)
        return lines

    return start


@pytest.fixture(scope="module")
def listing(collect: Callable[..., Items]) -> Items:
    return collect()


def _id(item: str) -> str:
    """What stands in the brackets; empty for an item without parameters."""
    return item.partition("[")[2].removesuffix("]")


def _is_retrieval(item: str) -> bool:
    return item.startswith("suites/retrieval/test_retrieval.py")


def test_item_ids_are_letters_digits_and_three_signs_80_at_most(listing: Items) -> None:
    ids = {item: _id(item) for item in listing if "[" in item}
    assert [item for item, name in ids.items() if not ID.fullmatch(name)] == []


def test_no_two_items_share_an_id(listing: Items) -> None:
    assert [item for item, count in Counter(listing).items() if count > 1] == []


def test_retrieval_has_one_item_a_system_tier_and_query(listing: Items) -> None:
    found = Counter(_id(item).split("-")[0] for item in listing if _is_retrieval(item))
    assert found.keys() == set(SYSTEMS)
    (queries,) = set(found.values())
    assert queries > 3_000


@pytest.mark.parametrize("word", [SYSTEMS[1], "geometry"], ids=["system", "domain"])
def test_a_word_selects_the_items_that_hold_it_and_all_of_them(
    word: str, listing: Items, collect: Callable[..., Items]
) -> None:
    assert collect("-k", word) == tuple(i for i in listing if word in i.lower())


def test_a_systems_name_selects_measurements_of_that_system_only(listing: Items) -> None:
    named = [item for item in listing if SYSTEMS[1] in item.lower()]
    measured = [item for item in named if _is_retrieval(item)]
    assert all(_id(item).startswith(f"{SYSTEMS[1]}-") for item in measured)
    assert len(measured) == sum(_is_retrieval(item) for item in listing) / len(SYSTEMS)


def test_collecting_imports_no_model_library(pytestconfig: pytest.Config) -> None:
    """They cost seconds, and a run of other suites doesn't need them."""
    probe = (
        "import sys, pytest\n"
        "pytest.main(['suites', '--collect-only', '-qq', '-p', 'no:cacheprovider'])\n"
        "heavy = {'torch', 'transformers', 'sentence_transformers', 'evalplus'}\n"
        "raise SystemExit(f'HEAVY {sorted(heavy & sys.modules.keys())}')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", probe],
        cwd=pytestconfig.rootpath,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert run.stderr.splitlines()[-1] == "HEAVY []"

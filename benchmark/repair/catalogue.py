"""The arms, one file each in `arms/`: a file more is an arm more.

Source: falsification paper section 2.1.2, Table 4.
"""

import functools
import hashlib
import importlib
import json
import pkgutil
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from benchmark.errors import BenchmarkError
from benchmark.repair import arms as folder
from benchmark.repair.arm import Arm
from benchmark.repair.bullets import GENERIC
from benchmark.repair.packet import SCAFFOLD


def read_arms() -> tuple[Arm, ...]:
    """All arms by `order`. Raises BenchmarkError for a file without one, and for two of a kind."""
    found: list[Arm] = []
    for module in sorted(pkgutil.iter_modules(folder.__path__), key=lambda each: each.name):
        arm = getattr(importlib.import_module(f"{folder.__name__}.{module.name}"), "ARM", None)
        if not isinstance(arm, Arm):
            raise BenchmarkError(
                f"benchmark/repair/arms/{module.name}.py: no arm, got {type(arm).__name__}; "
                "expected ARM = Arm(...); write it as its neighbours have it"
            )
        found.append(arm)
    for what in ("id", "order"):
        values = [getattr(arm, what) for arm in found]
        if len(set(values)) != len(values):
            raise BenchmarkError(
                f"arms: {what} is there twice, got {sorted(map(str, values))}; expected each once; "
                "change one"
            )
    return tuple(sorted(found, key=lambda arm: arm.order))


def select_arms(ids: Sequence[str], known: Sequence[Arm]) -> tuple[Arm, ...]:
    """The arms named, in their order, all where none is. Raises BenchmarkError for an unknown one
    and for one that is pinned to an arm that is left out."""
    names = [arm.id for arm in known]
    for each in ids:
        if each not in names:
            raise BenchmarkError(
                f"arm: unknown, got {each!r}; expected some of {', '.join(names)}; correct the name"
            )
    chosen = tuple(arm for arm in known if not ids or arm.id in ids)
    have = {arm.id for arm in chosen}
    for arm in chosen:
        needs = (arm.trajectory, arm.same_code_as, arm.same_constraint_as, arm.same_count_as)
        missing = sorted({need for need in needs if need} - have)
        if missing:
            raise BenchmarkError(
                f"arm {arm.id}: follows an arm that isn't in the run, got {', '.join(sorted(have))}"
                f"; expected {', '.join(missing)} too; add it"
            )
    return chosen


@functools.cache
def rules_digest() -> str:
    """Hex SHA-256 over the source of this package: what a prompt is, what an answer's code is, and
    which units are taken."""
    home = Path(__file__).parent
    digest = hashlib.sha256()
    for path in sorted(home.rglob("*.py")):
        digest.update(f"{path.relative_to(home).as_posix()}\0".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def arms_digest(arms: Sequence[Arm]) -> str:
    """Hex SHA-256 over the records, the scaffold's texts and the placebo list."""
    rows = [asdict(arm) for arm in arms]
    text = json.dumps([rows, list(SCAFFOLD), list(GENERIC)], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()

"""What a run ran on, without anything that differs between two equal runs: no clock, no paths."""

import platform
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Final

PACKAGES: Final = ("execretrieval-suite", "numpy", "pytest", "scipy")


@dataclass(frozen=True, slots=True)
class PackageVersion:
    """An installed distribution; `version` is empty when it isn't installed as one."""

    name: str
    version: str


@dataclass(frozen=True, slots=True)
class Environment:
    """Interpreter, platform and the packages that numbers depend on."""

    python: str
    implementation: str
    platform: str
    packages: tuple[PackageVersion, ...]


def this_environment() -> Environment:
    """The environment of this process."""
    return Environment(
        python=platform.python_version(),
        implementation=platform.python_implementation(),
        platform=platform.platform(),
        packages=tuple(PackageVersion(name, _version(name)) for name in PACKAGES),
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""

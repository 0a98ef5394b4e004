"""What a preregistration fixes before the first token.

Source: falsification paper, sections 2.1.1, 2.2.1, 2.2.2, Tables 1, 2 and 5; equation 2.5.
"""

from dataclasses import dataclass
from typing import Final

from audits.errors import AuditError
from audits.repair_family import FAMILY, FOLLOW_UP, ContrastSpec, Role
from benchmark.metrics.compute_budget import ModelShape

SCHEMA: Final = "repair-preregistration/1"


@dataclass(frozen=True, slots=True)
class Model:
    """The weights by hash, how they are run, and the decoder's shape (for FLOPs)."""

    id: str
    title: str
    sha256: str
    runtime: str
    slots: int
    slots_reason: str
    shape: ModelShape


@dataclass(frozen=True, slots=True)
class Benchmark:
    """The data by hash, and its two tiers."""

    name: str
    dataset: str
    dataset_sha256: str
    tasks: int
    public_tier: str
    hidden_tier: str
    hidden_tests_max: int


@dataclass(frozen=True, slots=True)
class Population:
    """Which units are measured: rules in words, numbers as counts."""

    pool_candidates: int
    dead: str
    dead_units_max: int
    disjoint_units_max: int
    exclusions: str


@dataclass(frozen=True, slots=True)
class Decoding:
    """The same for every arm; counts are tokens."""

    rounds: int
    candidates_per_round: int
    temperature: float
    completion_tokens: int
    context_tokens: int
    prompt_tokens_max: int
    preflight_tokens_max: int


@dataclass(frozen=True, slots=True)
class Seeds:
    """Namespaces of this run and no other; the seed is sha256 of the payload mod 2^32 (2.6)."""

    payload: str
    pool_namespace: str
    arm_namespace: str
    selection_namespace: str
    disjoint_namespace: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A one-sided claim of a family; Holm's correction is within it."""

    id: str
    family: str
    role: Role
    favored: str
    reference: str


@dataclass(frozen=True, slots=True)
class Rules:
    """Thresholds, verdict rule and guards."""

    test: str
    correction: str
    alpha: float
    share_level: float
    verdict: str
    harm_share_max: float
    rescue_share: float
    cell_guard_net: int
    cell_guard_alpha: float
    equivalence: str


@dataclass(frozen=True, slots=True)
class PowerRow:
    """Exact conditional power (2.5) to four decimals; `critical` is -1 where nothing rejects."""

    discordant: int
    favorable: float
    critical: int
    power: float


@dataclass(frozen=True, slots=True)
class Preregistration:
    """One run, as it was planned. `statement` is what its result will not be used for."""

    schema: str
    id: str
    registered_utc: str
    title: str
    statement: str
    power_statement: str
    arms: tuple[str, ...]
    outside_families: tuple[str, ...]
    model: Model
    benchmark: Benchmark
    population: Population
    decoding: Decoding
    seeds: Seeds
    rules: Rules
    claims: tuple[Claim, ...]
    power_alpha: float
    power: tuple[PowerRow, ...]

    def __post_init__(self) -> None:
        if self.schema != SCHEMA:
            raise self._refusal("schema", self.schema, SCHEMA, "use a suite that knows it")
        shown = {arm for claim in self.claims for arm in (claim.favored, claim.reference)}
        if not shown <= set(self.arms):
            raise self._refusal("claims", sorted(shown), f"arms of {self.arms}", "add the arm")
        expected = sorted(map(_spelled, (*FAMILY, *FOLLOW_UP)))
        found = sorted((c.id, c.role, c.favored, c.reference) for c in self.claims)
        if found != expected:
            raise self._refusal("claims", found, f"{expected}", "name the frozen families whole")

    def _refusal(self, what: str, got: object, expected: str, remedy: str) -> AuditError:
        return AuditError(
            f"preregistration {self.id}: {what} not as frozen, got {got}; expected {expected}; "
            f"{remedy}"
        )


def _spelled(spec: ContrastSpec) -> tuple[str, Role, str, str]:
    return spec.id, spec.role, spec.favored, spec.reference

"""The cluster bootstrap against every resample of a small sample and the unit-level bootstrap."""

from hashlib import sha256
from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray

from benchmark.errors import BenchmarkError
from benchmark.repair_protocol import CLUSTER_BOOTSTRAP_REPLICATES
from benchmark.stats.bootstrap import paired_difference
from benchmark.stats.cluster_bootstrap import (
    ClusteredDifference,
    clustered_difference,
    published_seed,
)
from benchmark.stats.reasons import Degenerate

Flags = NDArray[np.bool_]


def rng() -> np.random.Generator:
    return np.random.default_rng(published_seed())


def difference(
    first: Flags, second: Flags, strata: list[str], clusters: list[str], level: float = 0.95
) -> ClusteredDifference:
    return clustered_difference(
        first,
        second,
        strata=strata,
        clusters=clusters,
        replicates=CLUSTER_BOOTSTRAP_REPLICATES,
        level=level,
        rng=rng(),
    )


def test_the_seed_is_the_last_eight_digits_of_the_named_digest() -> None:
    assert f"{published_seed():08x}" == sha256(b"task-cluster-bootstrap-v1").hexdigest()[-8:]


def test_the_limits_are_quantiles_of_all_resamples_within_strata() -> None:
    strata = ["h"] * 4 + ["m"] * 3
    clusters = ["a", "a", "b", "c", "a", "d", "d"]
    first = np.array([1, 1, 0, 1, 0, 1, 1], dtype=np.bool_)
    second = np.array([0, 1, 1, 0, 0, 0, 0], dtype=np.bool_)
    blocks = [[(1, 2), (-1, 1), (1, 1)], [(0, 1), (2, 2)]]  # (sum, size) of h: a b c; m: a d
    every = [
        sum(d for d, _ in h + m) / sum(size for _, size in h + m)
        for h in product(blocks[0], repeat=3)
        for m in product(blocks[1], repeat=2)
    ]
    found = difference(first, second, strata, clusters, level=0.8)
    assert found.interval.estimate == pytest.approx(3 / 7)
    assert (found.clusters, found.strata) == (5, 2)
    share_below = [float(np.mean(np.array(every) < x - 1e-9)) for x in _limits(found)]
    share_up_to = [float(np.mean(np.array(every) <= x + 1e-9)) for x in _limits(found)]
    assert share_below[0] <= 0.1 + 0.01
    assert share_up_to[0] >= 0.1 - 0.01
    assert share_below[1] <= 0.9 + 0.01
    assert share_up_to[1] >= 0.9 - 0.01
    assert all(min(abs(x - r) for r in every) < 1e-9 for x in _limits(found))


def _limits(found: ClusteredDifference) -> tuple[float, float]:
    return found.interval.low, found.interval.high


def test_clusters_of_one_unit_give_the_unit_level_interval() -> None:
    first = np.array([True] * 25 + [False] * 265)
    second = np.array([False] * 25 + [True] * 7 + [False] * 258)
    labels = [str(unit) for unit in range(290)]
    ours = difference(first, second, ["all"] * 290, labels)
    units = paired_difference(
        first.astype(float),
        second.astype(float),
        replicates=CLUSTER_BOOTSTRAP_REPLICATES,
        level=0.95,
        rng=np.random.default_rng(7),
    )
    assert _limits(ours) == pytest.approx((units.low, units.high), abs=2 / 290)
    assert ours.clusters == 290


def test_clusters_of_four_equal_units_double_the_width() -> None:
    signs = np.tile([True, False, False], 40)
    first, second = np.repeat(signs, 4), np.zeros(480, dtype=np.bool_)
    alone = difference(first, second, ["s"] * 480, [str(i) for i in range(480)])
    joint = difference(first, second, ["s"] * 480, [str(i // 4) for i in range(480)])
    widths = [high - low for low, high in (_limits(alone), _limits(joint))]
    assert widths[1] / widths[0] == pytest.approx(2.0, rel=0.06)


def test_a_stratum_keeps_its_number_of_clusters_in_every_resample() -> None:
    strata = ["h"] * 30 + ["m"] * 30
    first = np.array([True] * 30 + [False] * 30)  # all of h, none of m: nothing varies
    second = np.zeros(60, dtype=np.bool_)
    labels = [str(i) for i in range(60)]
    assert _limits(difference(first, second, strata, labels)) == (0.5, 0.5)
    low, high = _limits(difference(first, second, ["one"] * 60, labels))
    assert low < 0.4 < 0.6 < high


def test_the_same_name_in_two_strata_is_two_clusters() -> None:
    first = np.array([True, False, True, False])
    second = np.array([False, False, False, True])
    found = difference(first, second, ["h", "h", "m", "m"], ["1", "2", "1", "2"])
    assert (found.clusters, found.strata) == (4, 2)


def test_the_same_seed_gives_the_same_limits_whatever_the_order_of_the_units() -> None:
    first = np.array([True, False, True, True, False, False])
    second = np.array([False, False, False, True, True, False])
    strata, clusters = list("hhmmhm"), list("abcdaa")
    turned = [5, 3, 0, 4, 1, 2]
    again = difference(
        first[turned], second[turned], [strata[i] for i in turned], [clusters[i] for i in turned]
    )
    assert again == difference(first, second, strata, clusters)


def test_a_constant_difference_and_no_units_are_flagged() -> None:
    none = np.zeros(0, dtype=np.bool_)
    empty = difference(none, none, [], [])
    assert (empty.interval.reason, empty.clusters) == (Degenerate.EMPTY_SAMPLE, 0)
    same = difference(
        np.ones(3, dtype=np.bool_), np.ones(3, dtype=np.bool_), ["h"] * 3, list("aab")
    )
    assert same.interval.reason is Degenerate.CONSTANT_SAMPLE
    assert (same.interval.estimate, same.clusters) == (0.0, 2)


def test_labels_of_other_units_are_refused() -> None:
    two = np.array([True, False])
    with pytest.raises(BenchmarkError, match="got 2 strata and 1 clusters for 2 units"):
        difference(two, two, ["h", "h"], ["a"])

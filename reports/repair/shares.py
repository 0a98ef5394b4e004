"""How a share with its interval is written in the tables of repair runs."""

from benchmark.stats.intervals import Interval
from reports.tables import NO_VALUE


def share(value: Interval) -> str:
    """On one line, to two decimals."""
    return f"{value.estimate:.2f} [{value.low:.2f}, {value.high:.2f}]" if value.n else NO_VALUE

"""References for the four oldest tasks of geometry."""

from typing import Any, Final

from hypothesis import strategies as st

from suites.instruments.task_property import TaskProperty, agrees_with

_BOXES = st.tuples(st.integers(-6, 6), st.integers(-6, 6), st.integers(1, 6), st.integers(1, 6))


def _overlap_by_cells(first: Any, second: Any) -> int:
    """Unit cells in both; apart when not even the closed boxes share a point."""

    def cells(box: Any, extra: int) -> set[tuple[int, int]]:
        x, y, width, height = box
        return {(i, j) for i in range(x, x + width + extra) for j in range(y, y + height + extra)}

    if not cells(first, 1) & cells(second, 1):
        return -1
    return len(cells(first, 0) & cells(second, 0))


PROPERTIES: Final = (
    TaskProperty(
        "geometry.box_overlap_area", st.tuples(_BOXES, _BOXES), agrees_with(_overlap_by_cells)
    ),
)

"""Does a point lie "inside", on the "border" of or "outside" a plot of land? The plot's outline is
a list of (x, y) corners in whole numbers, closed from the last back to the first, convex or not,
running either way round but never crossing itself. A point on an edge or a corner is on the
border."""


def point_plot_status(point, corners):
    x, y = point
    winding = 0
    for i in range(len(corners)):
        x1, y1 = corners[i - 1]
        x2, y2 = corners[i]
        turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if turn == 0 and (x1 - x) * (x2 - x) + (y1 - y) * (y2 - y) <= 0:
            return "border"
        if y1 <= y < y2 and turn > 0:
            winding += 1
        elif y2 <= y < y1 and turn < 0:
            winding -= 1
    return "outside" if winding == 0 else "inside"


assert point_plot_status((1, 3), [(0, 0), (6, 0), (6, 6), (3, 3), (0, 6)]) == "inside"
assert point_plot_status((3, 4), [(0, 0), (6, 0), (6, 6), (3, 3), (0, 6)]) == "outside"
assert point_plot_status((4, 4), [(0, 0), (6, 0), (6, 6), (3, 3), (0, 6)]) == "border"
assert point_plot_status((7, 7), [(0, 0), (6, 0), (6, 6), (3, 3), (0, 6)]) == "outside"
assert point_plot_status((-4, 0), [(-3, 0), (0, -3), (3, 0), (0, 3)]) == "outside"
assert point_plot_status((5, 1), [(0, 0), (5, 0), (6, 3), (0, 3)]) == "inside"
assert point_plot_status((5, 1), [(0, 3), (6, 3), (5, 0), (0, 0)]) == "inside"
assert point_plot_status((2, 2), [(3, 4), (5, 4), (5, 2), (3, 2)]) == "outside"
assert point_plot_status((9, 2), [(9, 2), (5, 7), (5, 2)]) == "border"

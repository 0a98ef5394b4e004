"""On a board of width by height cells, (0, 0) at the top left and y growing downward, list the
cells (x, y) whose larger distance along an axis from a centre cell is exactly the radius. Begin
straight above the centre and go round clockwise, leaving out cells off the board. Radius 0 is the
centre alone, a negative radius gives an empty list."""


def ring_cells_clockwise(centre, radius, width, height):
    if radius < 0:
        return []
    x, y = centre[0], centre[1] - radius
    side = 2 * radius
    legs = [(1, 0, radius), (0, 1, side), (-1, 0, side), (0, -1, side), (1, 0, radius - 1)]
    path = [(x, y)]
    for dx, dy, steps in legs:
        for _ in range(steps):
            x += dx
            y += dy
            path.append((x, y))
    return [(x, y) for x, y in path if 0 <= x < width and 0 <= y < height]


assert ring_cells_clockwise((2, 2), 1, 5, 6) == [
    (2, 1), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (1, 2), (1, 1)]
assert ring_cells_clockwise((0, 0), 2, 4, 3) == [(2, 0), (2, 1), (2, 2), (1, 2), (0, 2)]
assert ring_cells_clockwise((1, 2), 2, 4, 4) == [
    (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (0, 0)]
assert ring_cells_clockwise((1, 3), 0, 4, 4) == [(1, 3)]
assert ring_cells_clockwise((4, 1), 0, 4, 4) == []
assert ring_cells_clockwise((2, 2), -1, 5, 5) == []
assert ring_cells_clockwise((3, 1), 1, 4, 2) == [(3, 0), (2, 1), (2, 0)]
assert ring_cells_clockwise((1, 1), 2, 3, 4) == [(2, 3), (1, 3), (0, 3)]

"""In a hex map with axial coordinates (q, r) the six neighbours of a hex lie at (+1, 0) east,
(+1, -1) north-east, (0, -1) north-west, (-1, 0) west, (-1, +1) south-west and (0, +1) south-east.
List the hexes exactly radius steps from the centre, starting with the one due east and going round
counter-clockwise, that is by way of the north. Radius 0 is only the centre, a negative radius
nothing."""


def hex_ring_walk(centre, radius):
    if radius == 0:
        return [centre]
    q, r = centre
    q += radius
    ring = []
    for q_step, r_step in [(0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1)]:
        for _ in range(radius):
            ring.append((q, r))
            q += q_step
            r += r_step
    return ring


assert hex_ring_walk((0, 0), 1) == [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
assert hex_ring_walk((3, 5), 0) == [(3, 5)]
assert hex_ring_walk((2, -1), 1) == [(3, -1), (3, -2), (2, -2), (1, -1), (1, 0), (2, 0)]
assert hex_ring_walk((0, 0), 2) == [
    (2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1),
    (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1),
]
assert hex_ring_walk((4, 4), -1) == []
assert len(hex_ring_walk((1, 1), 5)) == 30
assert hex_ring_walk((-3, 2), 3)[7] == (-4, 0)
assert hex_ring_walk((7, -2), 4)[-1] == (10, -1)

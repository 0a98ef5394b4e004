"""A model on the ground is built of unit cubes listed by their lower corner (x, y, z) in whole
numbers, z being 0 or more; a cube listed twice exists once. To estimate the paint, count the cube
faces with no other cube against them, those around enclosed hollows too, but not the undersides of
cubes standing on the ground at z = 0."""


def voxel_exposed_faces(cubes):
    solid = set(cubes)
    directions = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    exposed = 0
    for x, y, z in solid:
        for dx, dy, dz in directions:
            below_ground = z + dz < 0
            if not below_ground and (x + dx, y + dy, z + dz) not in solid:
                exposed += 1
    return exposed


assert voxel_exposed_faces([(2, 5, 0)]) == 5
assert voxel_exposed_faces([(2, 5, 3)]) == 6
assert voxel_exposed_faces([(2, 5, 1), (2, 5, 1)]) == 6
assert voxel_exposed_faces([(2, 5, 0), (3, 5, 0)]) == 8
assert voxel_exposed_faces([(2, 5, 0), (2, 6, 0), (2, 6, 1)]) == 12
assert voxel_exposed_faces([(4, 1, 2), (4, 1, 3), (7, 1, 3)]) == 16
assert voxel_exposed_faces([(1, 1, 1), (0, 1, 1), (1, 0, 1), (1, 2, 1), (2, 1, 1)]) == 22
assert voxel_exposed_faces([]) == 0

"""How many equal cartons (length, width, height, weight) may be loaded onto a pallet (length,
width)? All stand upright in full or partly filled layers, all turned the same way, along or across
the pallet, whichever puts more into a layer; nothing may stick out over the pallet, the stack not
exceed max_height, and all cartons together not exceed max_weight. All measures are whole numbers,
pallet and limits at least 0; a carton length, width, height or weight of zero or less gives 0."""


def pallet_load_count(carton, pallet, max_height, max_weight):
    if min(carton) <= 0:
        return 0
    length, width, height, weight = carton
    pallet_length, pallet_width = pallet
    along = (pallet_length // length) * (pallet_width // width)
    across = (pallet_length // width) * (pallet_width // length)
    layers = max_height // height
    return min(max(along, across) * layers, max_weight // weight)


assert pallet_load_count((40, 30, 25, 8), (120, 80), 100, 1000) == 32
assert pallet_load_count((40, 30, 25, 8), (120, 80), 99, 1000) == 24
assert pallet_load_count((40, 30, 25, 8), (120, 80), 100, 207) == 25
assert pallet_load_count((50, 30, 10, 2), (100, 70), 10, 100) == 4
assert pallet_load_count((50, 20, 10, 2), (60, 100), 30, 100) == 18
assert pallet_load_count((0, 30, 25, 8), (120, 80), 100, 1000) == 0
assert pallet_load_count((7, 5, 3, 1), (6, 20), 50, 400) == 32
assert pallet_load_count((1, 1, 1, 1), (3, 2), 2, 50) == 12
assert pallet_load_count((7, 5, -3, 4), (16, 20), -50, 400) == 0

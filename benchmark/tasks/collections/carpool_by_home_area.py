"""Seat everybody for a trip, people being (name, area, free seats): those with seats drive, those
with 0 want a lift. First every rider in list order joins the earliest listed driver of the same
area who still has a seat; then the riders left over, again in list order, each join the car with
the most free seats at that moment, ties going to the alphabetically first driver. The result is
(dict of every driver to list of riders as they got in, list of riders without a seat)."""


def carpool_by_home_area(people):
    homes = {name: area for name, area, _ in people}
    free = {name: seats for name, _, seats in people if seats > 0}
    cars = {driver: [] for driver in free}
    leftover = []
    for name, area, seats in people:
        if seats > 0:
            continue
        local = [driver for driver in free if homes[driver] == area and free[driver] > 0]
        if local:
            cars[local[0]].append(name)
            free[local[0]] -= 1
        else:
            leftover.append(name)
    stranded = []
    for name in leftover:
        driver = min(free, key=lambda other: (-free[other], other), default=None)
        if driver is None or free[driver] == 0:
            stranded.append(name)
            continue
        cars[driver].append(name)
        free[driver] -= 1
    return cars, stranded


assert carpool_by_home_area(
    [("Ann", "north", 2), ("Bob", "north", 0), ("Cy", "south", 0), ("Dee", "north", 0)]
) == ({"Ann": ["Bob", "Dee"]}, ["Cy"])
assert carpool_by_home_area([("Ann", "n", 1), ("Eve", "s", 2), ("Cy", "w", 0)]) == (
    {"Ann": [], "Eve": ["Cy"]}, []
)
assert carpool_by_home_area([("Zoe", "n", 1), ("Ann", "s", 1), ("Cy", "w", 0)]) == (
    {"Zoe": [], "Ann": ["Cy"]}, []
)
assert carpool_by_home_area(
    [("Zoe", "n", 1), ("Ann", "n", 2), ("Ray", "n", 0), ("Bo", "n", 0)]
) == ({"Zoe": ["Ray"], "Ann": ["Bo"]}, [])
assert carpool_by_home_area([("Ann", "n", 1), ("Far", "s", 0), ("Near", "n", 0)]) == (
    {"Ann": ["Near"]}, ["Far"]
)
assert carpool_by_home_area(
    [("Max", "n", 2), ("Pia", "s", 0), ("Quin", "w", 0), ("Rob", "w", 0)]
) == ({"Max": ["Pia", "Quin"]}, ["Rob"])
assert carpool_by_home_area([("Kim", "n", 0), ("Abe", "n", 0)]) == ({}, ["Kim", "Abe"])
assert carpool_by_home_area(
    [("Ann", "n", 2), ("Bo", "s", 3), ("X", "w", 0), ("Y", "w", 0), ("Z", "w", 0)]
) == ({"Ann": ["Y"], "Bo": ["X", "Z"]}, [])
assert carpool_by_home_area([("Flo", "e", 0), ("Gus", "e", 1), ("Hal", "e", 0)]) == (
    {"Gus": ["Flo"]}, ["Hal"]
)

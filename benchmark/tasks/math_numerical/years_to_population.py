"""A herd gains a given percentage of itself per year, scaled down to the share of the pasture's
capacity (positive) that is still free; at a quarter of the capacity it gains three quarters of
that. The gain is rounded down to whole animals, just once. In how many years is the goal reached?
Being there already gives 0; if a year brings no gain before that, the answer is None."""


def years_to_population(population, goal, percent, capacity):
    years = 0
    while population < goal:
        free = capacity - population
        gain = population * percent * free // (100 * capacity)
        if gain <= 0:
            return None
        population += gain
        years += 1
    return years


assert years_to_population(100, 200, 10, 1000) == 9
assert years_to_population(500, 500, 10, 1000) == 0
assert years_to_population(50, 98, 50, 100) == 8
assert years_to_population(50, 99, 50, 100) is None
assert years_to_population(1000, 1500, 100, 2000) == 1
assert years_to_population(5, 10, 10, 1000) is None
assert years_to_population(300, 400, 50, 200) is None
assert years_to_population(1000, 1501, 100, 2000) == 2
assert years_to_population(700, 600, 10, 650) == 0

"""Follow a brewing recipe, a list of (step name, ticks needed, target temperature), through one
temperature per tick. A tick at most 2 degrees off the target counts for the step's clock; with the
tick that fills it the next step is reached, its clock at 0. More than 5 degrees off puts the clock
back to 0 and, unless one is going on, starts a hold, which lasts until a tick counts. Return (step
name, clock, holds started), or ("done", 0, holds) after the last step, when nothing counts any
more."""


def recipe_step_progress(steps, temperatures):
    current = clock = holds = 0
    holding = False
    for temperature in temperatures:
        if current == len(steps):
            break
        _, needed, target = steps[current]
        deviation = abs(temperature - target)
        if deviation > 5:
            if not holding:
                holds += 1
            holding, clock = True, 0
        elif deviation <= 2:
            holding = False
            clock += 1
            if clock >= needed:
                current += 1
                clock = 0
    name = steps[current][0] if current < len(steps) else "done"
    return name, clock, holds


assert recipe_step_progress([("mash", 2, 60), ("boil", 1, 100)], []) == ("mash", 0, 0)
assert recipe_step_progress([("mash", 2, 60), ("boil", 1, 100)], [58, 62]) == ("boil", 0, 0)
assert recipe_step_progress([("mash", 2, 60), ("boil", 1, 100)], [57, 63, 60]) == ("mash", 1, 0)
assert recipe_step_progress([("mash", 2, 60), ("boil", 1, 100)], [60, 65, 60]) == ("boil", 0, 0)
assert recipe_step_progress([("mash", 2, 60), ("boil", 1, 100)], [60, 66, 60]) == ("mash", 1, 1)
assert recipe_step_progress([("mash", 3, 60)], [70, 64, 70, 60]) == ("mash", 1, 1)
assert recipe_step_progress([("mash", 3, 60)], [70, 61, 50, 60]) == ("mash", 1, 2)
assert recipe_step_progress([("mash", 2, 60), ("boil", 1, 100)], [60, 60, 100, 20]) == (
    "done", 0, 0)
assert recipe_step_progress([("mash", 2, 60), ("boil", 1, 100)], [60, 60, 60]) == ("boil", 0, 1)
assert recipe_step_progress([], [20]) == ("done", 0, 0)

"""Stage of a garden crop at the end of each day, "seed" at first, when every day brings "water",
"dry" or "frost". Each second watered day, not necessarily in a row, takes it one stage on, to
"sprout", "grown" and "ripe", where it stays. Frost makes a sprout a seed that has had no water yet,
kills a ripe crop and leaves others alone; two dry days one straight after the other kill it at any
stage. A killed crop is "withered" for good."""


def crop_growth_stage(days):
    names = ("seed", "sprout", "grown", "ripe")
    watered = dry_days = 0
    stages = []
    for day in days:
        stage = watered // 2
        dry_days = dry_days + 1 if day == "dry" else 0
        if dry_days == 2 or day == "frost" and stage == 3:
            return stages + ["withered"] * (len(days) - len(stages))
        if day == "frost" and stage == 1:
            watered = 0
        elif day == "water":
            watered = min(watered + 1, 6)
        stages.append(names[watered // 2])
    return stages


assert crop_growth_stage(["water", "water", "dry", "water", "water"]) == [
    "seed", "sprout", "sprout", "sprout", "grown"]
assert crop_growth_stage(["dry", "dry", "water"]) == ["seed", "withered", "withered"]
assert crop_growth_stage(["water", "water", "water", "frost", "water", "water"]) == [
    "seed", "sprout", "sprout", "seed", "seed", "sprout"]
assert crop_growth_stage(["water"] * 6 + ["frost"]) == [
    "seed", "sprout", "sprout", "grown", "grown", "ripe", "withered"]
assert crop_growth_stage(["water"] * 4 + ["frost", "water", "water"]) == [
    "seed", "sprout", "sprout", "grown", "grown", "grown", "ripe"]
assert crop_growth_stage(["water"] * 8 + ["dry", "dry"]) == [
    "seed", "sprout", "sprout", "grown", "grown", "ripe", "ripe", "ripe", "ripe", "withered"]
assert crop_growth_stage(["dry", "frost", "dry", "water"]) == ["seed", "seed", "seed", "seed"]
assert crop_growth_stage(["water", "frost", "water"]) == ["seed", "seed", "sprout"]
assert crop_growth_stage(["dry", "water", "dry", "dry", "frost"]) == [
    "seed", "seed", "seed", "withered", "withered"]

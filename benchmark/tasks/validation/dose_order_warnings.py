"""Before a medicine order goes out, warn the ward. The patient is (kg, age, allergies), the drug
(group, mg per kg for one dose, mg per day, hours between doses), the order (mg per dose, doses a
day, hours between them). List in this order: "allergy" to the group, "daily" above the day's limit,
which is halved under age twelve, "single" dose above what the weight allows, "interval" shorter
than required. Reaching a limit exactly is fine."""


def dose_order_warnings(patient, drug, order):
    weight, age, allergies = patient
    group, per_kilogram, daily, least_hours = drug
    dose, times, hours = order
    warnings = []
    if group in allergies:
        warnings.append("allergy")
    if age < 12:
        daily = daily / 2
    if dose * times > daily:
        warnings.append("daily")
    if dose > per_kilogram * weight:
        warnings.append("single")
    if hours < least_hours:
        warnings.append("interval")
    return warnings


assert dose_order_warnings((50, 30, {"sulfa"}), ("opioid", 10, 2000, 6), (500, 4, 6)) == []
assert dose_order_warnings((50, 30, {"opioid"}), ("opioid", 10, 2000, 6), (500, 4, 5)) == [
    "allergy", "interval"]
assert dose_order_warnings((50, 30, set()), ("opioid", 10, 1999, 6), (500, 4, 6)) == ["daily"]
assert dose_order_warnings((50, 30, set()), ("opioid", 10, 9000, 6), (501, 4, 6)) == ["single"]
assert dose_order_warnings((30, 11, set()), ("opioid", 10, 2000, 6), (251, 4, 6)) == ["daily"]
assert dose_order_warnings((30, 12, set()), ("opioid", 10, 2000, 6), (300, 4, 6)) == []
assert dose_order_warnings((30, 11, set()), ("opioid", 10, 2401, 3), (300, 4, 4)) == []
assert dose_order_warnings((5, 2, {"x", "y"}), ("y", 10, 300, 8), (60, 3, 7)) == [
    "allergy", "daily", "single", "interval"]

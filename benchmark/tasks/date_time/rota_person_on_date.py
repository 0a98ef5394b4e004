"""Who is on call on a date, when the listed people take turns of a fixed number of days each,
beginning with the first of them on the starting date and going round for ever? A swap, from a dict
of date to name, settles its date whoever is absent. Otherwise, if the one whose turn it is belongs
to the absent, the next in the list who is present steps in. Dates are YYYY-MM-DD texts. Before the
start it is always None, and so if nobody is present."""

from datetime import date


def rota_person_on_date(day, start, people, days_each, swaps, absent):
    elapsed = (date.fromisoformat(day) - date.fromisoformat(start)).days
    if elapsed < 0:
        return None
    if day in swaps:
        return swaps[day]
    turn = elapsed // days_each
    for later in range(len(people)):
        person = people[(turn + later) % len(people)]
        if person not in absent:
            return person
    return None


assert rota_person_on_date("2024-05-06", "2024-05-06", ["Ann", "Ben", "Cleo"], 7, {}, []) == "Ann"
assert rota_person_on_date("2024-05-13", "2024-05-06", ["Ann", "Ben", "Cleo"], 7, {}, []) == "Ben"
assert rota_person_on_date(
    "2024-05-26", "2024-05-06", ["Ann", "Ben", "Cleo", "Dan"], 7, {}, []) == "Cleo"
assert rota_person_on_date("2024-05-05", "2024-05-06", ["Ann", "Ben"], 7, {}, []) is None
assert rota_person_on_date(
    "2024-05-08", "2024-05-06", ["Ann", "Ben", "Cleo"], 3, {}, ["Ben", "Ann"]) == "Cleo"
assert rota_person_on_date(
    "2024-05-08", "2024-05-06", ["Ann", "Ben", "Cleo"], 1, {}, ["Cleo"]) == "Ann"
assert rota_person_on_date(
    "2024-05-08", "2024-05-06", ["Ann", "Ben"], 2, {"2024-05-08": "Zoe"}, ["Zoe"]) == "Zoe"
assert rota_person_on_date(
    "2024-05-01", "2024-05-06", ["Ann", "Ben"], 2, {"2024-05-01": "Zoe"}, []) is None
assert rota_person_on_date("2024-05-09", "2024-05-06", ["Ann"], 2, {}, ["Ann"]) is None

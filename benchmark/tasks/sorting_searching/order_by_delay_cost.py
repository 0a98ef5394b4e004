"""One machine works through jobs given as (name, length in days, cost per day of waiting until the
job is finished), lengths being at least one. Put them in the order with the least total cost:
the greater cost in relation to length goes first, compared exactly; equal ones go shorter first,
then by name. Jobs whose waiting costs nothing or less are left out. Give (names in order, total
cost)."""

from fractions import Fraction


def order_by_delay_cost(jobs):
    def priority(job):
        name, length, cost = job
        return -Fraction(cost) / Fraction(length), length, name

    order = []
    finished = total = 0
    for name, length, cost in sorted(jobs, key=priority):
        if cost <= 0:
            break
        finished += length
        total += finished * cost
        order.append(name)
    return order, total


assert order_by_delay_cost([("a", 2, 4), ("b", 1, 3)]) == (["b", "a"], 15)
assert order_by_delay_cost([("long", 4, 8), ("short", 2, 4)]) == (["short", "long"], 56)
assert order_by_delay_cost([("y", 1, 1), ("x", 1, 1)]) == (["x", "y"], 3)
assert order_by_delay_cost([("b", 3, 0), ("a", 3, 1)]) == (["a"], 3)
assert order_by_delay_cost([("q", 10, 3), ("p", 3, 1)]) == (["p", "q"], 42)
assert order_by_delay_cost([]) == ([], 0)
assert order_by_delay_cost([("u", 5, 10), ("v", 1, 1), ("w", 2, 6)]) == (["w", "u", "v"], 90)
assert order_by_delay_cost([("n", 2, -3), ("m", 1, 2)]) == (["m"], 2)

"""Say for each tick from 0 whether a flapping network route is usable, True or False. In every tick
whose number is a multiple of the half-life its penalty, 0 at first, is halved and rounded down;
after that each flap listed for the tick, the same tick possibly several times, adds 1000, but the
penalty never exceeds the ceiling. A penalty over the suppress mark makes the route unusable until
the penalty is under the lower reuse mark; the tick itself counts in both cases."""


def damped_route_usable(flap_ticks, ticks, half_life, suppress, reuse, ceiling):
    penalty, hidden = 0, False
    usable = []
    for tick in range(ticks):
        if tick % half_life == 0:
            penalty //= 2
        penalty = min(penalty + 1000 * flap_ticks.count(tick), ceiling)
        if penalty > suppress:
            hidden = True
        elif penalty < reuse:
            hidden = False
        usable.append(not hidden)
    return usable


assert damped_route_usable([0, 1], 7, 3, 1500, 800, 9000) == [
    True, False, False, False, False, False, True]
assert damped_route_usable([0, 1], 3, 9, 2000, 500, 9000) == [True, True, True]
assert damped_route_usable([0, 0], 5, 2, 1500, 1000, 9000) == [False, False, False, False, True]
assert damped_route_usable([0, 0, 0, 0], 5, 2, 1500, 1100, 2000) == [
    False, False, True, True, True]
assert damped_route_usable([0, 2], 4, 2, 1400, 100, 9000) == [True, True, False, False]
assert damped_route_usable([1, 1, 2], 10, 3, 1900, 600, 9000) == [
    True, False, False, False, False, False, False, False, False, True]
assert damped_route_usable([0, 4], 6, 1, 1062, 10, 9000) == [True, True, True, True, True, True]
assert damped_route_usable([1, 1], 3, 5, 1999, 900, 1999) == [True, True, True]

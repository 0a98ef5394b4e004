"""Plan sparring rounds in a slot of some seconds: the wanted number of rounds with a pause between
neighbouring ones has to fill the slot, the rounds as equal as whole seconds allow and those longer
by one coming first. While the shortest round would last less than the minimum (at least 1), plan
one round fewer. Give the list of round lengths, empty if not even one round is possible or
wanted."""


def split_rounds_evenly(slot, rounds, pause, minimum):
    while rounds > 0:
        active = slot - pause * (rounds - 1)
        length, extra = divmod(active, rounds)
        if length >= minimum:
            return [length + 1] * extra + [length] * (rounds - extra)
        rounds -= 1
    return []


assert split_rounds_evenly(100, 3, 5, 10) == [30, 30, 30]
assert split_rounds_evenly(101, 3, 5, 10) == [31, 30, 30]
assert split_rounds_evenly(102, 4, 10, 18) == [18, 18, 18, 18]
assert split_rounds_evenly(101, 4, 10, 18) == [27, 27, 27]
assert split_rounds_evenly(50, 5, 12, 25) == [50]
assert split_rounds_evenly(20, 2, 0, 21) == []
assert split_rounds_evenly(45, 4, 0, 1) == [12, 11, 11, 11]
assert split_rounds_evenly(17, 3, 0, 2) == [6, 6, 5]

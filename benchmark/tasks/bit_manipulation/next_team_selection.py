"""A team is a mask of players. Find the next possible one after it: the smallest larger integer
that has as many bits on, fits in a given width in bits and does not hold all the bits of any clash,
given as a list of masks of one or more bits. None if there is no such team, also if the team given
is empty; whether that one holds a clash doesn't matter."""


def next_team_selection(team, width, clashes):
    if team == 0:
        return None
    while True:
        lowest = team & -team
        raised = team + lowest
        moved = team ^ raised
        team = raised | moved // lowest >> 2
        if team >= 1 << width:
            return None
        if all(team & clash != clash for clash in clashes):
            return team


assert next_team_selection(0b0011, 4, []) == 0b0101
assert next_team_selection(0b0110, 4, [0b0110]) == 0b1001
assert next_team_selection(0b1000, 4, []) is None
assert next_team_selection(0b0011, 4, [0b0101]) == 0b0110
assert next_team_selection(0b0111, 5, [0b0011, 0b1100]) == 0b10101
assert next_team_selection(0b0111, 4, [0b0011, 0b1100]) is None
assert next_team_selection(0b011110, 6, []) == 0b100111
assert next_team_selection(0b0100, 4, [0b100]) == 0b1000
assert next_team_selection(0, 4, []) is None

"""A robot drives a list of moves (dx, dy), each straight along one axis or without any length, and
has to face the direction in which it drives. Over the whole list, how many quarter turns does it
make? Turning round counts as two, moves without length change nothing, and it starts out facing
the direction of its first real move."""


def count_path_turns(moves):
    turns = 0
    facing = None
    for dx, dy in moves:
        if dx == 0 and dy == 0:
            continue
        if facing is not None:
            ahead = dx * facing[0] + dy * facing[1]
            if ahead == 0:
                turns += 1
            elif ahead < 0:
                turns += 2
        facing = dx, dy
    return turns


assert count_path_turns([(4, 0), (0, 3), (-2, 0)]) == 2
assert count_path_turns([(4, 0), (2, 0), (7, 0)]) == 0
assert count_path_turns([(0, 5), (0, -1)]) == 2
assert count_path_turns([(0, 0), (0, -3), (0, 0), (6, 0)]) == 1
assert count_path_turns([(-1, 0), (0, 0), (-1, 0), (1, 0)]) == 2
assert count_path_turns([(0, -1), (0, -1), (1, 0), (-1, 0), (0, 8)]) == 4
assert count_path_turns([(0, 0)]) == 0
assert count_path_turns([(0, 1), (0, 1), (0, -4), (3, 0), (0, 2), (0, 2)]) == 4

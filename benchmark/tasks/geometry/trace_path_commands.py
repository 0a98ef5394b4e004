"""Points that a pen visits when following a drawing path like "M 2 3 h 5 V 9 z", words separated by
spaces, numbers whole. M moves to x y and starts a new part, L draws a line to x y, H one to x, V
one to y, Z one back to the start of the part; lower case counts from the present point. The first
part starts at (0, 0) even without M. Further numbers repeat the letter, after M or m as L or l.
List all (x, y) arrived at, repeats included."""


def trace_path_commands(path):
    points = []
    x = y = 0
    start = (0, 0)
    command = ""
    words = iter(path.split())
    for word in words:
        if word.isalpha():
            command = word
            if command in "Zz":
                x, y = start
                points.append(start)
            continue
        base_x, base_y = (x, y) if command.islower() else (0, 0)
        if command in "Hh":
            x = base_x + int(word)
        elif command in "Vv":
            y = base_y + int(word)
        else:
            x, y = base_x + int(word), base_y + int(next(words))
        if command in "Mm":
            start = (x, y)
            command = "L" if command == "M" else "l"
        points.append((x, y))
    return points


assert trace_path_commands("l 2 5 -1 4 Z") == [(2, 5), (1, 9), (0, 0)]
assert trace_path_commands("M 2 3 h 5 V 9 z") == [(2, 3), (7, 3), (7, 9), (2, 3)]
assert trace_path_commands("M 5 5 M 1 2 3 4 h -1 z") == [
    (5, 5), (1, 2), (3, 4), (2, 4), (1, 2)
]
assert trace_path_commands("m 1 2 3 4 Z") == [(1, 2), (4, 6), (1, 2)]
assert trace_path_commands("M 8 1 6 5 z l 1 1") == [(8, 1), (6, 5), (8, 1), (9, 2)]
assert trace_path_commands("M 1 1 L 5 2 m 2 -3 v 4 Z") == [
    (1, 1), (5, 2), (7, -1), (7, 3), (7, -1)
]
assert trace_path_commands("M 3 7 H 9 4 v -2 -5 h 1") == [
    (3, 7), (9, 7), (4, 7), (4, 5), (4, 0), (5, 0)
]
assert trace_path_commands("M -4 6 l 3 -1 2 2 V 0 L 1 8") == [
    (-4, 6), (-1, 5), (1, 7), (1, 0), (1, 8)
]

"""Shorten a log, given as a list of lines, in which the first word is a time stamp. Neighbouring
lines that agree in all that follows the first blank become a single one: the earliest, with " (x3)"
and the like appended. This is done only for groups of at least minimum lines, and never for a lone
line. A line without any blank has no time stamp and agrees only with lines that are wholly equal to
it."""


def fold_repeated_log_lines(lines, minimum):
    def message(line):
        _, blank, rest = line.partition(" ")
        return blank, rest if blank else line

    folded = []
    start = 0
    for index in range(1, len(lines) + 1):
        if index < len(lines) and message(lines[index]) == message(lines[start]):
            continue
        count = index - start
        if count > 1 and count >= minimum:
            folded.append(f"{lines[start]} (x{count})")
        else:
            folded.extend(lines[start:index])
        start = index
    return folded


assert fold_repeated_log_lines(["1 a", "2 a", "3 b"], 2) == ["1 a (x2)", "3 b"]
assert fold_repeated_log_lines(["1 a", "2 a", "3 a", "4 b", "5 b"], 3) == [
    "1 a (x3)", "4 b", "5 b"]
assert fold_repeated_log_lines(["x", "x"], 2) == ["x (x2)"]
assert fold_repeated_log_lines(["x", "1 x", "2 y", "y"], 2) == ["x", "1 x", "2 y", "y"]
assert fold_repeated_log_lines(["1 a", "2 a"], 3) == ["1 a", "2 a"]
assert fold_repeated_log_lines(["1 a", "2 b", "3 a", "4 a"], 2) == ["1 a", "2 b", "3 a (x2)"]
assert fold_repeated_log_lines(["1 a"], 1) == ["1 a"]
assert fold_repeated_log_lines(["1 a b", "2 a b", "3 a c"], 0) == ["1 a b (x2)", "3 a c"]
assert fold_repeated_log_lines(["u", "v", "7 k", "8  k"], 2) == ["u", "v", "7 k", "8  k"]

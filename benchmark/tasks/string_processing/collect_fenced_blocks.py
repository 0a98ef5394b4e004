"""Pull the code samples out of the lines of a note as (language, text) pairs in order. A sample
starts after a line that begins with at least three backticks, followed by the trimmed language or
nothing (then ''), and ends before a line of at least as many backticks, also from its very
beginning, and nothing else but blanks. A sample that isn't closed runs to the end; its lines are
joined by newlines, unaltered."""


def collect_fenced_blocks(lines):
    blocks = []
    fence = 0
    for line in lines:
        ticks = len(line) - len(line.lstrip("`"))
        rest = line[ticks:].strip()
        if fence == 0:
            if ticks >= 3:
                fence = ticks
                blocks.append((rest, []))
        elif ticks >= fence and not rest:
            fence = 0
        else:
            blocks[-1][1].append(line)
    return [(language, "\n".join(body)) for language, body in blocks]


assert collect_fenced_blocks(["hi", "```py", "x = 1", " y", "```", "end"]) == [("py", "x = 1\n y")]
assert collect_fenced_blocks(["````", "```", "a", "````"]) == [("", "```\na")]
assert collect_fenced_blocks(["```", "a", ""]) == [("", "a\n")]
assert collect_fenced_blocks(["``", "a", "``"]) == []
assert collect_fenced_blocks(["``` js ", "```x", "``` ", "z"]) == [("js", "```x")]
assert collect_fenced_blocks(["```", "````", " b"]) == [("", "")]
assert collect_fenced_blocks(["```a", "1", "```", "2", "```b", "3", "```"]) == [
    ("a", "1"), ("b", "3")]
assert collect_fenced_blocks([" ```", "```c", " ```", "```"]) == [("c", " ```")]

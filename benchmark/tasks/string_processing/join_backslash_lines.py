"""Glue together the physical lines of a configuration file: a line that ends in an odd number of
backslashes loses the last of them and is followed directly by the next line without its leading
spaces and tabs, and so on. On the final line that backslash is merely dropped. A line whose first
visible character is # is left alone and never continued, unless it continues a line itself, where
a # means nothing."""


def join_backslash_lines(lines):
    joined = []
    pending = None
    for line in lines:
        if pending is None and line.lstrip().startswith("#"):
            joined.append(line)
            continue
        text = line if pending is None else pending + line.lstrip(" \t")
        backslashes = len(line) - len(line.rstrip("\\"))
        if backslashes % 2 == 1:
            pending = text[:-1]
            continue
        joined.append(text)
        pending = None
    if pending is not None:
        joined.append(pending)
    return joined


assert join_backslash_lines(["a\\", "  b", " c"]) == ["ab", " c"]
assert join_backslash_lines(["a\\\\", "b"]) == ["a\\\\", "b"]
assert join_backslash_lines(["a\\\\\\", "b"]) == ["a\\\\b"]
assert join_backslash_lines(["x", "y\\"]) == ["x", "y"]
assert join_backslash_lines(["# c\\", "d"]) == ["# c\\", "d"]
assert join_backslash_lines(["a\\", "# b\\", "c"]) == ["a# bc"]
assert join_backslash_lines(["  # n\\", "e\\", "\tf"]) == ["  # n\\", "ef"]
assert join_backslash_lines(["a\\", "b\\", "\tc", "# d"]) == ["abc", "# d"]

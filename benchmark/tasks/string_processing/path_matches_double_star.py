"""Test a slash-separated path against an ignore-file pattern, answering True or False. A * inside a
segment stands for any text, even none, within that segment; a segment that is just ** stands for
zero or more whole segments. Everything must be covered, all other characters are literal, and
empty segments (as from a leading slash or an empty path) don't count on either side."""

import re
from functools import cache


def _segment_fits(wildcard, segment):
    literals = [re.escape(literal) for literal in wildcard.split("*")]
    return re.fullmatch(".*".join(literals), segment, re.DOTALL) is not None


def path_matches_double_star(pattern, path):
    wanted = [part for part in pattern.split("/") if part]
    given = [part for part in path.split("/") if part]

    @cache
    def rest_fits(i, j):
        if i == len(wanted):
            return j == len(given)
        if wanted[i] == "**":
            return rest_fits(i + 1, j) or (j < len(given) and rest_fits(i, j + 1))
        if j == len(given) or not _segment_fits(wanted[i], given[j]):
            return False
        return rest_fits(i + 1, j + 1)

    return rest_fits(0, 0)


assert path_matches_double_star("src/**/*.py", "src/a/b/c.py") is True
assert path_matches_double_star("src/**/*.py", "/src/c.py") is True
assert path_matches_double_star("*.py", "a/b.py") is False
assert path_matches_double_star("**/**", "") is True
assert path_matches_double_star("**/a", "") is False
assert path_matches_double_star("a*b/c", "axxb/c") is True
assert path_matches_double_star("a/**/b/*", "a/x/b/y/z") is False
assert path_matches_double_star("a/**/b/*", "a/b/b/z") is True
assert path_matches_double_star("f*.t/**", "f.t") is True
assert path_matches_double_star("a", "a/b") is False

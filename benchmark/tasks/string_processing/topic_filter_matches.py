"""Does a slash-separated message topic fit a subscription pattern? In the pattern "+" stands for
precisely one level, be it empty, and "#" as the last level for any number of further levels
including none; other levels must be equal, case and all. A topic beginning with "$" never fits a
pattern whose first level is a wildcard."""


def topic_filter_matches(topic, pattern):
    levels = topic.split("/")
    wanted = pattern.split("/")
    if topic.startswith("$") and wanted[0] in ("+", "#"):
        return False
    if wanted[-1] == "#":
        wanted = wanted[:-1]
        levels = levels[:len(wanted)]
    if len(levels) != len(wanted):
        return False
    for level, want in zip(levels, wanted, strict=False):
        if want not in ("+", level):
            return False
    return True


assert topic_filter_matches("home/kitchen/temp", "+/kitchen/temp") is True
assert topic_filter_matches("home/kitchen", "home/kitchen/#") is True
assert topic_filter_matches("home", "home/kitchen/#") is False
assert topic_filter_matches("home/a/b/c", "home/#") is True
assert topic_filter_matches("$sys/load", "#") is False
assert topic_filter_matches("$sys/load", "$sys/+") is True
assert topic_filter_matches("home/kitchen/temp", "home/+") is False
assert topic_filter_matches("a//b", "a/+/b") is True
assert topic_filter_matches("homes/x", "home/#") is False
assert topic_filter_matches("home", "home/+") is False

"""Should a backup skip this file name, going by an ordered list of pattern lines? A line like
"*.log" fits every name that ends in ".log" and has more before it, any other line fits names that
begin with it, and the final line that fits decides: skip (True), or, with "!" in front of it, don't
(False). Blanks around a line don't count, blank lines and those starting with "#" are comments, and
with no fitting line the answer is False."""


def last_matching_ignore_rule(name, rules):
    ignored = False
    for line in rules:
        rule = line.strip()
        if not rule or rule.startswith("#"):
            continue
        included = rule.startswith("!")
        if included:
            rule = rule[1:]
        if rule.startswith("*"):
            ending = rule[1:]
            hit = name.endswith(ending) and len(name) > len(ending)
        else:
            hit = name.startswith(rule)
        if hit:
            ignored = not included
    return ignored


assert last_matching_ignore_rule("app.log", [" *.log "]) is True
assert last_matching_ignore_rule("app.log", ["*.log", "!app"]) is False
assert last_matching_ignore_rule("app.log", ["!app", "*.log"]) is True
assert last_matching_ignore_rule("ab.c", ["*b.c", "b.c"]) is True
assert last_matching_ignore_rule(".log", ["*.log"]) is False
assert last_matching_ignore_rule("#x", ["#x"]) is False
assert last_matching_ignore_rule("x.txt", ["", "  ", "# all"]) is False
assert last_matching_ignore_rule("a.py", ["a", "!*.py", "*.pyc"]) is False
assert last_matching_ignore_rule("catalog", ["*.log"]) is False

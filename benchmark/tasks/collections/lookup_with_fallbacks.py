"""Which value of a setting holds for a scope like 'site.floor.room'? Settings maps scopes to dicts
of name and value. The scope itself comes first, then the ones around it, 'site.floor' and 'site',
going up at most max_up steps, and finally the scope '*'. A scope that isn't listed, lacks the name
or stores None for it passes the question on; if nothing is found the default is the answer."""


def lookup_with_fallbacks(settings, scope, name, max_up, default):
    parts = scope.split(".")
    shortest = max(len(parts) - max_up, 1)
    for length in range(len(parts), shortest - 1, -1):
        value = settings.get(".".join(parts[:length]), {}).get(name)
        if value is not None:
            return value
    value = settings.get("*", {}).get(name)
    return default if value is None else value


assert lookup_with_fallbacks(
    {"site": {"heat": 1}, "site.floor": {"heat": None}}, "site.floor.room", "heat", 2, 5
) == 1
assert lookup_with_fallbacks(
    {"site": {"heat": 1}, "site.floor": {"heat": None}}, "site.floor.room", "heat", 1, 5
) == 5
assert lookup_with_fallbacks({"site.floor": {"fan": 3}, "site": {"fan": 4}, "*": {"fan": 6}},
                             "site.floor", "fan", 0, 8) == 3
assert lookup_with_fallbacks({"site.floor": {"fan": 0}, "site": {"fan": 4}},
                             "site.floor.room", "fan", 1, 8) == 0
assert lookup_with_fallbacks({"lab": {"fan": 2}, "*": {"fan": 7}}, "site.lab", "fan", 3, 8) == 7
assert lookup_with_fallbacks({"a": {"x": 2}, "a.b": {"y": 3}, "*": {"x": None}}, "a.b.c", "z", 9,
                             "none") == "none"
assert lookup_with_fallbacks({"": {"x": 1}, "*": {"x": False}}, "a.b", "x", 5, True) is False
assert lookup_with_fallbacks({"a": {"x": 2}, "*": {"x": 9}}, "a.b", "x", 0, 4) == 9

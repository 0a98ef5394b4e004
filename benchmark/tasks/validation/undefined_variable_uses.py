"""A little script is a list of (target, used names) lines, where a target is defined only after its
own line and names known beforehand are built in. Give (line number from 1, name) for each name that
is used before it is defined, in the order of use and once per name; of a dotted name like
"shop.items.first" only the part before the first dot counts, as a target too."""


def undefined_variable_uses(statements, builtin_names):
    known = set(builtin_names)
    undefined = []
    for line, (target, used) in enumerate(statements, start=1):
        for name in used:
            root = name.split(".")[0]
            if root in known:
                continue
            known.add(root)
            undefined.append((line, root))
        known.add(target.split(".")[0])
    return undefined


assert undefined_variable_uses([("a", []), ("b", ["a", "c"])], []) == [(2, "c")]
assert undefined_variable_uses([("a", ["a"]), ("b", ["a"])], []) == [(1, "a")]
assert undefined_variable_uses([("n", ["len", "xs"])], {"len", "sum"}) == [(1, "xs")]
assert undefined_variable_uses([("a", ["z", "y"]), ("b", ["y", "a", "z"]), ("c", ["x"])], []) == [
    (1, "z"), (1, "y"), (3, "x")
]
assert undefined_variable_uses([("a", ["shop.items.first", "cart.size"])], ["shop"]) == [
    (1, "cart")
]
assert undefined_variable_uses([("shop.name", []), ("b", ["shop.open", "name"])], []) == [
    (2, "name")
]
assert undefined_variable_uses([("a", ["b"]), ("b", []), ("c", ["b.x"])], []) == [(1, "b")]

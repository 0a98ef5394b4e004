"""What do names finally stand for, when a dict maps aliases to real names or to further aliases?
Return a dict from each name asked about to the real one at the end of its chain, a name that is no
alias being the end of its own. None if there are more alias steps than allowed, if the chain runs
in a circle, or if its end is not in the set of known real names."""


def alias_chain_targets(names, aliases, known, most_steps):
    targets = {}
    for name in names:
        target = name
        steps = 0
        while target in aliases and steps < most_steps:
            target = aliases[target]
            steps += 1
        if target in aliases or target not in known:
            targets[name] = None
            continue
        targets[name] = target
    return targets


assert alias_chain_targets(["ll", "la", "cd"], {"ll": "ls", "la": "ll"}, {"ls", "cd"}, 5) == {
    "ll": "ls", "la": "ls", "cd": "cd"
}
assert alias_chain_targets(["x", "z"], {"x": "y", "y": "x", "z": "x"}, {"x", "y"}, 6) == {
    "x": None, "z": None
}
assert alias_chain_targets(["la", "lb"], {"ll": "ls", "la": "ll", "lb": "la"}, {"ls"}, 2) == {
    "la": "ls", "lb": None
}
assert alias_chain_targets(["cd", "ll"], {"ll": "ls"}, {"ls", "cd"}, 0) == {"cd": "cd", "ll": None}
assert alias_chain_targets(["zip", "p"], {"p": "q"}, {"ls"}, 4) == {"zip": None, "p": None}
assert alias_chain_targets(["ls"], {"ls": "dir"}, {"ls", "dir"}, 3) == {"ls": "dir"}
assert alias_chain_targets(["a"], {"a": "ls", "ls": "dir"}, {"ls", "dir"}, 1) == {"a": None}
assert alias_chain_targets(["s"], {"s": "s"}, {"s"}, 3) == {"s": None}

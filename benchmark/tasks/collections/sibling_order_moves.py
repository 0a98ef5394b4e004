"""Keyboard moves in an outliner: tree is a list of [name, children] nodes with unique names. 'up'
and 'down' exchange the named node with the neighbour before or after it, 'in' makes it the last
child of the neighbour before it, and 'out' puts it right behind its parent, on the parent's level;
its children go with it. Return a new tree and leave the given one alone; a move that is impossible
or unknown, or a name that isn't there, changes nothing."""

from copy import deepcopy


def _locate(siblings, name, trail):
    for place, (label, children) in enumerate(siblings):
        here = trail + [(siblings, place)]
        if label == name:
            return here
        below = _locate(children, name, here)
        if below:
            return below
    return []


def sibling_order_moves(tree, name, move):
    moved = deepcopy(tree)
    trail = _locate(moved, name, [])
    if not trail:
        return moved
    siblings, place = trail[-1]
    if move == "up" and place > 0:
        siblings.insert(place - 1, siblings.pop(place))
    elif move == "down":
        siblings.insert(place + 1, siblings.pop(place))
    elif move == "in" and place > 0:
        siblings[place - 1][1].append(siblings.pop(place))
    elif move == "out" and len(trail) > 1:
        outer, parent_place = trail[-2]
        outer.insert(parent_place + 1, siblings.pop(place))
    return moved


assert sibling_order_moves([["a", [["b", []], ["c", []]]], ["d", []]], "c", "up") == [
    ["a", [["c", []], ["b", []]]], ["d", []]]
assert sibling_order_moves([["z", []], ["a", [["b", []]]], ["d", []], ["e", []]], "a", "down") == [
    ["z", []], ["d", []], ["a", [["b", []]]], ["e", []]]
assert sibling_order_moves(
    [["a", []], ["b", [["k", []]]], ["d", [["f", []]]], ["e", []]], "d", "in"
) == [["a", []], ["b", [["k", []], ["d", [["f", []]]]]], ["e", []]]
assert sibling_order_moves([["a", []], ["b", [["k", []], ["m", []]]], ["c", []]], "k", "out") == [
    ["a", []], ["b", [["m", []]]], ["k", []], ["c", []]]
assert sibling_order_moves([["a", []], ["b", []], ["c", []]], "a", "up") == [
    ["a", []], ["b", []], ["c", []]]
assert sibling_order_moves([["p", [["q", []], ["r", []]]]], "q", "in") == [
    ["p", [["q", []], ["r", []]]]]
assert sibling_order_moves([["p", []], ["q", []]], "q", "out") == [["p", []], ["q", []]]
assert sibling_order_moves([["p", []], ["q", []]], "zz", "down") == [["p", []], ["q", []]]
assert sibling_order_moves([["p", [["q", []]]], ["r", []]], "r", "in") == [
    ["p", [["q", []], ["r", []]]]]
assert sibling_order_moves([["a", []], ["b", []], ["c", []], ["d", []]], "c", "up") == [
    ["a", []], ["c", []], ["b", []], ["d", []]]

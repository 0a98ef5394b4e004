"""Write out a knitting row such as "k2 (p1 k1)x3 yo" as the list of single stitches, here k, k, p,
k, p, k, p, k, yo. Items are separated by spaces; a number after a stitch, or after the "x" directly
behind a closing bracket, says how often, 1 if it is missing, and 0 drops the stitch or group. A
bracket that is never closed, a second one opened inside another or one closed without having been
opened makes the row None."""


def expand_knitting_row(row):
    stitches = []
    group = None
    for item in row.replace("(", " ( ").replace(")", " )").split():
        if item == "(":
            if group is not None:
                return None
            group = []
        elif item[0] == ")":
            if group is None:
                return None
            stitches.extend(group * int(item[2:] or 1))
            group = None
        else:
            stitch = item.rstrip("0123456789")
            target = stitches if group is None else group
            target.extend([stitch] * int(item[len(stitch):] or 1))
    return stitches if group is None else None


assert expand_knitting_row("k2 (p1 k1)x3 yo") == ["k", "k", "p", "k", "p", "k", "p", "k", "yo"]
assert expand_knitting_row("") == []
assert expand_knitting_row("ssk (k p2)") == ["ssk", "k", "p", "p"]
assert expand_knitting_row("k3 (p1)x0 yo") == ["k", "k", "k", "yo"]
assert expand_knitting_row("k1 (p2") is None
assert expand_knitting_row("k1 )x2 p") is None
assert expand_knitting_row("(k (p1)x2 yo") is None
assert expand_knitting_row("(k2 yo)x2 p0 (p1)x3") == [
    "k", "k", "yo", "k", "k", "yo", "p", "p", "p"]
assert expand_knitting_row("p10 (k)x12") == ["p"] * 10 + ["k"] * 12

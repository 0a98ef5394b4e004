"""Give table columns new names from a mapping, left to right: unlisted columns keep theirs, columns
whose name is empty by then are left out, and every name is cut to at most limit characters. A name
that the output already holds gets _2, else _3 and so on, whichever is still free, and is cut
further only as far as that suffix needs to fit the limit, which always leaves room for it."""


def rename_with_collisions(header, new_names, limit):
    renamed = []
    for column in header:
        wanted = new_names.get(column, column)
        if not wanted:
            continue
        name = wanted[:limit]
        number = 2
        while name in renamed:
            suffix = f"_{number}"
            name = wanted[:limit - len(suffix)] + suffix
            number += 1
        renamed.append(name)
    return renamed


assert rename_with_collisions(["id", "name"], {"name": "title"}, 20) == ["id", "title"]
assert rename_with_collisions(["a", "b", "c"], {"a": "x", "b": "x", "c": "x"}, 9) == [
    "x", "x_2", "x_3"]
assert rename_with_collisions(["x_2", "x", "p"], {"p": "x"}, 9) == ["x_2", "x", "x_3"]
assert rename_with_collisions(["p", "q", "x_2"], {"p": "x", "q": "x"}, 9) == [
    "x", "x_2", "x_2_2"]
assert rename_with_collisions(["a", "", "b", "a"], {"b": ""}, 9) == ["a", "a_2"]
assert rename_with_collisions(["customer", "customs"], {}, 6) == ["custom", "cust_2"]
assert rename_with_collisions(["abc", "abc", "abc"], {}, 4) == ["abc", "ab_2", "ab_3"]
assert rename_with_collisions(["kk"] * 11, {"k": "z"}, 4) == [
    "kk", "kk_2", "kk_3", "kk_4", "kk_5", "kk_6", "kk_7", "kk_8", "kk_9", "k_10", "k_11"]
assert rename_with_collisions(["a", "b"], {"a": "b", "b": "a"}, 1) == ["b", "a"]

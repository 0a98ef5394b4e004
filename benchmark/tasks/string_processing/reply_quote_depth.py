"""How many levels deep is this line of an e-mail quoted, and what did its author write? The result
is (depth, rest): each ">" at the front adds a level and takes one directly following space with it;
the rest begins at the first character after these that is not another ">". A line beginning with
">From " is a mailbox escape instead, giving depth zero and the line without that sign."""


def reply_quote_depth(line):
    if line.startswith(">From "):
        return 0, line[1:]
    depth = 0
    position = 0
    while line[position:position + 1] == ">":
        depth += 1
        position += 1
        if line[position:position + 1] == " ":
            position += 1
    return depth, line[position:]


assert reply_quote_depth("hello > x") == (0, "hello > x")
assert reply_quote_depth("> hi") == (1, "hi")
assert reply_quote_depth(">> >x") == (3, "x")
assert reply_quote_depth(">  > x") == (1, " > x")
assert reply_quote_depth(">From a") == (0, "From a")
assert reply_quote_depth("> From a") == (1, "From a")
assert reply_quote_depth(">>From a") == (2, "From a")
assert reply_quote_depth(" > x") == (0, " > x")
assert reply_quote_depth("> >") == (2, "")

"""Shell-like curly alternatives: turn img{1,2}.png into every spelling it stands for, groups may
nest and follow one another, and spellings come out with the leftmost group changing slowest.
Alternatives may be empty, a lone one just loses its curly brackets, commas and closing ones
outside any group are plain, and from an opening one that is never closed all stays as typed."""


def expand_brace_variants(pattern):
    cuts, depth = [], 0
    for index, char in enumerate(pattern):
        if char == "{":
            depth += 1
        if char in "{," and depth == 1:
            cuts.append(index)
        if char == "}" and depth > 0:
            depth -= 1
            if depth == 0:
                cuts.append(index)
                break
    if not cuts or depth > 0:
        return [pattern]
    rests = expand_brace_variants(pattern[cuts[-1] + 1:])
    variants = []
    for left, right in zip(cuts, cuts[1:]):
        for inner in expand_brace_variants(pattern[left + 1:right]):
            variants += [pattern[:cuts[0]] + inner + rest for rest in rests]
    return variants


assert expand_brace_variants("img{1,2}.png") == ["img1.png", "img2.png"]
assert expand_brace_variants("") == [""]
assert expand_brace_variants("{a,b}{x,y}") == ["ax", "ay", "bx", "by"]
assert expand_brace_variants("f{a,b{1,2},c}") == ["fa", "fb1", "fb2", "fc"]
assert expand_brace_variants("a{b,c") == ["a{b,c"]
assert expand_brace_variants("{,un}do") == ["do", "undo"]
assert expand_brace_variants("x}{p,q}") == ["x}p", "x}q"]
assert expand_brace_variants("{solo}!") == ["solo!"]
assert expand_brace_variants("a,b{c,d}") == ["a,bc", "a,bd"]
assert expand_brace_variants("{a,b}{c{d,e}") == ["a{c{d,e}", "b{c{d,e}"]

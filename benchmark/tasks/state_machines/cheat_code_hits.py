"""How many times does somebody complete a secret code in a list of pressed keys? The code is a list
of key names without "pause". Progress is the longest beginning of the code that the latest keys end
with, so a wrong key may leave part of it standing; after a hit it starts from nothing. A "pause"
key is skipped as if never pressed while less than half of the code is matched, and is a wrong key
from half on. An empty code is never completed."""


def cheat_code_hits(keys, code):
    if not code:
        return 0
    hits = matched = 0
    for key in keys:
        if key == "pause" and 2 * matched < len(code):
            continue
        recent = code[:matched] + [key]
        while recent != code[: len(recent)]:
            recent = recent[1:]
        matched = len(recent)
        if matched == len(code):
            hits += 1
            matched = 0
    return hits


assert cheat_code_hits(list("abab"), list("ab")) == 2
assert cheat_code_hits(list("aaab"), list("aab")) == 1
assert cheat_code_hits(list("ababa"), list("aba")) == 1
assert cheat_code_hits(["a", "pause", "b", "c", "d"], list("abcd")) == 1
assert cheat_code_hits(["a", "b", "pause", "c", "d"], list("abcd")) == 0
assert cheat_code_hits(["a", "pause", "b", "c", "a", "b", "pause", "c"], list("abc")) == 1
assert cheat_code_hits(["a", "pause"], []) == 0
assert cheat_code_hits(list("abababc"), list("ababc")) == 1
assert cheat_code_hits(["pause", "x", "x", "x", "pause", "x"], list("xx")) == 1

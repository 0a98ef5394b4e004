"""Crude stemming of a small-letter word by its ending; the first of these that fits decides alone:
ies becomes y, sses becomes ss, ss stays, and ing, ed and s go. After ing and ed, a double letter
left at the end becomes single, unless it is l, s or one of the vowels a, e, i, o, u, y. If what
results has fewer than three letters or no vowel, or no ending fits, the word stays unchanged."""


def strip_inflection_suffix(word):
    vowels = "aeiouy"
    rules = (("ies", "y"), ("sses", "ss"), ("ss", "ss"), ("ing", ""), ("ed", ""), ("s", ""))
    for suffix, ending in rules:
        if not word.endswith(suffix):
            continue
        stem = word.removesuffix(suffix) + ending
        last = stem[-1:]
        if suffix in ("ing", "ed") and stem.endswith(last * 2) and last not in vowels + "ls":
            stem = stem[:-1]
        if len(stem) < 3 or not any(char in vowels for char in stem):
            return word
        return stem
    return word


assert strip_inflection_suffix("flies") == "fly"
assert strip_inflection_suffix("dresses") == "dress"
assert strip_inflection_suffix("glass") == "glass"
assert strip_inflection_suffix("running") == "run"
assert strip_inflection_suffix("falling") == "fall"
assert strip_inflection_suffix("ties") == "ties"
assert strip_inflection_suffix("nths") == "nths"
assert strip_inflection_suffix("adding") == "adding"
assert strip_inflection_suffix("agreed") == "agre"
assert strip_inflection_suffix("tested") == "test"

"""Interpret what somebody typed into a search box as {"required": [...], "excluded": [...],
"phrases": [...]}, lower-cased and in typed order. A word with a leading minus is excluded (without
it), and double quotes hold a phrase, which is excluded too if such a minus stands directly before
it. A minus counts only at the start or after a blank; on its own it is ignored, as are empty
phrases. Runs of blanks in a phrase become one, and an unclosed quote runs to the end."""

def tokenize_search_query(text):
    found = {"required": [], "excluded": [], "phrases": []}
    excluding = False
    for index, part in enumerate(text.lower().split('"')):
        if index % 2 == 1:
            phrase = " ".join(part.split())
            if phrase:
                found["excluded" if excluding else "phrases"].append(phrase)
            continue
        words = part.split() if index == 0 else ('"' + part).split()
        excluding = part[-1:] == "-" and words[-1] == "-"
        for word in words:
            if word.startswith("-") and len(word) > 1:
                found["excluded"].append(word[1:])
            elif word.strip('"') not in ("", "-"):
                found["required"].append(word.strip('"'))
    return found


assert tokenize_search_query("Red -Blue car") == {
    "required": ["red", "car"], "excluded": ["blue"], "phrases": []}
assert tokenize_search_query('"New  York" hotel') == {
    "required": ["hotel"], "excluded": [], "phrases": ["new york"]}
assert tokenize_search_query('map -"Old Town" -x "a b"') == {
    "required": ["map"], "excluded": ["old town", "x"], "phrases": ["a b"]}
assert tokenize_search_query('cheap - "big one"') == {
    "required": ["cheap"], "excluded": [], "phrases": ["big one"]}
assert tokenize_search_query('a "b c') == {"required": ["a"], "excluded": [], "phrases": ["b c"]}
assert tokenize_search_query('"" -z -"  "') == {"required": [], "excluded": ["z"], "phrases": []}
assert tokenize_search_query('end-"mid way"') == {
    "required": ["end-"], "excluded": [], "phrases": ["mid way"]}
assert tokenize_search_query('-"a b" "c d"-e -f-g') == {
    "required": ["-e"], "excluded": ["a b", "f-g"], "phrases": ["c d"]}

"""Chat messages full of 'sooooo': of each run of the same letter, where upper and lower case count
as the same, keep just the first two. Of each run of exclamation marks and of each run of question
marks keep one (a change from one mark to the other starts a new run). Digits and everything else
stay untouched."""


def soften_stretched_letters(text):
    kept = []
    previous = ""
    run = 0
    for char in text:
        run = run + 1 if char.lower() == previous else 1
        previous = char.lower()
        if char.isalpha() and run > 2:
            continue
        if char in "!?" and run > 1:
            continue
        kept.append(char)
    return "".join(kept)


assert soften_stretched_letters("sooooo good") == "soo good"
assert soften_stretched_letters("SoOOo") == "SoO"
assert soften_stretched_letters("1000!!!") == "1000!"
assert soften_stretched_letters("what?!?!") == "what?!?!"
assert soften_stretched_letters("!!??") == "!?"
assert soften_stretched_letters("aabbbb") == "aabb"
assert soften_stretched_letters("wait....") == "wait...."
assert soften_stretched_letters("aaa aaa") == "aa aa"

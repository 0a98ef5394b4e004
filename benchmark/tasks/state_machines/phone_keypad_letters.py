"""What text do these (key, time) presses of an old mobile phone write? The keys "2" to "9" carry
"abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv" and "wxyz". If the press right before was of the
same key, at most the gap earlier, it turns the letter just written into the key's next one, after
the last the first again; otherwise it writes the key's first letter. "0" always writes a space, and
"*" deletes the last character if there is one."""


def phone_keypad_letters(presses, gap):
    groups = dict(zip("23456789", "abc def ghi jkl mno pqrs tuv wxyz".split()))
    text = ""
    last_key, last_time = None, 0
    for key, time in presses:
        if key == "*":
            text = text[:-1]
        elif key == "0":
            text += " "
        elif key == last_key and time - last_time <= gap:
            group = groups[key]
            step = group.index(text[-1]) + 1
            text = text[:-1] + group[step % len(group)]
        else:
            text += groups[key][0]
        last_key, last_time = key, time
    return text


assert phone_keypad_letters([("2", 0), ("2", 1), ("2", 2)], 2) == "c"
assert phone_keypad_letters([("7", 0), ("7", 1), ("7", 2), ("7", 3), ("7", 4)], 2) == "p"
assert phone_keypad_letters([("6", 0), ("6", 2), ("6", 5), ("6", 6)], 2) == "nn"
assert phone_keypad_letters([("4", 0), ("4", 1), ("3", 2), ("0", 3), ("9", 4)], 2) == "hd w"
assert phone_keypad_letters([("9", 0), ("5", 3), ("5", 4), ("*", 5), ("5", 5)], 3) == "wj"
assert phone_keypad_letters([("*", 0), ("8", 1), ("0", 2), ("*", 3), ("*", 4), ("3", 5)], 9) == "d"
assert phone_keypad_letters([("2", 0), ("2", 2), ("2", 4), ("2", 6), ("2", 8)], 2) == "b"
assert phone_keypad_letters([("0", 0), ("0", 1), ("9", 2), ("9", 3)], 1) == "  x"

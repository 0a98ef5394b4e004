"""Clean control sequences out of captured terminal output. ESC with "[" goes up to and including
the next letter, but takes no more than the limit of characters after the bracket (what follows is
plain again), and a newline inside cancels it and is kept. ESC with "]" goes up to and including
BEL, of any length; ESC with any other character is just those two. A sequence unfinished at the end
of the text is dropped. ESC is "\\x1b" and BEL "\\x07"."""


def drop_terminal_escapes(text, limit):
    openers = {"[": "control", "]": "title"}
    mode, taken = "text", 0
    kept = []
    for char in text:
        if mode == "control" and taken == limit:
            mode = "text"
        if mode == "text" and char != "\x1b" or mode == "control" and char == "\n":
            kept.append(char)
            mode = "text"
            continue
        if mode == "text":
            mode = "escape"
        elif mode == "escape":
            mode, taken = openers.get(char, "text"), 0
        elif mode == "control":
            taken += 1
            if char.isalpha():
                mode = "text"
        elif char == "\x07":
            mode = "text"
    return "".join(kept)


assert drop_terminal_escapes("\x1b[31mred\x1b[0m!", 9) == "red!"
assert drop_terminal_escapes("a\x1b]0;title\x07b", 2) == "ab"
assert drop_terminal_escapes("x\x1b7y\x1bMz", 5) == "xyz"
assert drop_terminal_escapes("ok\x1b[12", 9) == "ok"
assert drop_terminal_escapes("a\x1b[3\nb1", 9) == "a\nb1"
assert drop_terminal_escapes("\x1b[1234m", 3) == "4m"
assert drop_terminal_escapes("\x1b[12m\x1b[34mZ", 3) == "Z"
assert drop_terminal_escapes("\x1b[5m\x1b]t\x07", 0) == "5m"
assert drop_terminal_escapes("p\x1b]ab\ncd\x07q", 4) == "pq"
assert drop_terminal_escapes("e\x1b\x1b[f", 4) == "e[f"

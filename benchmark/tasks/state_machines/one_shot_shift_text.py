"""Text that appears when these keys are typed on a phone keyboard, "^" being its shift key and
never shown. One tap on it makes the next letter a capital, and characters that aren't letters don't
use that up. A second tap directly after the first locks capitals for all letters until one more
tap; a second tap after other characters, with no letter among them, just switches shift off."""


def one_shot_shift_text(keys):
    shift = 0
    typed = []
    for index, key in enumerate(keys):
        if key != "^":
            typed.append(key.upper() if shift > 0 else key)
            if shift == 1 and key.isalpha():
                shift = 0
            continue
        if shift == 0:
            shift = 1
        elif shift == 1 and keys[index - 1] == "^":
            shift = 2
        else:
            shift = 0
    return "".join(typed)


assert one_shot_shift_text("a^bc^d") == "aBcD"
assert one_shot_shift_text("^^abc^d") == "ABCd"
assert one_shot_shift_text("^1a b") == "1A b"
assert one_shot_shift_text("^1^a") == "1a"
assert one_shot_shift_text("^^^a") == "a"
assert one_shot_shift_text("^^^^ab") == "Ab"
assert one_shot_shift_text("^^a1b") == "A1B"
assert one_shot_shift_text("x^^y^^zw") == "xYZw"
assert one_shot_shift_text("^^^a^^bc") == "aBC"

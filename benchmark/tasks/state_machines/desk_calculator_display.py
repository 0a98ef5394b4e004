"""What does a plain integer calculator show, as text, after a string of keys, "0" at first? "+",
"-" and "*" first carry out the operation under way, without precedence, but right after another
sign just replace that. "=" carries it out too, with the shown number on both sides if right after a
sign; another "=" repeats it with the same second number. Digits after "=" start all anew, "C"
clears everything. A number of over 8 digits, typed or computed, shows "E", and then only C works.
"""


def _combined(left, sign, right):
    if sign == "+":
        return left + right
    return left - right if sign == "-" else left * right


def desk_calculator_display(keys):
    shown = left = right = 0
    sign, mode = "", "typing"
    for key in keys:
        if key == "C":
            shown, sign, mode = 0, "", "typing"
        elif abs(shown) > 99999999:
            continue
        elif key.isdigit():
            if mode == "result":
                sign = ""
            shown = shown * 10 + int(key) if mode == "typing" else int(key)
            mode = "typing"
        elif key == "=":
            if sign and mode == "result":
                shown = _combined(shown, sign, right)
            elif sign:
                right = shown
                shown = _combined(left, sign, right)
            mode = "result"
        else:
            if sign and mode == "typing":
                shown = _combined(left, sign, shown)
            left, sign, mode = shown, key, "sign"
    return "E" if abs(shown) > 99999999 else str(shown)


assert desk_calculator_display("12+3*2=") == "30"
assert desk_calculator_display("5+-3=") == "2"
assert desk_calculator_display("2*3===") == "54"
assert desk_calculator_display("5+3=2=") == "2"
assert desk_calculator_display("7-4==*=") == "1"
assert desk_calculator_display("99999998+1-9-") == "99999990"
assert desk_calculator_display("99999999+1=-5") == "E"
assert desk_calculator_display("123456789C-7=") == "-7"
assert desk_calculator_display("0-99999999-1=") == "E"
assert desk_calculator_display("99999998+1=") == "99999999"

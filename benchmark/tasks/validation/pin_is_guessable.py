"""Warn about a weak numeric passcode, given as a text of digits. Weak means: under four digits,
fewer than three different digits, every digit exactly one more than the digit before it or every
digit exactly one less (9 and 0 aren't neighbours), or a four-digit year from 1900 to 2029. Result
True or False."""


def pin_is_guessable(pin):
    if len(pin) < 4:
        return True
    if len(set(pin)) < 3:
        return True
    steps = {int(later) - int(earlier) for earlier, later in zip(pin, pin[1:])}
    if steps == {1} or steps == {-1}:
        return True
    return len(pin) == 4 and 1900 <= int(pin) <= 2029


assert pin_is_guessable("23456") is True
assert pin_is_guessable("9876") is True
assert pin_is_guessable("7890") is False
assert pin_is_guessable("3883") is True
assert pin_is_guessable("135") is True
assert pin_is_guessable("1900") is True
assert pin_is_guessable("2029") is True
assert pin_is_guessable("2030") is False
assert pin_is_guessable("01950") is False
assert pin_is_guessable("1899") is False

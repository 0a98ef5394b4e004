"""When a word is substituted in a text, its stand-in should look alike. Both are made of letters
only. If the original is all lower-case, so is the stand-in; all capitals with at least two letters
give all capitals; a capital followed by no further capital (a lone one included) gives a capital
first letter and lower-case after it. Any other mixture is followed letter by letter, where letters
beyond the original's length keep their own case. With an empty original nothing changes."""


def copy_letter_case_style(original, replacement):
    if not original:
        return replacement
    if original.islower():
        return replacement.lower()
    if original.isupper() and len(original) > 1:
        return replacement.upper()
    if original[1:] == original[1:].lower():
        return replacement[:1].upper() + replacement[1:].lower()
    styled = ""
    for model, letter in zip(original, replacement, strict=False):
        styled += letter.upper() if model.isupper() else letter.lower()
    return styled + replacement[len(original):]


assert copy_letter_case_style("COLOR", "colourful") == "COLOURFUL"
assert copy_letter_case_style("ab", "wXYZ") == "wxyz"
assert copy_letter_case_style("Cat", "wOLVES") == "Wolves"
assert copy_letter_case_style("A", "tHe") == "The"
assert copy_letter_case_style("iPhone", "tablet") == "tAblet"
assert copy_letter_case_style("mcD", "AxelS") == "axElS"
assert copy_letter_case_style("xY", "ABcD") == "aBcD"
assert copy_letter_case_style("", "aB") == "aB"
assert copy_letter_case_style("OK", "nope") == "NOPE"
assert copy_letter_case_style("UpE", "quitE") == "QuItE"

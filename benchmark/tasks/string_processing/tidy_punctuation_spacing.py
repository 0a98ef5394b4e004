"""Clean up the blanks in a hastily typed sentence. Runs of blanks become one and those at both ends
go; no blank stands before any of , . ; : ! ? and one follows after it, unless the text ends there
or another such mark comes next. A mark with a digit directly before it (once blanks there are gone)
and a digit directly after it, as in 3.5 or 10:30, gets no blank added."""


def tidy_punctuation_spacing(text):
    marks = ",.;:!?"
    text = " ".join(text.split())
    tidy = ""
    for index, char in enumerate(text):
        following = text[index + 1:index + 2]
        if char == " " and following in marks:
            continue
        tidy += char
        if char not in marks or following == " " or following in marks:
            continue
        if following.isdigit() and tidy[-2:-1].isdigit():
            continue
        tidy += " "
    return tidy


assert tidy_punctuation_spacing("Hello ,world") == "Hello, world"
assert tidy_punctuation_spacing("Pi is 3.14,ok") == "Pi is 3.14, ok"
assert tidy_punctuation_spacing("What ! ?Yes") == "What!? Yes"
assert tidy_punctuation_spacing("at 10:30 . Go .") == "at 10:30. Go."
assert tidy_punctuation_spacing("  a   b  ") == "a b"
assert tidy_punctuation_spacing("3 ,5 3, 5") == "3,5 3, 5"
assert tidy_punctuation_spacing("v2.x and x.2") == "v2. x and x. 2"
assert tidy_punctuation_spacing("Wait...what") == "Wait... what"
assert tidy_punctuation_spacing(";b") == "; b"

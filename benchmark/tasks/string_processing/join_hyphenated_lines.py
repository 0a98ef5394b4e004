"""Turn the lines of a narrow printed column back into running text. Trim each line, leave blank
ones out and put single blanks between the rest; but where a line ends in a letter and a hyphen, a
small letter at the start of the next one closes the gap and swallows the hyphen, while a capital or
digit closes the gap and keeps it. No lines give an empty text."""


def join_hyphenated_lines(lines):
    joined = ""
    for line in lines:
        piece = line.strip()
        if not piece:
            continue
        broken = joined[-1:] == "-" and joined[-2:-1].isalpha()
        if broken and piece[0].islower():
            joined = joined[:-1] + piece
        elif not joined or broken and piece[0].isalnum():
            joined += piece
        else:
            joined += " " + piece
    return joined


assert join_hyphenated_lines(["an exam-", "ple text"]) == "an example text"
assert join_hyphenated_lines(["Jean-", "Paul", "ran"]) == "Jean-Paul ran"
assert join_hyphenated_lines(["COVID-", "19 (x)"]) == "COVID-19 (x)"
assert join_hyphenated_lines(["pages 3-", "four"]) == "pages 3- four"
assert join_hyphenated_lines(["  a ", " ", "b "]) == "a b"
assert join_hyphenated_lines(["type 1b-", "old"]) == "type 1bold"
assert join_hyphenated_lines(["see-", "(x)"]) == "see- (x)"
assert join_hyphenated_lines(["re-", "", "use -", "now"]) == "reuse - now"
assert join_hyphenated_lines(["-", "X"]) == "- X"

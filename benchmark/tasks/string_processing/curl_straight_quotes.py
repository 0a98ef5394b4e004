"""Typographic double quotes for plain text: turn each straight " into an opening one (U+201C) when
it is the first character or stands right after whitespace, one of the opening brackets ( [ { or a
dash (hyphen, en dash, em dash), and into a closing one (U+201D) elsewhere. Straight after a digit
it is an inch mark and stays as it is."""


def curl_straight_quotes(text):
    curled = []
    for index, char in enumerate(text):
        if char != '"':
            curled.append(char)
            continue
        before = text[index - 1] if index > 0 else " "
        if before.isdigit():
            curled.append(char)
        elif before.isspace() or before in "([{-\u2013\u2014":
            curled.append("\u201c")
        else:
            curled.append("\u201d")
    return "".join(curled)


assert curl_straight_quotes('"Hi," she said.') == "\u201cHi,\u201d she said."
assert curl_straight_quotes('("a") ["b"] {"c"}') == (
    "(\u201ca\u201d) [\u201cb\u201d] {\u201cc\u201d}")
assert curl_straight_quotes('a 5" nail') == 'a 5" nail'
assert curl_straight_quotes('x\u2014"y" \u2013"z"') == "x\u2014\u201cy\u201d \u2013\u201cz\u201d"
assert curl_straight_quotes('"" 1') == "\u201c\u201d 1"
assert curl_straight_quotes('say\t"no"\n"7"') == 'say\t\u201cno\u201d\n\u201c7"'
assert curl_straight_quotes('-"b"2') == "-\u201cb\u201d2"

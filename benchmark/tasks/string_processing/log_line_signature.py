"""Alike log messages should be counted together, so blank out what varies in a line. A text in
double quotes becomes an empty one (""); of the remaining complete runs of letters, digits and
underscores, one of eight or more hexadecimal digits becomes @ and any other made of decimal digits
only becomes #, while all else stays. Afterwards, equal placeholders with nothing or only blanks
between them merge into one. A quote that is never closed is an ordinary character."""

import re


def _placeholder(token):
    if token.startswith('"'):
        return '""'
    if len(token) >= 8 and all(char in "0123456789abcdefABCDEF" for char in token):
        return "@"
    return "#" if token.isdigit() else ""


def log_line_signature(line):
    pieces = re.split(r'("[^"]*"|\w+)', line)
    signature = previous = ""
    for gap, token in zip(pieces[::2], pieces[1::2], strict=False):
        mark = _placeholder(token)
        if not mark or mark != previous or gap.strip():
            signature += gap + (mark or token)
        previous = mark
    return signature + pieces[-1]


assert log_line_signature("C## 35 ms (x)") == "C## # ms (x)"
assert log_line_signature("id deadBEEF0 ok") == "id @ ok"
assert log_line_signature('user "Bob 7" x1') == 'user "" x1'
assert log_line_signature("code deadbee 1234567") == "code deadbee #"
assert log_line_signature("12345678 x") == "@ x"
assert log_line_signature("at 1  2 3 end, a=5,6") == "at # end, a=#,#"
assert log_line_signature("cafebabe DEADBEEF0 7") == "@ #"
assert log_line_signature('"a""" "b" c') == '"" c'
assert log_line_signature('open "12 zeroxfeed') == 'open "# zeroxfeed'

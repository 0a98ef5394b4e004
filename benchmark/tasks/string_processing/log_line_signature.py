"""Alike log messages should be counted together, so blank out what varies in a line. A text in
double quotes becomes an empty one (""); of the remaining complete runs of letters, digits and
underscores, one of eight or more hexadecimal digits becomes @ and any other made of decimal digits
only becomes #, while all else stays. Afterwards, equal placeholders with nothing or only blanks
between them merge into one. A quote that is never closed is an ordinary character."""

import re


def log_line_signature(line):
    def placeholder(match):
        token = match[0]
        if token.startswith('"'):
            return '""'
        if len(token) >= 8 and all(char in "0123456789abcdefABCDEF" for char in token):
            return "@"
        if token.isdigit():
            return "#"
        return token

    marked = re.sub(r'"[^"]*"|\w+', placeholder, line)
    return re.sub(r'(""|[@#])(?: *\1)+', r"\1", marked)


assert log_line_signature("took 35 ms") == "took # ms"
assert log_line_signature("id deadBEEF0 ok") == "id @ ok"
assert log_line_signature('user "Bob 7" x1') == 'user "" x1'
assert log_line_signature("code deadbee 1234567") == "code deadbee #"
assert log_line_signature("12345678 x") == "@ x"
assert log_line_signature("at 1  2 3 end, a=5,6") == "at # end, a=#,#"
assert log_line_signature("cafebabe DEADBEEF0 7") == "@ #"
assert log_line_signature('"a""" "b" c') == '"" c'
assert log_line_signature('open "12 zeroxfeed') == 'open "# zeroxfeed'

r"""Decode the body of a string literal from C source. Known are \n, \t, \\ and \" as usual, a
backslash with one to three octal digits (as many as follow; if all three give more than 255, only
two are used), and \x with one or two hexadecimal digits, numbers standing for the character with
that code. Any other backslash stays in the text, together with what follows."""

import re


def unescape_c_string(text):
    simple = {"n": "\n", "t": "\t", "\\": "\\", '"': '"'}

    def decode(match):
        code = match[1]
        if code in simple:
            return simple[code]
        if code.startswith("x"):
            return chr(int(code[1:], 16))
        value = int(code, 8)
        if value > 255:
            return chr(value // 8) + code[2]
        return chr(value)

    return re.sub(r'\\([nt\\"]|[0-7]{1,3}|x[0-9A-Fa-f]{1,2})', decode, text)


assert unescape_c_string(r"\101\n\60\t") == "A\n0\t"
assert unescape_c_string(r'\\n\"\1019') == '\\n"A9'
assert unescape_c_string(r"\400 \501") == " 0 (1"
assert unescape_c_string(r"\377 \477") == "\xff '7"
assert unescape_c_string(r"\x41\x4g\x7E1") == "A\x04g~1"
assert unescape_c_string("\\q\\x\\9\\7 \\\\\\") == "\\q\\x\\9\x07 \\\\"
assert unescape_c_string(r"\0\1a") == "\x00\x01a"

"""Print a text as a literal in single or double quotes, whichever occurs less often inside, double
ones if it's a tie. Put a backslash before each backslash and each quote of the chosen kind, and
write characters with a code below 32 as a backslash, x and two lower-case hex digits. Text of
only letters, digits and underscores that begins with no digit is printed bare, without quotes, but
empty text isn't."""


def choose_string_delimiter(text):
    if text.replace("_", "a").isalnum() and not text[0].isdigit():
        return text
    quote = "'" if text.count("'") < text.count('"') else '"'
    quoted = quote
    for char in text:
        if ord(char) < 32:
            quoted += f"\\x{ord(char):02x}"
            continue
        if char == quote or char == "\\":
            quoted += "\\"
        quoted += char
    return quoted + quote


assert choose_string_delimiter("abc_1") == "abc_1"
assert choose_string_delimiter("it's") == '"it\'s"'
assert choose_string_delimiter('say "hi"') == "'say \"hi\"'"
assert choose_string_delimiter("\"'") == '"\\"\'"'
assert choose_string_delimiter("") == '""'
assert choose_string_delimiter("2nd") == '"2nd"'
assert choose_string_delimiter("_l\u00b7l") == '"_l\u00b7l"'
assert choose_string_delimiter("a\\b") == '"a\\\\b"'
assert choose_string_delimiter("x\ny\x1f") == '"x\\x0ay\\x1f"'
assert choose_string_delimiter('"it\'s"') == "'\"it\\'s\"'"

"""Break one line of delimited text into its fields for a given single-character delimiter, where
double quotes protect delimiters and are dropped, and two double quotes in a row inside a quoted
part mean one literal quote. An empty line has no fields, a trailing delimiter adds an empty last
field, and a quote left open gives None."""


def split_quoted_record(line, delimiter):
    if not line:
        return []
    fields = []
    current = ""
    quoted = False
    skip = False
    for index, char in enumerate(line):
        if skip:
            skip = False
            continue
        if char == '"' and quoted and line[index + 1:index + 2] == '"':
            current += char
            skip = True
        elif char == '"':
            quoted = not quoted
        elif char == delimiter and not quoted:
            fields.append(current)
            current = ""
        else:
            current += char
    if quoted:
        return None
    return fields + [current]


assert split_quoted_record("a,b,c", ",") == ["a", "b", "c"]
assert split_quoted_record("", ",") == []
assert split_quoted_record("a,,b,", ",") == ["a", "", "b", ""]
assert split_quoted_record('"x,y",z', ",") == ["x,y", "z"]
assert split_quoted_record('"say ""hi""";2', ";") == ['say "hi"', "2"]
assert split_quoted_record('"open,1', ",") is None
assert split_quoted_record('"",a', ",") == ["", "a"]
assert split_quoted_record("a;b,c", ";") == ["a", "b,c"]
assert split_quoted_record('"p"",q",r', ",") == ['p",q', "r"]
assert split_quoted_record('"a"b"c"', ",") == ["abc"]

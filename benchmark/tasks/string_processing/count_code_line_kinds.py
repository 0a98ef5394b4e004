"""Of C-like source lines, how many are blank, how many only comment and how many have code? The
result is (blank, comment, code). Comments run from // to the end of the line or from /* to the
next */, over several lines if need be; quotes mean nothing special. A line with any visible
character outside comments is code, and an empty line inside a block comment is comment."""


def count_code_line_kinds(lines):
    blank = comment = code = 0
    inside = False
    for line in lines:
        rest = line.strip()
        has_code, has_comment = False, inside
        while rest:
            if inside:
                _, closing, rest = rest.partition("*/")
                inside = not closing
            elif rest.startswith("/*"):
                inside = has_comment = True
                rest = rest[2:]
            elif rest.startswith("//"):
                has_comment = True
                rest = ""
            else:
                has_code = has_code or not rest[0].isspace()
                rest = rest[1:]
        if has_code:
            code += 1
        elif has_comment:
            comment += 1
        else:
            blank += 1
    return blank, comment, code


assert count_code_line_kinds(["int x;", "", "// c"]) == (1, 1, 1)
assert count_code_line_kinds(["/* a", "", "b */"]) == (0, 3, 0)
assert count_code_line_kinds(["x; /* c", "*/ y;", ""]) == (1, 0, 2)
assert count_code_line_kinds(["  ", " /* c */ ", "/**/z"]) == (1, 1, 1)
assert count_code_line_kinds(["// /* no", "a"]) == (0, 1, 1)
assert count_code_line_kinds(["/* x */ // y"]) == (0, 1, 0)
assert count_code_line_kinds(["/*/", "a", "*/"]) == (0, 3, 0)
assert count_code_line_kinds(["/* // */ b", "q//*", "c"]) == (0, 0, 3)

"""Clean a file name in this order. Each of < > : " / \\ | ? * becomes an underscore; dots and
blanks at the end go, and if nothing is left the answer is "_"; a stem that is, ignoring case, one
of the reserved lower-case names gets an underscore at its end. Last, a name longer than limit loses
characters at the end of its stem or, if not even one could stay there, at its very end. The
extension begins at the last dot, unless that is the first character."""


def safe_file_name(name, reserved, limit):
    cleaned = "".join("_" if char in '<>:"/\\|?*' else char for char in name).rstrip(". ")
    if not cleaned:
        return "_"
    dot = cleaned.rfind(".")
    if dot < 1:
        dot = len(cleaned)
    stem, extension = cleaned[:dot], cleaned[dot:]
    if stem.lower() in reserved:
        stem += "_"
    room = limit - len(extension)
    if room < 1:
        return (stem + extension)[:limit]
    return stem[:room] + extension


assert safe_file_name('a/b:c?d."x" . ', ["con"], 20) == "a_b_c_d._x_"
assert safe_file_name("CON.txt", ["con", "nul"], 20) == "CON_.txt"
assert safe_file_name("a.b", ["a"], 9) == "a_.b"
assert safe_file_name("longname.md", [], 8) == "longn.md"
assert safe_file_name(".aux", ["aux", ".aux"], 5) == ".aux_"
assert safe_file_name("...", [], 5) == "_"
assert safe_file_name("xy.abcdef", [], 7) == "xy.abcd"
assert safe_file_name("xy.abcdef", [], 8) == "x.abcdef"
assert safe_file_name("ab.b.c", ["b", "ab"], 5) == "ab..c"

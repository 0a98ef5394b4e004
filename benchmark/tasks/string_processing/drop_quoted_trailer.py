"""What did the sender of this mail reply (a list of lines) write anew at the top and in between?
Leave out everything from the first line that is exactly '-- ' on. If the last non-blank line then
starts with >, leave out the unbroken block of such lines it ends, as well as the last non-blank
line before that block if it ends in a colon, trailing blanks aside. Other lines stay, except blank
ones at the end."""


def _without_blank_end(lines, end):
    while end > 0 and not lines[end - 1].strip():
        end -= 1
    return end


def drop_quoted_trailer(lines):
    end = lines.index("-- ") if "-- " in lines else len(lines)
    end = _without_blank_end(lines, end)
    start = end
    while start > 0 and lines[start - 1].startswith(">"):
        start -= 1
    if start == end:
        return lines[:end]
    start = _without_blank_end(lines, start)
    if start > 0 and lines[start - 1].rstrip().endswith(":"):
        start = _without_blank_end(lines, start - 1)
    return lines[:start]


assert drop_quoted_trailer(["Hi", "-- ", "Bob"]) == ["Hi"]
assert drop_quoted_trailer(["Yes", "", "On Monday X wrote:", "> a", "> b"]) == ["Yes"]
assert drop_quoted_trailer(["> q", "answer:", ""]) == ["> q", "answer:"]
assert drop_quoted_trailer(["ok", ">a", "", "-- ", "sig"]) == ["ok"]
assert drop_quoted_trailer(["", "> a", "> b:"]) == []
assert drop_quoted_trailer(["> a", "> b"]) == []
assert drop_quoted_trailer(["x wrote: ", "", "> a", ""]) == []
assert drop_quoted_trailer(["p:", "t", "> a", "", "> b", " "]) == ["p:", "t", "> a"]
assert drop_quoted_trailer(["--", "no sig", " > a"]) == ["--", "no sig", " > a"]

"""Give every heading of a page a link target of its own, as a list in the same order. Trimmed and
in lower case, its blanks become hyphens and all but letters, digits and hyphens is dropped.
Anything longer than limit is cut to it and then loses hyphens at its end; where nothing is left,
use "section". If an earlier heading has that target already, append -1, or -2 and so on, taking the
first number whose result no earlier heading has."""


def heading_anchor_slugs(headings, limit):
    anchors = []
    for heading in headings:
        base = ""
        for char in heading.strip().lower():
            if char == " ":
                base += "-"
            elif char.isalnum() or char == "-":
                base += char
        if len(base) > limit:
            base = base[:limit].rstrip("-")
        if not base:
            base = "section"
        anchor = base
        repeat = 0
        while anchor in anchors:
            repeat += 1
            anchor = f"{base}-{repeat}"
        anchors.append(anchor)
    return anchors


assert heading_anchor_slugs(["Intro", "Set Upon"], 6) == ["intro", "set-up"]
assert heading_anchor_slugs(["A & B", "a_b"], 4) == ["a--b", "ab"]
assert heading_anchor_slugs(["Notes", "Notes!", "notes"], 5) == ["notes", "notes-1", "notes-2"]
assert heading_anchor_slugs(["Notes-1", "Notes", "Notes"], 9) == ["notes-1", "notes", "notes-2"]
assert heading_anchor_slugs(["?!", "#"], 3) == ["section", "section-1"]
assert heading_anchor_slugs(["  Step-by- 2 ", "x-"], 8) == ["step-by", "x-"]
assert heading_anchor_slugs(["a", "a-1", "a", "a-1"], 3) == ["a", "a-1", "a-2", "a-1-1"]

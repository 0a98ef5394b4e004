"""The two heading rows of a spreadsheet, equally long, should become single column names. An empty
cell of the top row takes over the text to its left; "-" there means no text and ends this. A name
is "Top / Sub", just one text if the other is empty or both are the same, or "col4" (position from
1) if there is none; blanks around a text don't count. The second and third use of a name get "
(2)", " (3)" appended and so on."""


def merge_two_row_header(top, sub):
    names = []
    uses = {}
    carried = ""
    for position, (above, below) in enumerate(zip(top, sub), 1):
        carried = above.strip() or carried
        if carried == "-":
            carried = ""
        detail = below.strip()
        name = carried or detail or f"col{position}"
        if detail and detail != name:
            name = f"{carried} / {detail}"
        uses[name] = uses.get(name, 0) + 1
        names.append(f"{name} ({uses[name]})" if uses[name] > 1 else name)
    return names


assert merge_two_row_header(["Sales", "", "Cost"], ["Q1", "Q2", ""]) == [
    "Sales / Q1", "Sales / Q2", "Cost"]
assert merge_two_row_header(["", "", ""], ["a", "", "b"]) == ["a", "col2", "b"]
assert merge_two_row_header(["X", "", "-", ""], ["", "a", "b", ""]) == ["X", "X / a", "b", "col4"]
assert merge_two_row_header(["", "", "", ""], ["n", "n", "m", "n"]) == ["n", "n (2)", "m", "n (3)"]
assert merge_two_row_header(["Qty", "Qty", ""], ["Qty", "max", "Qty"]) == [
    "Qty", "Qty / max", "Qty (2)"]
assert merge_two_row_header(["A", "", "B", "A"], ["x", "x", "x", "x"]) == [
    "A / x", "A / x (2)", "B / x", "A / x (3)"]
assert merge_two_row_header([" A ", "  "], [" u", "A "]) == ["A / u", "A"]
assert merge_two_row_header(["-", "K"], ["", " "]) == ["col1", "K"]

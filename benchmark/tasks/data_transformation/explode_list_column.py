"""Turn rows that hold a list in one column into flat rows, one per element, with the other columns
repeated, the element in that column, "position" (from 1) and "truncated". Only the first elements
up to a cap are used, and if that dropped any then "truncated" is True on the last row kept,
otherwise it is False; a cap of zero or less means no limit. An empty list still gives one row, with
None in the column and position 0."""


def explode_list_column(rows, column, cap):
    exploded = []
    for row in rows:
        items = row[column]
        if not items:
            exploded.append({**row, column: None, "position": 0, "truncated": False})
            continue
        kept = items[:cap] if cap > 0 else items
        for position, item in enumerate(kept, 1):
            cut_here = position == cap and len(items) > cap
            exploded.append({**row, column: item, "position": position, "truncated": cut_here})
    return exploded


assert explode_list_column([{"id": 1, "tags": ["x", "y"]}], "tags", 5) == [
    {"id": 1, "tags": "x", "position": 1, "truncated": False},
    {"id": 1, "tags": "y", "position": 2, "truncated": False}]
assert explode_list_column([{"t": ["a", "b", "c"]}], "t", 2) == [
    {"t": "a", "position": 1, "truncated": False}, {"t": "b", "position": 2, "truncated": True}]
assert explode_list_column([{"t": ["a", "b"]}], "t", 2) == [
    {"t": "a", "position": 1, "truncated": False}, {"t": "b", "position": 2, "truncated": False}]
assert explode_list_column([{"k": 3, "t": []}, {"k": 4, "t": [9]}], "t", 2) == [
    {"k": 3, "t": None, "position": 0, "truncated": False},
    {"k": 4, "t": 9, "position": 1, "truncated": False}]
assert explode_list_column([{"t": [7, 8]}], "t", 0) == [
    {"t": 7, "position": 1, "truncated": False}, {"t": 8, "position": 2, "truncated": False}]
assert explode_list_column([{"t": [7, 8]}], "t", -1) == [
    {"t": 7, "position": 1, "truncated": False}, {"t": 8, "position": 2, "truncated": False}]
assert explode_list_column([{"t": [7, 8, 9]}], "t", 1) == [
    {"t": 7, "position": 1, "truncated": True}]

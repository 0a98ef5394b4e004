"""Compare parsed JSON with a nested pattern and list the places that are wrong, like
"items[2].price", in pattern order. A pattern is a Python type's name such as "int" that must match
the exact type, a list with the pattern of every item, or a dict of patterns for required keys. A
wrong kind of node is reported alone (the root as an empty text), a missing key by its path; when
strict, unknown keys follow after the known ones of that object."""


def nested_schema_error_paths(value, schema, strict):
    def errors(node, pattern, path):
        if isinstance(pattern, str):
            return [] if type(node).__name__ == pattern else [path]
        if type(node) is not type(pattern):
            return [path]
        found = []
        if isinstance(pattern, list):
            for index, item in enumerate(node):
                found += errors(item, pattern[0], f"{path}[{index}]")
            return found
        start = path + "." if path else ""
        for key, part in pattern.items():
            if key not in node:
                found.append(start + key)
                continue
            found += errors(node[key], part, start + key)
        if not strict:
            return found
        return found + [start + key for key in node if key not in pattern]

    return errors(value, schema, "")


assert nested_schema_error_paths({"id": 3, "x": 1}, {"id": "int"}, False) == []
assert nested_schema_error_paths({"x": 1, "id": True}, {"id": "int"}, True) == ["id", "x"]
assert nested_schema_error_paths(
    {"items": [{"price": 2}, {}, {"price": "2"}]}, {"items": [{"price": "int"}]}, False
) == ["items[1].price", "items[2].price"]
assert nested_schema_error_paths([["a"], ["b", 4], "c"], [["str"]], True) == ["[1][1]", "[2]"]
assert nested_schema_error_paths([], {"id": "int"}, True) == [""]
assert nested_schema_error_paths("7", "int", False) == [""]
assert nested_schema_error_paths({"a": {"b": None, "z": 0}}, {"a": {"b": "str"}}, True) == [
    "a.b", "a.z"]
assert nested_schema_error_paths({"a": 5}, {"b": "int", "a": {"c": "int"}}, True) == ["b", "a"]
assert nested_schema_error_paths({"list": []}, {"list": ["int"]}, True) == []

"""Rename snake_case variables in camelCase style: 'max_line_width' becomes 'maxLineWidth'. All
underscores at the very start and end are kept, and inner runs of underscores work like one. A later
part that begins with a digit stays as it is, with one underscore before it; of the other later
parts the first letter becomes a capital. No other letter changes case."""


def snake_to_camel_edges(name):
    core = name.strip("_")
    lead = len(name) - len(name.lstrip("_"))
    camel = ""
    for part in core.split("_"):
        if camel and part[:1].isdigit():
            camel += "_" + part
        elif camel:
            camel += part[:1].upper() + part[1:]
        else:
            camel = part
    return name[:lead] + camel + name[lead + len(core):]


assert snake_to_camel_edges("max_line_width") == "maxLineWidth"
assert snake_to_camel_edges("__init_me_") == "__initMe_"
assert snake_to_camel_edges("a___b") == "aB"
assert snake_to_camel_edges("utf_8_text") == "utf_8Text"
assert snake_to_camel_edges("___") == "___"
assert snake_to_camel_edges("_2x__4a_") == "_2x_4a_"
assert snake_to_camel_edges("get_HTTP_url") == "getHTTPUrl"
assert snake_to_camel_edges("v_10_0__") == "v_10_0__"

"""Read the part of a web address behind the question mark, such as "a=1&b=&a=3&debug", without any
decoding. Only the first max_parts parts between the "&" are looked at. A part is split at its first
"="; one without it has the value True. A name that occurs once has its text (perhaps empty), one
that occurs repeatedly a list of its values in order. "[]" at the end of a name is not part of it
but forces a list. Parts with an empty name are skipped."""


def parse_query_flags(text, max_parts):
    gathered = {}
    forced = set()
    for part in text.split("&")[:max_parts]:
        label, sign, value = part.partition("=")
        name = label.removesuffix("[]")
        if not name:
            continue
        if label != name:
            forced.add(name)
        gathered.setdefault(name, []).append(value if sign else True)
    return {
        name: values if len(values) > 1 or name in forced else values[0]
        for name, values in gathered.items()
    }


assert parse_query_flags("a=1&b=&a=3&debug", 9) == {"a": ["1", "3"], "b": "", "debug": True}
assert parse_query_flags("a=1&b=2&c=3", 2) == {"a": "1", "b": "2"}
assert parse_query_flags("x=p=q&=5&&y", 9) == {"x": "p=q", "y": True}
assert parse_query_flags("=1&a=2&&b=3", 3) == {"a": "2"}
assert parse_query_flags("v&v=0&v", 9) == {"v": [True, "0", True]}
assert parse_query_flags("id[]=7&k[]&n=1", 3) == {"id": ["7"], "k": [True], "n": "1"}
assert parse_query_flags("id=7&id[]=8&t=[]", 3) == {"id": ["7", "8"], "t": "[]"}
assert parse_query_flags("[]=4&q=1&z", 2) == {"q": "1"}
assert parse_query_flags("", 5) == {}

"""Write an event as one log line of key=value items separated by single spaces: level first, msg
second if they are there, the other keys in alphabetical order. A value that is empty or contains a
space, "=" or a double quote goes into double quotes, inside which a backslash or double quote gets
a backslash in front; other values stay bare. True shows only the key, while None and False are left
out altogether. No items make an empty line."""


def _shown(value):
    text = str(value)
    if text != "" and not any(mark in text for mark in ' ="'):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def record_to_log_line(record):
    items = []
    for key in sorted(record, key=lambda name: (name != "level", name != "msg", name)):
        value = record[key]
        if value is None or value is False:
            continue
        items.append(key if value is True else f"{key}={_shown(value)}")
    return " ".join(items)


assert record_to_log_line({"b": 2, "level": "info", "a": "x", "msg": "hi"}) == (
    "level=info msg=hi a=x b=2")
assert record_to_log_line({"msg": "two words", "q": 'say"no"', "e": "a=b"}) == (
    'msg="two words" e="a=b" q="say\\"no\\""')
assert record_to_log_line({"path": "C:\\x", "full": "C:\\my x"}) == (
    'full="C:\\\\my x" path=C:\\x')
assert record_to_log_line({"ok": True, "bad": False, "none": None, "zero": 0}) == "ok zero=0"
assert record_to_log_line({"t": ""}) == 't=""'
assert record_to_log_line({"msg": "m", "level": "w", "k": -1.5}) == "level=w msg=m k=-1.5"
assert record_to_log_line({"gone": None}) == ""
assert record_to_log_line({"who": "it's", "msg": True}) == "msg who=it's"

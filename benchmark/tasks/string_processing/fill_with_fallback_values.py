"""Put the texts of a dict into the places ${name} and ${name:fallback} of a message. After the
first colon comes the text to use when the name is missing or its value is empty; that text may be
empty. A missing name without a colon stays in place as written, as does a ${ that no } follows.
A place ends at the first }, and inserted text isn't looked at again."""


def fill_with_fallback_values(text, values):
    filled = ""
    at = 0
    while at < len(text):
        end = text.find("}", at)
        if end < 0 or not text.startswith("${", at):
            filled += text[at]
            at += 1
            continue
        name, colon, fallback = text[at + 2:end].partition(":")
        if name in values or colon:
            filled += values.get(name) or fallback
        else:
            filled += text[at:end + 1]
        at = end + 1
    return filled


assert fill_with_fallback_values("Hi ${name}!", {"name": "Ann"}) == "Hi Ann!"
assert fill_with_fallback_values("${a:x}-${b:y}", {"a": "1"}) == "1-y"
assert fill_with_fallback_values("${a:x}", {"a": ""}) == "x"
assert fill_with_fallback_values("[${a}]", {"a": ""}) == "[]"
assert fill_with_fallback_values("${who} $5 {ok}", {"ok": "no"}) == "${who} $5 {ok}"
assert fill_with_fallback_values("${a:}b${c", {"c": "3"}) == "b${c"
assert fill_with_fallback_values("${u:http://h}", {}) == "http://h"
assert fill_with_fallback_values("${a}${b}", {"a": "${b}", "b": "2"}) == "${b}2"

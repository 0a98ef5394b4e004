"""Some of this text has been escaped for HTML before and some hasn't: write & < > as &amp; &lt;
&gt; but leave an ampersand alone if it starts an entity already, which is 2 to 6 letters or a #
with one or more decimal digits, ended by a semicolon and with nothing else between. Everything else
stays."""


def _starts_entity(text, at):
    end = text.find(";", at)
    if end < 0:
        return False
    body = text[at + 1:end]
    if body.startswith("#"):
        return body[1:].isdecimal()
    return body.isalpha() and 2 <= len(body) <= 6


def escape_markup_once(text):
    escaped = []
    for at, char in enumerate(text):
        if char == "&" and not _starts_entity(text, at):
            escaped.append("&amp;")
        elif char == "<":
            escaped.append("&lt;")
        elif char == ">":
            escaped.append("&gt;")
        else:
            escaped.append(char)
    return "".join(escaped)


assert escape_markup_once("a < b & c") == "a &lt; b &amp; c"
assert escape_markup_once("&lt; &#39; >") == "&lt; &#39; &gt;"
assert escape_markup_once("&amp") == "&amp;amp"
assert escape_markup_once("AT&T; &#4x;") == "AT&amp;T; &amp;#4x;"
assert escape_markup_once("&toolong; &middot;") == "&amp;toolong; &middot;"
assert escape_markup_once("&#; &;") == "&amp;#; &amp;;"
assert escape_markup_once("&#7;&") == "&#7;&amp;"
assert escape_markup_once("& b1;") == "&amp; b1;"

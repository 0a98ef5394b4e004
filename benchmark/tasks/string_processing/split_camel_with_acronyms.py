"""I want the words of an ASCII identifier such as 'parseHTTPHeader2', spelled as they stand: parse,
HTTP, Header, 2. A capital after a small letter starts a word; a run of capitals stays together,
except that its last one belongs to small letters that follow directly. Digit runs are words of
their own, and all other characters separate words and are left out."""


def split_camel_with_acronyms(identifier):
    words = [""]
    for index, char in enumerate(identifier):
        if not char.isalnum():
            words.append("")
            continue
        last = words[-1][-1:]
        following = identifier[index + 1:index + 2]
        if char.isdigit() != last.isdigit():
            words.append("")
        elif char.isupper() and (last.islower() or following.islower()):
            words.append("")
        words[-1] += char
    return [word for word in words if word]


assert split_camel_with_acronyms("parseHTTPHeader2") == ["parse", "HTTP", "Header", "2"]
assert split_camel_with_acronyms("getURL") == ["get", "URL"]
assert split_camel_with_acronyms("XMLs") == ["XM", "Ls"]
assert split_camel_with_acronyms("snake_case-Name") == ["snake", "case", "Name"]
assert split_camel_with_acronyms("HiURL") == ["Hi", "URL"]
assert split_camel_with_acronyms("Version10b2") == ["Version", "10", "b", "2"]
assert split_camel_with_acronyms("aBBc") == ["a", "B", "Bc"]
assert split_camel_with_acronyms("__A1B__") == ["A", "1", "B"]
assert split_camel_with_acronyms("AB_cd.E") == ["AB", "cd", "E"]

"""The identifier-splitting tokenizer, by table and by property."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.embedders.tokenizer import TOKENIZERS, tokens

SPLITS = {
    "snake": ("parse_http_line", ["parse", "http", "line"]),
    "camel": ("parseHttpLine", ["parse", "http", "line"]),
    "pascal": ("ParseHttpLine", ["parse", "http", "line"]),
    "acronym_inside": ("parseHTTPLine", ["parse", "http", "line"]),
    "acronym_first": ("HTTPLine", ["http", "line"]),
    "acronym_last": ("lineHTTP", ["line", "http"]),
    "acronym_only": ("HTTP", ["http"]),
    "capitals_with_underscore": ("MAX_SIZE", ["max", "size"]),
    "one_capital_word": ("aB", ["a", "b"]),
    "single_letters": ("x, Y", ["x", "y"]),
    "digits_split_words": ("utf8Decode2", ["utf", "8", "decode", "2"]),
    "digits_between": ("x2y", ["x", "2", "y"]),
    "digit_groups": ("1_000", ["1", "000"]),
    "decimal": ("3.14", ["3", "14"]),
    "dunder": ("__init__", ["init"]),
    "operators_vanish": ("a<=b", ["a", "b"]),
    "unicode_camel": ("größeÄndern", ["grösse", "ändern"]),
    "unicode_case": ("ÉCOLE école", ["école", "école"]),
    "compatibility_letter": ("ﬁle", ["file"]),  # Python reads this identifier as `file`
    "combining_accent": ("cafe\u0301", ["café"]),
    "superscript": ("x²", ["x", "2"]),
    "greek": ("αβΓδ", ["αβ", "γδ"]),
    "no_case": ("名前_list", ["名前", "list"]),
    "code": (
        "def f(maxLen):\n    return maxLen",
        ["def", "f", "max", "len", "return", "max", "len"],
    ),
    "empty": ("", []),
    "only_signs": ("( ) _ __ \n", []),
}


@pytest.mark.parametrize("name", SPLITS)
def test_splits_as_the_table_says(name: str) -> None:
    text, expected = SPLITS[name]
    assert tokens(text) == expected


@given(st.lists(st.from_regex(r"[a-z]{2,8}", fullmatch=True), min_size=1, max_size=5))
def test_snake_camel_and_pascal_of_the_same_words_have_the_same_tokens(words: list[str]) -> None:
    pascal = "".join(word.title() for word in words)
    camel = words[0] + "".join(word.title() for word in words[1:])
    assert tokens("_".join(words)) == tokens(pascal) == tokens(camel) == words


@given(st.text())
def test_tokens_of_any_text_are_letters_only_or_digits_only(text: str) -> None:
    for word in tokens(text):
        assert word
        assert not any(letter.isspace() or letter == "_" for letter in word)
        assert word.isdecimal() or not any(letter.isdecimal() for letter in word)


TEXT = "def parse_HTTPLine(s): return s[0]+1"
SPLIT = {
    "identifiers": ["def", "parse", "http", "line", "s", "return", "s", "0", "1"],
    "words": ["def", "parse_httpline", "s", "return", "s", "0", "1"],
    "blanks": ["def", "parse_HTTPLine(s):", "return", "s[0]+1"],
}


@pytest.mark.parametrize("name", TOKENIZERS)
def test_each_tokenizer_of_the_table_splits_the_same_line_in_its_way(name: str) -> None:
    assert TOKENIZERS[name].split(TEXT) == SPLIT[name]

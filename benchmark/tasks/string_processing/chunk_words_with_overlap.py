"""For feeding a long text to a model, I need pieces of at most so many words (joined by single
blanks), where every piece begins with the last few words of the piece before. No piece may
consist of repeated words only. A negative overlap counts as zero; an overlap that isn't below
the piece size gives an empty list, and so does a text without words."""


def chunk_words_with_overlap(text, size, overlap):
    repeated = max(overlap, 0)
    if repeated >= size:
        return []
    words = text.split()
    chunks = []
    for start in range(0, len(words), size - repeated):
        if start > 0 and start + repeated >= len(words):
            break
        chunks.append(" ".join(words[start:start + size]))
    return chunks


assert chunk_words_with_overlap("a b c d e", 3, 1) == ["a b c", "c d e"]
assert chunk_words_with_overlap("a b c d e f", 3, 1) == ["a b c", "c d e", "e f"]
assert chunk_words_with_overlap("a b c", 3, 2) == ["a b c"]
assert chunk_words_with_overlap("a b", 5, 3) == ["a b"]
assert chunk_words_with_overlap("a b", 2, 2) == []
assert chunk_words_with_overlap("a b c", 2, -4) == ["a b", "c"]
assert chunk_words_with_overlap("  one   two ", 1, 0) == ["one", "two"]
assert chunk_words_with_overlap("a b c d", 3, 2) == ["a b c", "b c d"]
assert chunk_words_with_overlap("a b c", 0, -1) == []
assert chunk_words_with_overlap(" ", 2, 1) == []

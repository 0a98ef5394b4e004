"""Text messages have a length limit. If a text, its words divided by single blanks, fits, the
result is a list of just that. Otherwise its parts read like '(2/3) the words', mark included in the
limit, each taking as many words as fit. A word longer than the room beside a mark is first cut into
pieces of exactly that room, which count as words. Only the first nine parts are kept and
counted. No words, or no room beside a mark where one is needed, give an empty list."""


def split_message_segments(text, limit):
    words = text.split()
    whole = " ".join(words)
    room = limit - len("(1/9) ")
    if words and len(whole) <= limit:
        return [whole]
    if not words or room < 1:
        return []
    pieces = [word[at:at + room] for word in words for at in range(0, len(word), room)]
    parts = [pieces[0]]
    for piece in pieces[1:]:
        if len(parts[-1]) + 1 + len(piece) <= room:
            parts[-1] += " " + piece
        else:
            parts.append(piece)
    count = min(len(parts), 9)
    return [f"({number + 1}/{count}) {parts[number]}" for number in range(count)]


assert split_message_segments("hello   world", 11) == ["hello world"]
assert split_message_segments("hello world", 10) == [
    "(1/4) hell", "(2/4) o", "(3/4) worl", "(4/4) d"]
assert split_message_segments("ab cd ef gh ij", 11) == ["(1/3) ab cd", "(2/3) ef gh", "(3/3) ij"]
assert split_message_segments(" ", 9) == []
assert split_message_segments("abcdefg", 6) == []
assert split_message_segments("abcdefgh", 7) == [
    f"({number}/8) {letter}" for number, letter in enumerate("abcdefgh", 1)]
assert split_message_segments("a b c d e f g h i j", 7) == [
    f"({number}/9) {letter}" for number, letter in enumerate("abcdefghi", 1)]
assert split_message_segments("abcdefghij kl m", 10) == [
    "(1/4) abcd", "(2/4) efgh", "(3/4) ij", "(4/4) kl m"]

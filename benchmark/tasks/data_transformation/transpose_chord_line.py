"""Move the chords in a song line up by a number of semitones (down if negative), spelling notes
like Eb if flats are wanted and like D# if not. A chord is a whole word: a root from A to G with "#"
or "b" directly after it or neither, then nothing or one of the given suffixes (none begins with "#"
or "b" or has a "/" in it), then perhaps "/" and a bass note written like a root, which moves too.
Words that are no chord, and all spaces, stay as they are."""

import re


def _moved(note, semitones, names):
    place = "C D EF G A B".index(note[0])
    shift = note.count("#") - note.count("b")
    return names[(place + shift + semitones) % 12]


def transpose_chord_line(line, semitones, flats, suffixes):
    spelling = "C Db D Eb E F Gb G Ab A Bb B" if flats else "C C# D D# E F F# G G# A A# B"
    names = spelling.split()
    words = []
    for word in line.split(" "):
        found = re.fullmatch(r"([A-G][#b]?)([^/]*)(?:/([A-G][#b]?))?", word)
        if found is None or found[2] not in ["", *suffixes]:
            words.append(word)
            continue
        root, suffix, bass = found.groups()
        chord = _moved(root, semitones, names) + suffix
        words.append(chord if bass is None else f"{chord}/{_moved(bass, semitones, names)}")
    return " ".join(words)


assert transpose_chord_line("C Am F G7", 2, False, ["m", "7"]) == "D Bm G A7"
assert transpose_chord_line("C  G", 1, True, []) == "Db  Ab"
assert transpose_chord_line("C/E D#m", 3, False, ["m"]) == "D#/G F#m"
assert transpose_chord_line("Bb Ebm7/Db", -3, True, ["m7"]) == "G Cm7/Bb"
assert transpose_chord_line("Amen D Gsus", 2, False, ["m"]) == "Amen E Gsus"
assert transpose_chord_line("B Cb", 1, False, []) == "C C"
assert transpose_chord_line("E# H C/H C/ Aes", 1, True, ["es"]) == "Gb H C/H C/ Bbes"
assert transpose_chord_line("F Bb", -25, False, ["m"]) == "E A"

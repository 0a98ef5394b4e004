"""Proofread sheet music: every bar is a text of blank-separated note values, "4" being a quarter,
"8." a dotted eighth (half as long again) and "3x8" a triplet, three eighths in the time of two.
List (bar number from 1, "short" or "long") for bars that don't add up to the time signature, so
many beats of a unit (4 for quarters). With two bars or more, a short first bar is fine, and so is
the last, if both together make exactly one full bar."""

from fractions import Fraction


def bar_duration_faults(bars, beats, unit):
    def duration(note):
        if note.startswith("3x"):
            return Fraction(2, int(note[2:]))
        if note.endswith("."):
            return Fraction(3, 2 * int(note[:-1]))
        return Fraction(1, int(note))

    full = Fraction(beats, unit)
    lengths = [sum(duration(note) for note in bar.split()) for bar in bars]
    if len(bars) > 1 and lengths[0] < full and lengths[0] + lengths[-1] == full:
        lengths[0] = lengths[-1] = full
    faults = []
    for number, length in enumerate(lengths, 1):
        if length < full:
            faults.append((number, "short"))
        elif length > full:
            faults.append((number, "long"))
    return faults


assert bar_duration_faults(["4 4 2", "4. 8 2", "3x4 3x8 4"], 4, 4) == []
assert bar_duration_faults(["2.", "4 4 8", "2 4 16", "8. 16 2"], 3, 4) == [
    (2, "short"), (3, "long")]
assert bar_duration_faults(["8", "4. 4.", "4 8 4"], 6, 8) == []
assert bar_duration_faults(["8", "4. 4.", "4. 4"], 6, 8) == []
assert bar_duration_faults(["8", "4.", "4 8"], 6, 8) == [
    (1, "short"), (2, "short"), (3, "short")]
assert bar_duration_faults(["2", "4 4"], 4, 4) == []
assert bar_duration_faults(["4"], 2, 4) == [(1, "short")]
assert bar_duration_faults(["2", "4", ""], 2, 4) == [(2, "short"), (3, "short")]
assert bar_duration_faults([], 3, 4) == []

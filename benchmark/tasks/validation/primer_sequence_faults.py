"""Judge a primer for PCR, a non-empty text of A, C, G and T. List its faults in this order:
"length" if outside 18 to 25 bases; "gc" if G and C make up less than 40 or more than 65 percent of
it; "end" if the last base is neither G nor C; "clamp" if more than three of the last five bases are
G or C; "run" if five or more equal bases come in a row. All borders named are fine themselves."""


def primer_sequence_faults(primer):
    faults = []
    size = len(primer)
    if size < 18 or size > 25:
        faults.append("length")
    strong = sum(base in "GC" for base in primer)
    if strong * 100 < size * 40 or strong * 100 > size * 65:
        faults.append("gc")
    if primer[-1] not in "GC":
        faults.append("end")
    if sum(base in "GC" for base in primer[-5:]) > 3:
        faults.append("clamp")
    if any(base * 5 in primer for base in "ACGT"):
        faults.append("run")
    return faults


assert primer_sequence_faults("ACGTACGTACGTACGTAC") == []
assert primer_sequence_faults("ACGTACGTACGTACGTC") == ["length"]
assert primer_sequence_faults("ACGTAACGTAACGTAACGTAACTGG") == []
assert primer_sequence_faults("ACATG" * 10 + "ATG") == ["length", "gc"]
assert primer_sequence_faults("ATGCATTAATATGCAGCTGC") == ["clamp"]
assert primer_sequence_faults("GCGCATGCGCATGCAGGTAG") == []
assert primer_sequence_faults("AGGCGC" + "GCATC" * 4) == ["length", "gc"]
assert primer_sequence_faults("ACGTTTTTCGACGTACGCTA") == ["end", "run"]
assert primer_sequence_faults("ACGTTTTCGGGGACCGAAC") == []
assert primer_sequence_faults("GGGGG") == ["length", "gc", "clamp", "run"]

"""Take apart one line of assembly source into a tuple (label, mnemonic, operands). A line whose
first non-blank character is "*" is all comment, a semicolon anywhere starts a comment, a first word
ending in a colon is the label (given without it), the next word is the mnemonic in capitals, and
the rest is a list of trimmed, comma separated operands, empty ones included. Every part that is
missing is None."""


def tokenize_assembler_line(line):
    if line.lstrip().startswith("*"):
        return None, None, None
    code = line.partition(";")[0]
    label = operands = None
    words = code.split(maxsplit=1)
    if words and words[0].endswith(":"):
        label = words[0][:-1]
        words = words[1].split(maxsplit=1) if len(words) > 1 else []
    if not words:
        return label, None, None
    if len(words) > 1:
        operands = [operand.strip() for operand in words[1].split(",")]
    return label, words[0].upper(), operands


assert tokenize_assembler_line("loop: mov ax, [bx]") == ("loop", "MOV", ["ax", "[bx]"])
assert tokenize_assembler_line("nop") == (None, "NOP", None)
assert tokenize_assembler_line("  add r1,r2 , r3 ; sum; a") == (None, "ADD", ["r1", "r2", "r3"])
assert tokenize_assembler_line("end: ; *") == ("end", None, None)
assert tokenize_assembler_line(" * only: note") == (None, None, None)
assert tokenize_assembler_line("Top:\tinc\tcx") == ("Top", "INC", ["cx"])
assert tokenize_assembler_line("ldr a,,b") == (None, "LDR", ["a", "", "b"])
assert tokenize_assembler_line("mov far: 3") == (None, "MOV", ["far: 3"])
assert tokenize_assembler_line("go: ret;x, y") == ("go", "RET", None)

"""Expand a macro text with the list of texts that it was called with: %1 to %9 stand for one of
them each (counted from 1, nothing if there are fewer), %* for all of them joined by single blanks,
and %% for a percent sign. A percent sign before any other character, such as %0, or at the very end
stays as it is, only one digit is looked at, and what has been inserted is not expanded again."""


def substitute_numbered_args(text, args):
    output = []
    pending = False
    for char in text:
        if not pending:
            if char == "%":
                pending = True
            else:
                output.append(char)
            continue
        pending = False
        if char == "%":
            output.append("%")
        elif char == "*":
            output.append(" ".join(args))
        elif "1" <= char <= "9":
            output.extend(args[int(char) - 1:int(char)])
        else:
            output.append("%" + char)
    if pending:
        output.append("%")
    return "".join(output)


assert substitute_numbered_args("copy %1 to %2", ["a", "b", "c"]) == "copy a to b"
assert substitute_numbered_args("<%2%1>", ["x"]) == "<x>"
assert substitute_numbered_args("100%% of %*", ["p", "q"]) == "100% of p q"
assert substitute_numbered_args("%0 %9", list("abcdefghi")) == "%0 i"
assert substitute_numbered_args("50%", ["z"]) == "50%"
assert substitute_numbered_args("%12", ["a", "b"]) == "a2"
assert substitute_numbered_args("%x%1", ["%2", "z"]) == "%x%2"
assert substitute_numbered_args("%%1[%*]", []) == "%1[]"

"""Take apart a line of an IRC-like protocol into (prefix, command, parameters). Words are divided
by one or more blanks; a first word starting with : is the prefix, without its colon, else None. The
next word, in capitals, is the command. Then follows the list of parameters: one that starts with :
is, without that colon, the whole rest of the line, and so is the 15th in any case. The result is
None without a command and for more than 510 characters."""


def parse_chat_server_line(line):
    if len(line) > 510:
        return None
    prefix = None
    rest = line.lstrip(" ")
    if rest.startswith(":"):
        prefix, _, rest = rest[1:].partition(" ")
    command, _, rest = rest.lstrip(" ").partition(" ")
    if not command:
        return None
    parameters = []
    rest = rest.lstrip(" ")
    while rest:
        if rest.startswith(":"):
            parameters.append(rest[1:])
            break
        if len(parameters) == 14:
            parameters.append(rest)
            break
        word, _, rest = rest.partition(" ")
        parameters.append(word)
        rest = rest.lstrip(" ")
    return prefix, command.upper(), parameters


assert parse_chat_server_line(":nick PRIVMSG #c :hello  all") == (
    "nick", "PRIVMSG", ["#c", "hello  all"])
assert parse_chat_server_line("ping  x" + " " * 503) == (None, "PING", ["x"])
assert parse_chat_server_line("x" * 511) is None
assert parse_chat_server_line(":only ") is None
assert parse_chat_server_line("quit :") == (None, "QUIT", [""])
assert parse_chat_server_line("  join #a,#b  key  ") == (None, "JOIN", ["#a,#b", "key"])
assert parse_chat_server_line(":s  x a:b :c :d ") == ("s", "X", ["a:b", "c :d "])
assert parse_chat_server_line("m a b c d e f g h i j k l m n o p") == (
    None, "M", [*"abcdefghijklmn", "o p"])
assert parse_chat_server_line("m a b c d e f g h i j k l m n :o p") == (
    None, "M", [*"abcdefghijklmn", "o p"])

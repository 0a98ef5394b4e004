"""Make a slash-separated path fit a narrow prompt. Beginning with the leftmost folder, and only as
long as the path has more characters than width, replace one folder after the other by its first
character, or by its first two if it begins with a dot. The last part always stays complete, so the
result may still be too long, and a path that fits is unchanged."""


def abbreviate_path_parents(path, width):
    parts = path.split("/")
    for index in range(len(parts) - 1):
        if len("/".join(parts)) <= width:
            break
        kept = 2 if parts[index].startswith(".") else 1
        parts[index] = parts[index][:kept]
    return "/".join(parts)


assert abbreviate_path_parents("/home/anna/docs/f.txt", 21) == "/home/anna/docs/f.txt"
assert abbreviate_path_parents("/home/anna/docs/f.txt", 20) == "/h/anna/docs/f.txt"
assert abbreviate_path_parents("/home/anna/docs/f.txt", 17) == "/h/a/docs/f.txt"
assert abbreviate_path_parents("/home/anna/docs/f.txt", 5) == "/h/a/d/f.txt"
assert abbreviate_path_parents("~/.config/app/x", 10) == "~/.c/app/x"
assert abbreviate_path_parents("~/.config/app/x", 9) == "~/.c/a/x"
assert abbreviate_path_parents("file.txt", 3) == "file.txt"
assert abbreviate_path_parents("../src/main", 3) == "../s/main"

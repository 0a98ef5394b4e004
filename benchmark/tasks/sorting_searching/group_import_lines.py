"""Arrange Python import lines, each naming one module, the way linters want them: first the modules
whose top-level package is in the given collection of standard ones, then other packages, then local
modules, whose names begin with a dot. Within these groups "import x" lines precede "from x import
y" lines; after that the module name decides, then the whole line. Groups that are not empty are
separated by an empty text."""


def group_import_lines(lines, standard):
    entries = []
    for line in lines:
        keyword, module = line.split()[:2]
        package = module.split(".")[0]
        if package == "":
            rank = 2
        elif package in standard:
            rank = 0
        else:
            rank = 1
        entries.append((rank, keyword == "from", module, line))
    entries.sort()
    arranged = []
    for index, entry in enumerate(entries):
        if index > 0 and entry[0] != entries[index - 1][0]:
            arranged.append("")
        arranged.append(entry[3])
    return arranged


assert group_import_lines(["import requests", "import os"], ["os", "re"]) == [
    "import os", "", "import requests"]
assert group_import_lines(["from os import path", "import re"], ["os", "re"]) == [
    "import re", "from os import path"]
assert group_import_lines(["from .b import x", "from .a import y", "import z"], ["os"]) == [
    "import z", "", "from .a import y", "from .b import x"]
assert group_import_lines(["import os.path", "import osx", "import os"], ["os"]) == [
    "import os", "import os.path", "", "import osx"]
assert group_import_lines(["from re import sub", "from re import match"], ["re"]) == [
    "from re import match", "from re import sub"]
assert group_import_lines(
    ["from b import c", "import re", "from a import d", "import e"], ["re"]
) == ["import re", "", "import e", "from a import d", "from b import c"]
assert group_import_lines(
    ["from . import c", "from yaml import load", "import yaml.os", "from sys import exit"],
    ["sys", "os"],
) == ["from sys import exit", "", "import yaml.os", "from yaml import load", "", "from . import c"]
assert group_import_lines(["from . import b"], ["os"]) == ["from . import b"]

"""The syntax errors that the compiler reports."""

import collections
import re
import subprocess


def errors(root, paths):
    """Returns the number of occurrences of each error, which is a path and a message."""
    found = collections.Counter()
    for start in range(0, len(paths), 200):
        command = ["swiftc", "-frontend", "-parse", *(f"./{path}" for path in paths[start:start + 200])]
        output = subprocess.run(command, cwd=root, capture_output=True).stderr.decode("utf-8", "replace")
        found.update(re.findall(r"^(?:\./)?(.+\.swift):\d+:\d+: error: (.*)$", output, re.M))
    return found


def new_errors(before, after, changed):
    """Returns the path and the message of each new error in a changed file."""
    new = errors(after, changed)
    return sorted((new - errors(before, changed)).elements()) if new else []

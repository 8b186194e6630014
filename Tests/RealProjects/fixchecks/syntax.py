"""What the compiler's parser says about files."""

import collections
import re
import subprocess


def errors(root, paths):
    """(path, message) of each error, with how often it is there."""
    found = collections.Counter()
    for start in range(0, len(paths), 200):
        command = ["swiftc", "-frontend", "-parse", *(f"./{path}" for path in paths[start:start + 200])]
        output = subprocess.run(command, cwd=root, capture_output=True).stderr.decode("utf-8", "replace")
        found.update(re.findall(r"^(?:\./)?(.+\.swift):\d+:\d+: error: (.*)$", output, re.M))
    return found


def new_errors(before, after, changed):
    """(path, message) of each error in a changed file that was not there before."""
    new = errors(after, changed)
    return sorted((new - errors(before, changed)).elements()) if new else []

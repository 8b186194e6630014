"""Copies of projects that contain only the files that the program reads."""

import os
import re
import shutil

READ = re.compile(
    r"\.(swift|xcconfig|pbxproj|xcworkspacedata)$"
    r"|^\.(swift-version|xcode-version|gitignore|statewise\.json)$")


def copy_project(folder, into):
    """Copies the files of a project that the program reads to a separate git work tree."""
    shutil.rmtree(into, ignore_errors=True)
    os.makedirs(os.path.join(into, ".git"))
    for path in files(folder):
        if READ.search(os.path.basename(path)):
            target = os.path.join(into, path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copyfile(os.path.join(folder, path), target)


def files(root):
    """Yields the paths of all files below the root, except symbolic links and files in hidden folders."""
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            path = os.path.join(folder, name)
            if os.path.isfile(path) and not os.path.islink(path):
                yield os.path.relpath(path, root)


def swift_files(root):
    return (path for path in files(root) if path.endswith(".swift"))


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8", errors="replace", newline="") as file:
        return file.read()

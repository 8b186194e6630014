"""Runs the program and reads its reports."""

import collections
import json
import re
import subprocess


class Report:
    """The output of `check --format json`."""

    def __init__(self, text):
        self.findings = json.loads(text)["findings"]

    def by_rule(self):
        return dict(collections.Counter(finding["rule"] for finding in self.findings))

    def loud(self):
        """Returns how often each finding of severity info or above occurs."""
        return collections.Counter(identity(finding) for finding in self.findings if finding["severity"] != "hint")

    def beyond(self, old):
        """Returns the findings of severity info or above that are not in the old report."""
        new, result = self.loud() - old.loud(), []
        for finding in reversed(self.findings):
            if finding["severity"] != "hint" and new[identity(finding)] > 0:
                new[identity(finding)] -= 1
                result.append(finding)
        return result[::-1]

    def safe_fixes(self):
        """Returns the path and the title of each safe fix."""
        return [f"{finding['place']['path']}: {fix['title']} [{finding['rule']}]"
                for finding in self.findings for fix in finding["fixes"] if fix["isSafe"]]

    def reasons(self):
        """Returns how often each rule gives each reason for a suggested fix."""
        given = collections.Counter(
            f"{finding['rule']}: {general(fix['reason'])}"
            for finding in self.findings for fix in finding["fixes"] if not fix["isSafe"] and fix.get("reason"))
        return dict(given.most_common())


def identity(finding):
    """Returns a key that stays the same if lines move or other parts of the message change."""
    subject = re.search(r"'[^']*'", finding["message"])
    return finding["rule"], finding["place"]["path"], subject.group() if subject else finding["message"]


def general(words):
    """Returns a sentence without names, numbers, and paths."""
    return re.sub(r"'[^']*'|\d+|[\w+/ -]+\.swift", "…", words)


class Program:
    def __init__(self, path):
        self.path = path
        self.last_words = ""

    def run(self, folder, *arguments):
        run = subprocess.run([self.path, *arguments], cwd=folder, capture_output=True, timeout=600)
        self.last_words = f"status {run.returncode}: " + run.stderr.decode("utf-8", "replace").strip()[-300:]
        return run.returncode, run.stdout.decode("utf-8", "replace")

    def check(self, folder):
        """Returns the report, or None if the program ended without one."""
        status, output = self.run(folder, "check", "--format", "json", ".")
        return Report(output) if status in (0, 1, 2) and output else None

    def fix(self, folder):
        """Applies the safe fixes. Returns their number by rule, or None if the program failed."""
        status, output = self.run(folder, "fix", "--allow-dirty", ".")
        if status not in (0, 2):
            return None
        return dict(collections.Counter(re.findall(r"^.+: .+ \[([\w-]+)\]$", output, re.M)))

    def would_fix(self, folder):
        """Returns how many files another run would change."""
        return self.run(folder, "fix", "--diff", ".")[1].count("\n+++ ")

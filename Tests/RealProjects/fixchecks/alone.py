"""Applies the fixes of a report one by one and finds out what is new afterward."""

import collections
import os

from .program import general, identity
from .syntax import errors


class Candidate:
    """A fix of a finding."""

    def __init__(self, finding, fix):
        self.finding, self.fix = finding, fix
        self.key = f"{finding['rule']}: {general(fix['title'])}"
        self.edited = {edit["place"]["path"] for edit in fix["edits"]}
        self.paths = self.edited | {finding["place"]["path"]}

    def describe(self, kind, news):
        place = f"{self.finding['place']['path']}:{(self.finding['place']['start'] or {}).get('line', '?')}"
        return {"rule": self.finding["rule"], "title": self.fix["title"], "place": place, "kind": kind, "news": news}


class Alone:
    def __init__(self, program, folder, report, is_safe, sample):
        self.program, self.folder, self.report = program, folder, report
        self.loud = report.loud()
        self.troubles, self.kept = [], collections.Counter()
        self.candidates = self.sampled(
            [Candidate(finding, fix) for finding in report.findings for fix in finding["fixes"]
             if fix["isSafe"] == is_safe and fix["edits"]], sample)

    @staticmethod
    def sampled(candidates, count):
        """Returns at most this number of candidates for each rule, evenly distributed; all of them if it is 0."""
        by_rule = collections.defaultdict(list)
        for candidate in candidates:
            by_rule[candidate.finding["rule"]].append(candidate)
        result = []
        for some in by_rule.values():
            chosen = min(count, len(some)) if count else len(some)
            result += [some[at * len(some) // chosen] for at in range(chosen)]
        return result

    def run(self):
        for group in self.groups():
            self.judge(group)
        return {
            "tried": dict(collections.Counter(candidate.key for candidate in self.candidates)),
            "troubles": self.troubles, "kept": dict(self.kept)}

    def groups(self):
        """Returns the candidates in a small number of groups in which each file occurs only once."""
        groups = []
        for candidate in self.candidates:
            for group, paths in groups:
                if not paths & candidate.paths:
                    group.append(candidate)
                    paths |= candidate.paths
                    break
            else:
                groups.append(([candidate], set(candidate.paths)))
        return [group for group, _ in groups]

    def judge(self, group):
        """Applies a group. If something is new, repeats this with parts of the group until the causes are known."""
        new, wrong, after = self.outcome(group)
        if (new or wrong) and len(group) > 1:
            touched = {finding["place"]["path"] for finding in new} | {path for path, _ in wrong}
            suspects = [candidate for candidate in group if candidate.paths & touched]
            if not 0 < len(suspects) < len(group):
                suspects = group[:len(group) // 2]
            self.judge(suspects)
            self.judge([candidate for candidate in group if candidate not in suspects])
            return
        for candidate in group:
            if after and after[identity(candidate.finding)] >= self.loud[identity(candidate.finding)] > 0:
                self.kept[candidate.key] += 1
            if new:
                told = [f"{finding['message']} [{finding['rule']}] at {finding['place']['path']}:"
                        f"{(finding['place']['start'] or {}).get('line', '?')}" for finding in new]
                self.troubles.append(candidate.describe("finding", told))
            if wrong:
                self.troubles.append(candidate.describe("syntax", [f"{path}: {message}" for path, message in wrong]))

    def outcome(self, group):
        """Returns the new findings and errors with these fixes, and all findings of severity info or above."""
        originals = self.apply(group)
        try:
            report = self.program.check(self.folder)
            wrong = errors(self.folder, sorted(originals))
        finally:
            for path, text in originals.items():
                self.write(path, text)
        if wrong:
            wrong -= errors(self.folder, sorted(originals))
        if report is None:
            return [], [("", f"the program ended without a report, {self.program.last_words}")], None
        return report.beyond(self.report), sorted(wrong.elements()), report.loud()

    def apply(self, group):
        """Writes the edited files. Returns their original contents."""
        edits = collections.defaultdict(list)
        for candidate in group:
            for edit in candidate.fix["edits"]:
                edits[edit["place"]["path"]].append(edit)
        originals = {}
        for path, some in edits.items():
            with open(os.path.join(self.folder, path), "rb") as file:
                text = originals[path] = file.read()
            for edit in reversed(sorted(some, key=lambda edit: edit["place"]["utf8Start"])):
                place = edit["place"]
                text = text[:place["utf8Start"]] + edit["replacement"].encode() + text[place["utf8End"]:]
            self.write(path, text)
        return originals

    def write(self, path, text):
        with open(os.path.join(self.folder, path), "wb") as file:
            file.write(text)

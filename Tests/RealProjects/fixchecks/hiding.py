"""Searches for uses of properties that became private."""

import os
import re

from .copies import read, swift_files
from .source import Source

#: Private properties with these wrappers don't change the memberwise initializer even if they have no value.
VALUELESS = re.compile(
    r"@(?:\w+\.)?(?:Environment|EnvironmentObject|FocusState|FocusedValue|FocusedBinding|AppStorage|SceneStorage"
    r"|GestureState|AccessibilityFocusState|Namespace|FetchRequest|Query|SectionedFetchRequest)\b")


class Hiding:
    def __init__(self, before, after, changed):
        self.before, self.changed = before, changed
        self.sources = {path: Source(read(after, path)) for path in swift_files(after)} if changed else {}
        self.declared = {}

    def breaches(self):
        """Yields each problem: its kind, place, description, and whether it may be about another type of that name."""
        for path in self.changed:
            old = Source(read(self.before, path)).properties
            for (type, name), property in self.sources[path].properties.items():
                was = old.get((type, name))
                if was and property.is_private and not was.is_private:
                    yield from self.values(path, type, name, property)
                    yield from self.labels(path, type, name)
                    yield from self.uses(path, type, name)

    def meant(self, type, path):
        """Returns the files that most likely declare the type that a name in a file means: the nearest ones."""
        if type not in self.declared:
            self.declared[type] = [home for home, source in self.sources.items() if type in source.raw
                                   for other in source.types if other.name == type and other.keyword != "extension"]
        homes = self.declared[type]
        nearness = [len(os.path.commonprefix([home.split("/"), path.split("/")])) for home in homes]
        return [home for home, near in zip(homes, nearness) if near == max(nearness)]

    def breach(self, kind, home, path, offset, words, type):
        """Yields a problem at an offset of a file if the name there may mean the type that `home` declares."""
        meant = self.meant(type, path)
        if home in meant or not meant:
            yield kind, f"{path}:{self.sources[path].line(offset)}", words, len(meant) != 1

    def values(self, home, type, name, property):
        has_value = "=" in property.rest or re.search(r"wrappedValue:|initialValue:", property.words) \
            or re.match(r"\s*:.*[?!]\s*(?:\{|$)", property.rest) or "{" in property.rest
        if has_value or VALUELESS.search(property.words):
            return
        source = self.sources[home]
        for other in source.types:
            own = re.search(r"\binit\b", source.text[other.start:other.end])
            if other.name == type and other.keyword == "struct" and not own:
                words = f"'{type}.{name}' is private and has no value"
                yield from self.breach("value", home, home, other.start, words, type)

    def has_own_initializer(self, home, type, label):
        """Returns whether the type or an extension of it declares an initializer with the label."""
        for path, source in self.sources.items():
            for other in source.types if type in source.raw and home in self.meant(type, path) else []:
                if other.name != type:
                    continue
                for declaration in re.finditer(r"\binit[?!]?\s*(?:<[^>]*>)?\s*\(", source.text[other.start:other.end]):
                    opening = other.start + declaration.end() - 1
                    parameters = source.text[opening:source.closing(opening)]
                    if label in source.labels(opening) or re.search(rf"\b{label}\s+\w+\s*:", parameters):
                        return True
        return False

    def labels(self, home, type, name):
        call = re.compile(rf"(?<![\w])(?:{type}(?:\.init)?|Self|self\.init)\s*\(")
        own = None
        for path, source in self.sources.items():
            if type not in source.raw or name not in source.raw:
                continue
            for match in call.finditer(source.text):
                front = source.text[max(0, match.start() - 12):match.start()]
                if re.search(r"\b(?:func|struct|class|enum|extension)\s+$", front):
                    continue
                if not match.group().startswith(type):
                    around = source.enclosing(match.start())
                    if not around or around.name != type:
                        continue
                if name in source.labels(match.end() - 1):
                    own = self.has_own_initializer(home, type, name) if own is None else own
                    if not own:
                        yield from self.breach("label", home, path, match.start(), f"'{type}' takes '{name}:'", type)

    def uses(self, home, type, name):
        for path, source in self.sources.items():
            if name not in source.raw or type not in source.raw:
                continue
            text = source.text
            inside = [other for other in source.types
                      if other.name == type and (path == home or other.keyword == "extension")]
            for other in inside if path != home else []:
                for use in re.finditer(rf"(?<![\w.])(?:self\.)?[$_]?{name}\b(?!\s*:)", text[other.start:other.end]):
                    place = other.start + use.start()
                    # In a nested type, the name means a member of that type.
                    if source.enclosing(place) is other and not source.has_local(name, place):
                        yield from self.breach("use", home, path, place, f"an extension uses '{name}'", type)
            values = set(re.findall(rf"\b(\w+)\s*:\s*(?:inout\s+)?{type}\b(?![.<])", text))
            values |= set(re.findall(rf"\b(?:let|var)\s+(\w+)\s*=\s*{type}\s*\(", text))
            receivers = "|".join(sorted(map(re.escape, values)) + [rf"\\{type}", rf"\b{type}\([^()]*\)"])
            for use in re.finditer(rf"(?<![\w])(?:{receivers})[?!]?\.[$_]?{name}\b", text):
                if path != home or not any(other.start < use.start() < other.end for other in inside):
                    yield from self.breach("use", home, path, use.start(), f"'{type}.{name}' is private", type)

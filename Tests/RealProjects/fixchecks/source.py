"""Swift sources as text, so that the checks don't depend on the analysis that they check."""

import functools
import re

DECLARATION = re.compile(r"\b(?:var|let)\s+`?(\w+)`?")
HEADING = re.compile(r"\b(struct|class|enum|actor|extension)\s+([\w.]+)")
PRIVATE = re.compile(r"\b(?:private|fileprivate)\b(?!\()")
BLANK = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|"(?:\\.|[^"\\\n])*"', re.S)


class Type:
    """A type or an extension, with the range of its braces."""

    def __init__(self, keyword, path, start, end):
        self.keyword, self.start, self.end = keyword, start, end
        self.name = path.split(".")[-1]


class Property:
    def __init__(self, is_private, words, rest):
        self.is_private = is_private
        #: The attributes and modifiers before the declaration, and the text after the name up to the end of the line.
        self.words, self.rest = words, rest


class Source:
    """A text in which spaces replace comments and strings. Lines and offsets stay the same."""

    def __init__(self, text):
        self.raw = text

    @functools.cached_property
    def text(self):
        return BLANK.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), self.raw)

    @functools.cached_property
    def ends(self):
        """The offset after the closing bracket, by the offset of the opening bracket."""
        ends, open_ones = {}, []
        for bracket in re.finditer(r"[(\[{]|[)\]}]", self.text):
            if bracket.group() in "([{":
                open_ones.append(bracket.start())
            elif open_ones:
                ends[open_ones.pop()] = bracket.end()
        return ends

    def closing(self, start):
        return self.ends.get(start, len(self.text))

    @functools.cached_property
    def types(self):
        found = []
        for heading in HEADING.finditer(self.text):
            brace = self.text.find("{", heading.end())
            if brace >= 0 and "}" not in self.text[heading.end():brace]:
                found.append(Type(heading.group(1), heading.group(2), brace, self.closing(brace)))
        return found

    def enclosing(self, offset):
        """Returns the innermost type around the offset."""
        around = [type for type in self.types if type.start < offset < type.end]
        return max(around, key=lambda type: type.start) if around else None

    def has_local(self, name, offset):
        """Returns whether a function around the offset has a parameter, or an earlier variable, of that name."""
        local = re.compile(rf"\b(?:let|var|for)\s+{name}\b|\b{name}\s*(?::|\bin\b)")
        for heading in re.finditer(r"\b(?:func|init|subscript)\b[^{}]*\{", self.text[:offset]):
            if self.closing(heading.end() - 1) > offset and local.search(self.text, heading.start(), offset):
                return True
        return False

    def line(self, offset):
        return self.text.count("\n", 0, offset) + 1

    @functools.cached_property
    def properties(self):
        """The stored and computed properties of all types, by type and name."""
        text, result = self.text, {}
        for type in self.types:
            offset = line_start = type.start + 1
            while offset < type.end - 1:
                character = text[offset]
                if character in "([{":
                    offset = self.closing(offset)
                    line_start = offset if character == "{" else line_start
                    continue
                if text[offset:offset + 4] in ("var ", "let ") and not text[offset - 1].isalnum():
                    declaration = DECLARATION.match(text, offset)
                    words = re.split(r"[;}]|\n\s*\n", text[line_start:offset])[-1]
                    if declaration:
                        rest = text[declaration.end():].split("\n", 1)[0]
                        result[type.name, declaration.group(1)] = Property(bool(PRIVATE.search(words)), words, rest)
                    line_start = offset
                elif character == "\n" and DECLARATION.search(text, line_start, offset):
                    line_start = offset + 1
                offset += 1
        return result

    def labels(self, parenthesis):
        """Returns the labels of a call's arguments, without those of nested calls."""
        end = self.closing(parenthesis)
        begins, found, offset = True, [], parenthesis + 1
        while offset < end - 1:
            character = self.text[offset]
            if begins and not character.isspace():
                label = re.compile(r"(\w+)\s*:(?!:)").match(self.text, offset, end)
                if label:
                    found.append(label.group(1))
                begins = False
            if character in "([{":
                offset = self.closing(offset)
                continue
            begins = begins or character == ","
            offset += 1
        return found

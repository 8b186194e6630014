import JSONReading

/// A position in a text. Both numbers are zero-based; `character` counts in the negotiated position encoding.
package struct Position: Codable, Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// A range, whose `end` is exclusive. A range from a client may be inverted or outside of the text.
package struct LSPRange: Codable, Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}

package struct Location: Codable, Hashable, Sendable {
  package var uri: String
  package var range: LSPRange
}

extension Position {
  init?(_ position: JSONValue) {
    guard let line = position["line"].integer, let character = position["character"].integer else { return nil }
    self.init(line: line, character: character)
  }

  fileprivate var json: JSONValue { ["line": JSONValue(line), "character": JSONValue(character)] }
}

extension LSPRange {
  init?(_ range: JSONValue) {
    guard let start = Position(range["start"]), let end = Position(range["end"]) else { return nil }
    self.init(start: start, end: end)
  }

  var json: JSONValue { ["start": start.json, "end": end.json] }
}

extension Position: Comparable {
  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

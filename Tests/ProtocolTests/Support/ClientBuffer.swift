import JSONReading
import TestSupport

/// A text as clients store it: UTF-16 code units, with changes to ranges of lines and columns.
struct ClientBuffer {
  private var units: [UInt16]

  init(_ text: String) { units = Array(text.utf16) }

  var text: String { String(decoding: units, as: UTF16.self) }

  /// Applies the changes of a `didChange`, one after the other.
  mutating func apply(changes: String) throws {
    for change in try JSONValue(parsing: Array(changes.utf8)).elements {
      let text = Array((change["text"].string ?? "").utf16)
      if change["range"].isNull {
        units = text
      } else {
        replace(offsets(change["range"]), with: text)
      }
    }
  }

  /// Applies edits whose ranges all refer to the same text.
  mutating func apply(edits: [JSONValue]) {
    let converted = edits.map { (range: offsets($0["range"]), text: Array(($0["newText"].string ?? "").utf16)) }
    for edit in converted.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }).reversed() {
      replace(edit.range, with: edit.text)
    }
  }

  /// Returns whether all edits are inside the text and do not overlap.
  func holds(edits: [JSONValue]) -> Bool {
    let ranges = edits.map { offsets($0["range"]) }.sorted { $0.lowerBound < $1.lowerBound }
    return zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
      && edits.allSatisfy { isInside($0["range"]["start"]) && isInside($0["range"]["end"]) }
  }

  func isInside(_ position: JSONValue) -> Bool {
    guard let line = position["line"].integer, let character = position["character"].integer else { return false }
    let lines = lines
    return lines.indices.contains(line) && (0...lines[line].count).contains(character)
  }

  private mutating func replace(_ range: Range<Int>, with text: [UInt16]) {
    units.replaceSubrange(range, with: text)
  }

  /// The ranges of the lines without their line endings.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var offset = 0
    while offset < units.count {
      let isPair = units[offset] == 13 && offset + 1 < units.count && units[offset + 1] == 10
      if units[offset] == 10 || units[offset] == 13 {
        lines.append(start..<offset)
        start = offset + (isPair ? 2 : 1)
      }
      offset += isPair ? 2 : 1
    }
    return lines + [start..<units.count]
  }

  private func offsets(_ range: JSONValue) -> Range<Int> {
    let (start, end) = (offset(range["start"]), offset(range["end"]))
    return min(start, end)..<max(start, end)
  }

  /// Returns the offset of a position, clamped to the end of its line or of the text.
  private func offset(_ position: JSONValue) -> Int {
    let lines = lines
    guard let line = position["line"].integer, line < lines.count else { return units.count }
    return min(lines[line].lowerBound + (position["character"].integer ?? 0), lines[line].upperBound)
  }
}

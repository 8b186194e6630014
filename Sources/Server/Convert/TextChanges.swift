import SourceText

extension SourceBuffer {
  /// Returns the text after the changes of one `didChange`, each applied to the result of the previous one.
  func applying(_ changes: [ContentChange], in unit: ColumnUnit) -> SourceBuffer {
    changes.reduce(self) { $0.applying($1, in: unit) }
  }

  private func applying(_ change: ContentChange, in unit: ColumnUnit) -> SourceBuffer {
    guard let range = change.range else { return SourceBuffer(change.text) }
    let first = edge(range.start, in: unit)
    let second = edge(range.end, in: unit)
    let (start, end) = (first.outer, first.inner) <= (second.outer, second.inner) ? (first, second) : (second, first)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + change.text.utf8.count)
    result.append(contentsOf: bytes[..<start.outer])
    if start.isInsidePair { result.append(contentsOf: Self.half) }
    result.append(contentsOf: change.text.utf8)
    if end.isInsidePair { result.append(contentsOf: Self.half) }
    result.append(contentsOf: bytes[end.inner...])
    return SourceBuffer(result)
  }

  /// U+FFFD in place of half a surrogate pair: UTF-8 cannot represent the half, and one UTF-16 unit must stay one.
  private static let half = Array("\u{FFFD}".utf8)

  private struct Edge {
    /// Where the text before the edge ends and where the text after it begins. They differ only inside a surrogate
    /// pair.
    var outer: Int
    var inner: Int
    var isInsidePair: Bool { outer != inner }
  }

  private func edge(_ position: Position, in unit: ColumnUnit) -> Edge {
    let offset = utf8Offset(position, in: unit)
    guard unit == .utf16, offset + 4 <= bytes.count, bytes[offset] >= 0xF0 else {
      return Edge(outer: offset, inner: offset)
    }
    let reached = self.position(offset, in: .utf16)
    guard reached.line == position.line, reached.character < position.character,
      reached.character + 1 == position.character
    else { return Edge(outer: offset, inner: offset) }
    return Edge(outer: offset, inner: offset + 4)
  }
}

/// One replacement in one text. `range` is in UTF-8 offsets of the text before any edit of the same fix.
public struct Edit: Hashable, Sendable {
  public let range: ByteRange
  public let replacement: String

  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public static func insert(_ text: String, at utf8Offset: Int) -> Edit { Edit(ByteRange(at: utf8Offset), text) }
  public static func delete(_ range: ByteRange) -> Edit { Edit(range, "") }
}

extension Collection where Element == Edit {
  /// The edits in text order, or nil when two of them overlap. Insertions at one offset keep their order.
  public func sortedForApplication() -> [Edit]? {
    let sorted = enumerated().sorted { left, right in
      (left.element.range.start, left.element.range.end, left.offset)
        < (right.element.range.start, right.element.range.end, right.offset)
    }.map(\.element)
    for (previous, next) in zip(sorted, sorted.dropFirst()) where next.range.start < previous.range.end {
      return nil
    }
    return sorted
  }

  /// The text after all edits, or nil when two edits overlap or one lies outside the text.
  public func applied(to bytes: [UInt8]) -> [UInt8]? {
    guard let sorted = sortedForApplication() else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + sorted.reduce(0) { $0 + $1.replacement.utf8.count })
    var copied = 0
    for edit in sorted {
      guard edit.range.end <= bytes.count else { return nil }
      result.append(contentsOf: bytes[copied..<edit.range.start])
      result.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.end
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }
}

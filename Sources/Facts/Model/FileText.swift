import SourceText

/// A text that provides its lines and spaces.
public protocol TextHolder: ~Copyable {
  var bytes: [UInt8] { get }
}

extension FileFacts: TextHolder {}

/// Ranges and offsets around a position, for edits that look handwritten. Blanks are spaces and tabs.
extension TextHolder where Self: ~Copyable {
  private static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  private static var carriageReturn: UInt8 { UInt8(ascii: "\r") }

  private func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private static func endsLine(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// Returns the beginning of the line that contains the offset.
  public func lineStart(of utf8Offset: Int) -> Int {
    let bytes = bytes
    var offset = min(max(utf8Offset, 0), bytes.count)
    while offset > 0, !Self.endsLine(bytes[offset - 1]) { offset -= 1 }
    return offset
  }

  /// Returns the end of the line that contains the offset, before its line ending.
  public func lineEnd(of utf8Offset: Int) -> Int {
    var offset = min(max(utf8Offset, 0), bytes.count)
    while offset < bytes.count, !Self.endsLine(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Returns the blanks at the beginning of the line that contains the offset.
  public func indentation(ofLineAt utf8Offset: Int) -> String {
    let start = lineStart(of: utf8Offset)
    var end = start
    while let byte = byte(at: end), Self.isBlank(byte) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns whether only blanks precede the offset on its line.
  public func isFirstOnLine(_ utf8Offset: Int) -> Bool {
    let start = lineStart(of: utf8Offset)
    return bytes[start..<min(max(utf8Offset, start), bytes.count)].allSatisfy(Self.isBlank)
  }

  /// Returns the first offset at or after this one that isn't at a blank.
  public func skipBlanks(from utf8Offset: Int) -> Int {
    let bytes = bytes
    var offset = min(max(utf8Offset, 0), bytes.count)
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Returns the first offset at or after this one that isn't at a blank or a line ending.
  public func skipWhitespace(from utf8Offset: Int) -> Int {
    var offset = max(utf8Offset, 0)
    while let byte = byte(at: offset), Self.isBlank(byte) || Self.endsLine(byte) { offset += 1 }
    return min(offset, bytes.count)
  }

  /// Returns the last offset at or before this one that has no blank before it.
  public func skipBlanksBackward(from utf8Offset: Int) -> Int {
    var offset = min(max(utf8Offset, 0), bytes.count)
    while offset > 0, Self.isBlank(bytes[offset - 1]) { offset -= 1 }
    return offset
  }

  /// Returns whether code in the range that is commented out uses the name. Names also occur in prose, which rarely has
  /// parentheses or assignments.
  public func hasCommentedUse(of name: String, in range: ByteRange) -> Bool {
    var line = lineStart(of: range.start)
    while line < min(range.end, bytes.count) {
      let start = skipBlanks(from: line)
      let end = lineEnd(of: start)
      let comment = bytes[start..<end]
      if comment.starts(with: "//".utf8), !comment.starts(with: "///".utf8) {
        let text = String(decoding: comment, as: UTF8.self)
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
        if words.contains("$\(name)") || text.contains(where: { "(=".contains($0) }) && words.contains("\(name)") {
          return true
        }
      }
      line = end + 1
    }
    return false
  }

  /// Returns the range to delete to remove an attribute or a modifier of a declaration. It includes the blanks after
  /// it, and the whole line if nothing else is on it. Comments stay.
  public func removalRange(of word: ByteRange) -> ByteRange {
    let end = skipBlanks(from: word.end)
    guard let next = byte(at: end), Self.endsLine(next), isFirstOnLine(word.start) else {
      return ByteRange(word.start, end)
    }
    // The next line moves up to the position of the word.
    let isPair = next == Self.carriageReturn && byte(at: end + 1) == Self.lineFeed
    return ByteRange(word.start, skipBlanks(from: end + (isPair ? 2 : 1)))
  }

  /// Returns the range to delete to remove a statement without leaving an empty line or a stray semicolon. Comments
  /// stay.
  public func deletionRange(ofStatement place: Place) -> ByteRange {
    let start = min(place.range.start, bytes.count)
    var end = skipBlanks(from: place.range.end)
    if byte(at: end) == UInt8(ascii: ";") { end = skipBlanks(from: end + 1) }
    guard let next = byte(at: end), Self.endsLine(next) else {
      return end == bytes.count && isFirstOnLine(start)
        ? ByteRange(lineStart(of: start), end) : ByteRange(start, end)
    }
    let isAfterComment = followsComment(start)
    guard isFirstOnLine(start) || isAfterComment else { return ByteRange(start, end) }
    end += 1
    if next == Self.carriageReturn, byte(at: end) == Self.lineFeed { end += 1 }
    // A comment before the statement stays, and the following code moves up to it.
    return isAfterComment ? ByteRange(start, skipBlanks(from: end)) : ByteRange(lineStart(of: start), end)
  }

  /// Returns the range to delete to remove a statement with its comments: the one on its line, and those on the lines
  /// directly above it, unless code follows that they may be about.
  public func deletionRange(ofStatementWithComments place: Place) -> ByteRange {
    var range = place.range
    let rest = skipBlanks(from: range.end)
    if byte(at: rest) == UInt8(ascii: "/"), byte(at: rest + 1) == UInt8(ascii: "/") {
      range = ByteRange(range.start, lineEnd(of: rest))
    }
    let deletion = deletionRange(ofStatement: Place(range, line: place.line))
    let next = byte(at: skipBlanks(from: deletion.end))
    let endsLine = (range.end..<max(range.end, deletion.end)).contains { byte(at: $0).map(Self.endsLine) ?? false }
    guard endsLine, next.map({ Self.endsLine($0) || $0 == UInt8(ascii: "}") }) ?? true else {
      return withoutDoubleBlankLine(deletion)
    }
    return withoutDoubleBlankLine(ByteRange(lineStart(of: startWithComments(ofDeclaration: place)), deletion.end))
  }

  /// Returns a range of whole lines with the blank line after it, if another one or an opening brace precedes it.
  func withoutDoubleBlankLine(_ range: ByteRange) -> ByteRange {
    let blank = skipBlanks(from: range.end)
    guard lineStart(of: range.start) == range.start, lineStart(of: range.end) == range.end, range.start > 0,
      let next = byte(at: blank), Self.endsLine(next),
      case let before = precedingLineEnd(range.start), case let last = skipBlanksBackward(from: before),
      last == lineStart(of: before) || byte(at: last - 1) == UInt8(ascii: "{")
    else { return range }
    let isPair = next == Self.carriageReturn && byte(at: blank + 1) == Self.lineFeed
    return ByteRange(range.start, blank + (isPair ? 2 : 1))
  }

  /// Returns the range to delete to remove a modifier, including its line if nothing else is on it.
  public func deletionRange(ofModifier place: Place) -> ByteRange {
    let (start, end) = (min(place.range.start, bytes.count), min(place.range.end, bytes.count))
    let rest = skipBlanks(from: end)
    guard isFirstOnLine(start), lineStart(of: start) > 0, byte(at: rest).map(Self.endsLine) ?? true else {
      return ByteRange(start, end)
    }
    return ByteRange(precedingLineEnd(lineStart(of: start)), rest)
  }

  /// Returns the line ending and the indentation of the modifier that follows on the next line; empty if there is none.
  public func separatorOfModifiers(after utf8Offset: Int) -> String {
    let next = skipWhitespace(from: utf8Offset)
    guard next > lineEnd(of: utf8Offset), byte(at: next) == UInt8(ascii: ".") else { return "" }
    return String(decoding: bytes[lineEnd(of: utf8Offset)..<next], as: UTF8.self)
  }

  private func followsComment(_ utf8Offset: Int) -> Bool {
    let offset = skipBlanksBackward(from: utf8Offset)
    return offset > 1 && bytes[offset - 1] == UInt8(ascii: "/") && bytes[offset - 2] == UInt8(ascii: "*")
  }

  /// Returns the offset before a declaration where code can be inserted so that the declaration keeps its comments: the
  /// beginning of the first of the comment lines directly above it, after the indentation.
  public func startWithComments(ofDeclaration place: Place) -> Int {
    var start = min(place.range.start, bytes.count)
    guard isFirstOnLine(start) else { return start }
    while true {
      let line = lineStart(of: start)
      guard line > 0 else { return start }
      let previous = lineStart(of: precedingLineEnd(line))
      let text = skipBlanks(from: previous)
      guard text < line, let first = byte(at: text), let second = byte(at: text + 1), first == UInt8(ascii: "/"),
        second == UInt8(ascii: "/")
      else { return start }
      start = text
    }
  }

  /// Returns the offset of the line ending before a line's start.
  private func precedingLineEnd(_ lineStart: Int) -> Int {
    let end = lineStart - 1
    if end > 0, byte(at: end) == Self.lineFeed, byte(at: end - 1) == Self.carriageReturn { return end - 1 }
    return max(end, 0)
  }
}

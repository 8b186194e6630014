extension Lexer {
  /// Lexes a string literal up to its end or its first interpolation. `start` is at the first `#` or quote.
  mutating func lexString(from start: Int, poundCount: Int) {
    let quote = start + poundCount
    let isMultiline = isAt("\"", quote + 1) && isAt("\"", quote + 2) && !isOneLineStringOfQuotes(quote, poundCount)
    emit(.stringQuote, from: start, to: quote + (isMultiline ? 3 : 1))
    lexStringBody(StringContext(poundCount: poundCount, isMultiline: isMultiline))
  }

  /// Lexes segments up to the closing quote, an interpolation, or the end of an unterminated literal. An unterminated
  /// one-line literal ends with its line, a multi-line literal with the text.
  mutating func lexStringBody(_ context: StringContext) {
    let segmentStart = offset
    var end = segmentStart
    while end < count {
      switch text[end] {
      case UInt8(ascii: "\""):
        if let closingEnd = closingQuoteEnd(at: end, context) {
          emitSegment(from: segmentStart, to: end)
          emit(.stringQuote, from: end, to: closingEnd)
          return
        }
        end += 1
      case UInt8(ascii: "\\"):
        guard hasPounds(context.poundCount, at: end + 1) else {
          end += 1
          continue
        }
        let escaped = end + 1 + context.poundCount
        if isAt("(", escaped) {
          emitSegment(from: segmentStart, to: end)
          openBrackets.open(.leftParenthesis, token: tokens.count)
          emit(.interpolationStart, from: end, to: escaped + 1)
          interruptedStrings.append(context)
          return
        }
        end = min(escaped, count)
        // An escaped line ending continues a multi-line literal and ends a one-line literal. The loop handles both.
        if end < count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !context.isMultiline {
          emitSegment(from: segmentStart, to: end)
          return
        }
        end += 1
      default:
        end += 1
      }
    }
    emitSegment(from: segmentStart, to: count)
  }

  /// Ends the one-line literals that are interrupted by an interpolation. A line ending inside the interpolation means
  /// that the literal is still being typed.
  mutating func endUnfinishedInterpolations() {
    while let last = interruptedStrings.last, !last.isMultiline { interruptedStrings.removeLast() }
  }

  private mutating func emitSegment(from start: Int, to end: Int) {
    if start < end { emit(.stringSegment, from: start, to: end) } else { offset = end }
  }

  private func closingQuoteEnd(at quote: Int, _ context: StringContext) -> Int? {
    if context.isMultiline {
      guard isAt("\"", quote + 1), isAt("\"", quote + 2), hasPounds(context.poundCount, at: quote + 3) else {
        return nil
      }
      return quote + 3 + context.poundCount
    }
    return hasPounds(context.poundCount, at: quote + 1) ? quote + 1 + context.poundCount : nil
  }

  private func hasPounds(_ poundCount: Int, at offset: Int) -> Bool {
    for index in 0..<poundCount where !isAt("#", offset + index) { return false }
    return true
  }

  /// Returns whether the literal is one like `#"""#`, a one-line literal that contains a quote: its delimiter closes on
  /// the same line.
  private mutating func isOneLineStringOfQuotes(_ quote: Int, _ poundCount: Int) -> Bool {
    guard poundCount > 0 else { return false }
    if quote < searches.quote.end, poundCount >= searches.quote.poundCount { return false }
    var offset = quote + 1
    while offset < count, text[offset] != UInt8(ascii: "\n"), text[offset] != UInt8(ascii: "\r") {
      if text[offset] == UInt8(ascii: "\""), hasPounds(poundCount, at: offset + 1) { return true }
      offset += 1
    }
    searches.quote = (offset, poundCount)
    return false
  }
}

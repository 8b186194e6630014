import Analysis
import SourceText

/// A finding and its fixes at a range of a case's code, as comments below the line on which the range starts:
///
///         @State var count: Int
///     //             ^~~~~ warning: The @State property 'count' should be private
///     //             suggested fix: Make 'count' private, because 'count' has no initial value
///
/// The caret is below the first character. If the slashes leave no room for it, or if a line is not plain ASCII,
/// `^1..<20` gives the one-based columns in bytes. In `^5..<+2:6`, the range ends two lines below.
struct Note: Sendable {
  let range: ByteRange
  let words: Words

  /// The text of a finding.
  struct Words: Sendable, Equatable {
    let severity: Severity
    let message: String
    /// Each fix with its safety, as it is written in the file.
    var fixes: [String]
  }

  /// A range given by zero-based columns.
  struct Place: Sendable {
    let line: Int
    let start: Int
    let end: (linesBelow: Int, column: Int)
  }

  static let safeFix = "safe fix: "
  static let suggestedFix = "suggested fix: "

  /// Returns whether a line of a case is a note instead of code.
  static func begins(_ line: String) -> Bool {
    line.hasPrefix("//") && line.dropFirst(2).first { $0 != " " } == "^"
  }

  /// Returns the fix in a line below a note; nil for any other line.
  static func fix(in line: String) -> String? {
    guard line.hasPrefix("//") else { return nil }
    let words = String(line.dropFirst(2).drop { $0 == " " })
    return words.hasPrefix(safeFix) || words.hasPrefix(suggestedFix) ? words : nil
  }

  /// Returns the lines to write below a line of the code.
  static func lines(for finding: Finding, on line: Int, of code: SourceBuffer) -> [String] {
    let (indentation, mark) = drawing(of: finding.range, on: line, of: code)
    return
      (["\(mark) \(finding.severity.word): \(finding.message)"]
      + finding.fixes.map { fix in
        fix.safety.reason.map { "\(suggestedFix)\(fix.title), because \($0)" } ?? safeFix + fix.title
      }).map { "//" + indentation + $0 }
  }

  private static func drawing(
    of range: ByteRange, on line: Int, of code: SourceBuffer
  ) -> (indentation: String, mark: String) {
    let content = code.lines.contentRange(ofLine: line)
    let start = range.start - content.start
    let isPlain = code.text(content).utf8.prefix(range.end - content.start).allSatisfy { (0x20..<0x7F).contains($0) }
    if start >= 2, range.end <= content.end, !range.isEmpty, isPlain {
      return (
        String(repeating: " ", count: start - 2), "^" + String(repeating: "~", count: range.utf8Count - 1)
      )
    }
    let endLine = code.lines.line(ofUTF8Offset: range.end)
    let end = range.end - code.lines.contentRange(ofLine: endLine).start + 1
    return (" ", "^\(start + 1)..<" + (endLine > line ? "+\(endLine - line):\(end)" : "\(end)"))
  }
}

extension Note.Place {
  /// - Parameters:
  /// - index: the line of the note in the case file.
  /// - codeLine: the line of the code above it.
  init(of note: String, at index: Int, under codeLine: Int) throws(CaseFileError) {
    line = codeLine
    let indentation = note.dropFirst(2).prefix { $0 == " " }.count
    let mark = note.dropFirst(3 + indentation).prefix { $0 != " " }
    if mark.allSatisfy({ $0 == "~" }) {
      start = 2 + indentation
      end = (0, start + 1 + mark.count)
    } else {
      guard let numbers = mark.wholeMatch(of: /(\d{1,6})\.\.<(?:\+(\d{1,6}):)?(\d{1,6})/),
        let first = Int(numbers.1), let last = Int(numbers.3), first > 0, last > 0
      else {
        throw CaseFileError(line: index, sentence: "A range is '^~~~' below the code, or '^1..<5' or '^1..<+2:5'.")
      }
      start = first - 1
      end = (numbers.2.flatMap { Int($0) } ?? 0, last - 1)
    }
    guard codeLine >= 0 else { throw CaseFileError(line: index, sentence: "There is no code above this note.") }
  }

  /// Returns the range in the code; nil if the lines are too short for it.
  func range(in lines: [String]) -> ByteRange? {
    let endLine = line + end.linesBelow
    guard endLine < lines.count, start <= lines[line].utf8.count, end.column <= lines[endLine].utf8.count else {
      return nil
    }
    let lineStart = lines[..<line].reduce(0) { $0 + $1.utf8.count + 1 }
    let endLineStart = lines[..<endLine].reduce(0) { $0 + $1.utf8.count + 1 }
    guard lineStart + start <= endLineStart + end.column else { return nil }
    return ByteRange(lineStart + start, endLineStart + end.column)
  }
}

extension Note.Words {
  init(of note: String, at index: Int) throws(CaseFileError) {
    guard let parts = note.wholeMatch(of: /\/\/ *\^\S* (\w+): (.+)/), let severity = Severity(word: String(parts.1))
    else {
      throw CaseFileError(
        line: index, sentence: "Behind the range stand 'error:', 'warning:', 'info:' or 'hint:' and a message.")
    }
    self.severity = severity
    message = String(parts.2)
    fixes = []
  }
}

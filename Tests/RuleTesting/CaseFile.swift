import Rules
import SourceText

/// A file in `Tests/RuleCases`. The README in that folder describes the format.
package struct CaseFile: Sendable {
  struct Source: Sendable {
    let path: String
    let code: String
    /// The notes in text order.
    let notes: [Note]
  }

  /// A mistake in a case file, with its location.
  package struct Problem: Error, CustomStringConvertible {
    /// The path from the repository's root.
    let path: String
    /// The one-based line number.
    let line: Int
    let sentence: String

    package var description: String { "\(path):\(line): \(sentence)" }
  }

  /// The path of a case's only file if the case does not specify one.
  static let defaultPath = "Example.swift"
  static let marker = "// --- "
  static let fixedMarker = "// --- fixed"

  /// The path from the repository's root.
  package let path: String
  package let text: String
  let header: CaseHeader
  let sources: [Source]
  /// The code of the files that a fix changes, after the fix, by path.
  let fixed: [String: String]

  package init(path: String, text: String) throws(Problem) {
    self.path = path
    self.text = text
    // The last line ending belongs to the case file, not to the code.
    let lines = (text.hasSuffix("\n") ? String(text.dropLast()) : text).linesWithoutEnds
    do throws(CaseFileError) {
      header = try CaseHeader(lines)
      var reader = SectionReader(lines: lines, next: header.lineCount)
      try reader.readAll()
      sources = reader.sources
      fixed = reader.fixed
    } catch {
      throw Problem(path: path, line: error.line + 1, sentence: error.sentence)
    }
  }
}

/// A mistake on one line of a case file. The line number is zero-based.
struct CaseFileError: Error {
  let line: Int
  let sentence: String
}

/// Reads the part of a case file after the header.
private struct SectionReader {
  let lines: [String]
  var next: Int
  var sources: [CaseFile.Source] = []
  var fixed: [String: String] = [:]

  mutating func readAll() throws(CaseFileError) {
    if next < lines.count, lines[next].hasPrefix(CaseFile.marker) {
      while next < lines.count { try readSection() }
    } else {
      try readSource(path: CaseFile.defaultPath)
      while next < lines.count { try readSection() }
    }
    guard sources.contains(where: { !$0.code.isEmpty }) else {
      throw CaseFileError(line: lines.count, sentence: "The case has no code.")
    }
  }

  /// Reads a section and its marker.
  private mutating func readSection() throws(CaseFileError) {
    let line = next
    next += 1
    guard lines[line].hasPrefix(CaseFile.fixedMarker) else {
      return try readSource(path: String(lines[line].dropFirst(CaseFile.marker.count)), marker: line)
    }
    let rest = lines[line].dropFirst(CaseFile.fixedMarker.count)
    let path = rest.isEmpty ? CaseFile.defaultPath : String(rest.dropFirst())
    guard sources.contains(where: { $0.path == path }) else {
      throw CaseFileError(line: line, sentence: "The case has no file '\(path)' that could be fixed.")
    }
    var code: [String] = []
    while next < lines.count, !lines[next].hasPrefix(CaseFile.marker) {
      code.append(lines[next])
      next += 1
    }
    guard fixed.updateValue(code.joined(separator: "\n"), forKey: path) == nil else {
      throw CaseFileError(line: line, sentence: "The fixed text of '\(path)' appears twice.")
    }
  }

  private mutating func readSource(path: String, marker: Int? = nil) throws(CaseFileError) {
    if let marker {
      guard path.hasSuffix(".swift"), fixed.isEmpty, !sources.contains(where: { $0.path == path }) else {
        throw CaseFileError(
          line: marker,
          sentence: "After '\(CaseFile.marker)', write 'fixed' or the path of another Swift file, not '\(path)'.")
      }
    }
    var code: [String] = []
    var notes: [(error: CaseFileError, place: Note.Place, note: Note.Words)] = []
    while next < lines.count, !lines[next].hasPrefix(CaseFile.marker) {
      guard Note.begins(lines[next]) else {
        code.append(lines[next])
        next += 1
        continue
      }
      let tooFar = CaseFileError(line: next, sentence: "This range goes beyond its line, or into the range before it.")
      let place = try Note.Place(of: lines[next], at: next, under: code.count - 1)
      var words = try Note.Words(of: lines[next], at: next)
      next += 1
      while next < lines.count, let fix = Note.fix(in: lines[next]) {
        words.fixes.append(fix)
        next += 1
      }
      notes.append((tooFar, place, words))
    }
    var resolved: [Note] = []
    for (error, place, words) in notes {
      guard let range = place.range(in: code), range.start >= resolved.last?.range.end ?? 0 else { throw error }
      resolved.append(Note(range: range, words: words))
    }
    sources.append(CaseFile.Source(path: path, code: code.joined(separator: "\n"), notes: resolved))
  }
}

import Rules
import SourceText

extension CaseFile {
  /// Returns the text of a case file.
  /// - Parameters:
  /// - findings: the findings in each file, in text order.
  /// - fixed: all files after the fix; nil if there is none.
  static func text(
    header: CaseHeader, files: [Example.File], findings: [[Finding]], fixed: [Example.File]?
  ) -> String {
    let isAlone = files.count == 1 && files.first?.path == defaultPath
    var lines = header.lines
    for (file, findings) in zip(files, findings) {
      if !isAlone { lines.append(marker + file.path) }
      lines += annotatedLines(of: file.code, findings)
    }
    for (file, fixed) in zip(files, fixed ?? []) where file.code != fixed.code {
      lines.append(isAlone ? fixedMarker : "\(fixedMarker) \(file.path)")
      lines += fixed.code.linesWithoutEnds
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func annotatedLines(of code: String, _ findings: [Finding]) -> [String] {
    let buffer = SourceBuffer(code)
    let byLine = Dictionary(grouping: findings) { buffer.lines.line(ofUTF8Offset: $0.range.start) }
    return code.linesWithoutEnds.enumerated().flatMap { line, text in
      [text] + (byLine[line] ?? []).flatMap { Note.lines(for: $0, on: line, of: buffer) }
    }
  }
}

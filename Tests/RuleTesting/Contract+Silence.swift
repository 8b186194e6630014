import Rules
import SourceText

extension Contract {
  /// Checks that nothing is reported in code that is commented out, inside a string, or suppressed.
  func silenceViolations() -> [Violation] {
    var violations: [Violation] = []
    let hidingPlaces: [(String, (String) -> String)] = [
      ("inside a comment", { "/*\n\($0)\n*/\n" }),
      (
        "in line comments",
        { "// " + $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n// ") }
      ),
      ("inside a string", { "let text = ####\"\"\"\n\($0)\n\"\"\"####\n" }),
    ]
    for (place, hide) in hidingPlaces {
      let hidden = ruleCase.unmarkedFiles.map { Example.File(path: $0.path, code: hide($0.code)) }
      for verdict in judgment(of: hidden).verdicts {
        violations += verdict.findings.map {
          violation("No rule reports anything \(place)", "\($0.rule): \($0.message)", verdict.file.code)
        }
      }
    }
    let excused = ruleCase.files.map { Example.File(path: $0.path, code: excuse($0.code)) }
    let remaining = ownJudgment(of: excused).marked(by: rule.id)
    if remaining != excused {
      violations.append(
        violation("The rule reports nothing after the comment that disables it", remaining.shown))
    }
    return violations
  }

  /// Returns the code without marks, with a comment that disables the rule before each line in which a mark starts.
  private func excuse(_ code: String) -> String {
    let marked = MarkedText(code)
    let buffer = SourceBuffer(marked.text)
    let lines = Set(marked.ranges.map { buffer.lines.line(ofUTF8Offset: $0.start) })
    return (0..<buffer.lines.lineCount).flatMap { line -> [String] in
      let content = buffer.text(buffer.lines.contentRange(ofLine: line))
      return lines.contains(line) ? ["// statewise:disable:next \(rule.id)", content] : [content]
    }.joined(separator: "\n")
  }
}

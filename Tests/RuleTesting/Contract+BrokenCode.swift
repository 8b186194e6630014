import Analysis
import SourceText
import Syntax
import TestSupport

extension Contract {
  /// Analyzes every file truncated after each of its tokens, and every file with one token removed, together with the
  /// other files. A trap or an endless loop ends the test run. Each finding must be inside its text.
  ///
  /// Leaves out truncated files that are also those of one of the `earlier` contracts of the same rule.
  package func brokenCodeViolations(earlier: [Contract] = []) -> [Violation] {
    let files = ruleCase.unmarkedFiles
    let analyzer = analyzer
    let complete = analyzer.project(of: files)
    var violations: [Violation] = []
    for file in files {
      let bytes = Array(file.code.utf8)
      for broken in Self.breakages(of: bytes, after: sharedBeginning(of: bytes, with: earlier)) {
        var project = complete
        let analyzed = analyzer.knowledge(of: broken, path: file.path)
        project.update(analyzed)
        for finding in analyzer.findings(in: analyzed, of: project) {
          let isSound =
            finding.range.end <= broken.count
            && finding.fixes.allSatisfy { fix in
              fix.changes.allSatisfy { $0.path != file.path || $0.edits.applied(to: broken) != nil }
            }
          if !isSound {
            violations.append(
              violation("Findings and edits lie inside the text", "\(finding)", String(decoding: broken, as: UTF8.self))
            )
          }
        }
      }
    }
    return violations
  }

  /// Returns how many bytes at the beginning the text shares with the only file of an earlier contract.
  private func sharedBeginning(of bytes: [UInt8], with earlier: [Contract]) -> Int {
    guard ruleCase.files.count == 1 else { return 0 }
    return earlier.filter { $0.ruleCase.files.count == 1 && $0.rule.id == rule.id }.map { other in
      zip(bytes, other.ruleCase.unmarkedFiles[0].code.utf8).prefix { $0 == $1 }.count
    }.max() ?? 0
  }

  private static func breakages(of bytes: [UInt8], after shared: Int) -> [[UInt8]] {
    let cuts = (max(shared, 1)..<max(shared, 1, bytes.count)).filter { isCut($0, of: bytes) }
    let withoutToken = Parser.parse(bytes).tokens.filter { !$0.range.isEmpty }.map {
      Array(bytes[..<$0.start]) + Array(bytes[$0.end...])
    }
    return cuts.map { Array(bytes[..<$0]) } + withoutToken
  }

  /// Returns whether to truncate a text at the offset. This is not inside a word, and not after a space, because the
  /// text without the space has the same tokens.
  private static func isCut(_ offset: Int, of bytes: [UInt8]) -> Bool {
    let (last, next) = (Character(Unicode.Scalar(bytes[offset - 1])), Character(Unicode.Scalar(bytes[offset])))
    return !last.isWhitespace && !(isWordPart(last) && isWordPart(next))
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber
  }
}

import Analysis
import Rules
import SourceText
import Syntax
import TestSupport

extension Contract {
  /// Analyzes every beginning of every file, of names the first letter and the whole, and every file with one token
  /// taken out, in the company of the other files. A trap or a loop ends the test run; each finding must lie inside its text.
  ///
  /// Beginnings that one of the `earlier` contracts of the same rule has too are that one's business.
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

  /// How many bytes the text has in common with the beginning of the only file of an earlier contract.
  private func sharedBeginning(of bytes: [UInt8], with earlier: [Contract]) -> Int {
    guard ruleCase.files.count == 1 else { return 0 }
    return earlier.filter { $0.ruleCase.files.count == 1 && $0.rule.id == rule.id }.map { other in
      zip(bytes, MarkedText(other.ruleCase.files[0].code).text.utf8).prefix { $0 == $1 }.count
    }.max() ?? 0
  }

  private static func breakages(of bytes: [UInt8], after shared: Int) -> [[UInt8]] {
    let beginnings = (min(shared, bytes.count)..<bytes.count)
      .filter { !isInsideIndentation($0, of: bytes) && !isInsideName($0, of: bytes) }
      .map { Array(bytes[..<$0]) }
    let withoutToken = Parser.parse(bytes).tokens.filter { !$0.range.isEmpty }.map {
      Array(bytes[..<$0.start]) + Array(bytes[$0.end...])
    }
    return beginnings + withoutToken
  }

  /// Cut there, the text differs from its neighbour by one more blank at its end.
  private static func isInsideIndentation(_ cut: Int, of bytes: [UInt8]) -> Bool {
    cut > 1 && bytes[cut - 2...cut].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// Cut there, the text ends with a longer name than at the cut before, which follows the name's first letter.
  private static func isInsideName(_ cut: Int, of bytes: [UInt8]) -> Bool {
    cut > 1 && bytes[cut - 2...cut].allSatisfy(isNameByte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }
}

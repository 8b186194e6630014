import Analysis
import FactQuestions
import Facts
import Rules
import SourceText

/// A rule that only searches for text, so that tests of the protocol do not depend on the real rules. Every `@State
/// var` has a safe fix, and every `@StateObject var` has a suggested one.
struct PlantedRule: Rule {
  static let id: RuleID = "planted"
  let summary = "State is planted"
  let rationale = "Because a test planted it."
  let reference = "https://example.com/planted"
  let examples: [Example] = []

  static let analyzer = Analyzer(rules: [PlantedRule()])

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    finds(
      "@State var ", in: file,
      fix: { .init("Make it private", .proposed, in: file.path, [.insert("private ", at: $0)]) })
      + finds(
        "@StateObject var ", in: file,
        fix: {
          .init(
            "Make it private and hope", .suggested(because: "a test says so"), in: file.path,
            [.insert("private ", at: $0)])
        })
  }

  /// Returns a finding for each match, at the name after the pattern. `fix` receives the offset of `var`.
  private func finds(_ pattern: String, in file: FileFacts, fix: (Int) -> Fix) -> [Finding] {
    let pattern = Array(pattern.utf8)
    let bytes = file.bytes
    guard bytes.count >= pattern.count else { return [] }
    return (0...bytes.count - pattern.count).filter { bytes[$0..<$0 + pattern.count].elementsEqual(pattern) }
      .map { start in
        let name = start + pattern.count
        let end = bytes[name...].firstIndex { !isLetter($0) } ?? bytes.count
        return Finding(
          rule: Self.id, severity: .warning, range: ByteRange(name, end),
          message: "'\(String(decoding: bytes[name..<end], as: UTF8.self))' is planted",
          related: [RelatedLocation(path: file.path, range: ByteRange(at: 0), message: "the file begins here")],
          fixes: [fix(name - "var ".utf8.count)])
      }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

import Rules
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("statewise fix --suggested")
struct SuggestedFixTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("A.swift", "var a = 0\nvar b = 0\n")
  }

  private func finding(_ message: String, _ replacements: String...) -> Finding {
    Finding(
      rule: "scripted", severity: .warning, range: ByteRange(4, 5), message: message,
      fixes: replacements.map { text in
        Fix("Write '\(text)'", .suggested(because: "it is used"), in: path, [Edit(ByteRange(4, 5), text)])
      })
  }

  /// Runs the command with a rule that reports the first round's findings for the safe fixes, and then one round for
  /// each question.
  private func fix(_ rounds: [[Finding]], _ answers: String...) -> Session {
    let rule = ScriptedRule([path: [rounds.first ?? []] + rounds])
    return Session("fix", "--suggested", path, rules: [rule], isInteractive: true, answers: answers)
  }

  @Test("An accepted fix is written, and a declined one is not offered again")
  func answers() throws {
    let (one, two) = (finding("one", "x"), finding("two", "y"))
    let session = fix([[one, two], [one, two], []], "n", "y")
    #expect(try folder.text("A.swift") == "var y = 0\nvar b = 0\n")
    #expect(session.output.matches(of: /: one \[scripted\]/).count == 1)
    #expect(session.output.contains("\nWrite 'x'; review first: it is used\n"))
    #expect(session.output.contains("\n-var a = 0\n+var x = 0\n"))
    #expect(session.output.contains("Write 'x'? [y] yes, [n] no, [a] all of the rule, [s] skip the rule, [q] quit: "))
    #expect(session.output.hasSuffix("Applied 1 fix that you chose.\n"))
    #expect(session.status == 0)
  }

  @Test("A number selects one of several fixes; for an invalid answer, the question is repeated")
  func alternatives() throws {
    let session = fix([[finding("one", "x", "y")], []], "3", "y", "2")
    #expect(try folder.text("A.swift") == "var y = 0\nvar b = 0\n")
    #expect(session.output.matches(of: /Apply\? \[1-2\] apply that fix,/).count == 3)
    #expect(session.output.matches(of: /Enter the number of a fix, n, a, s, or q\./).count == 2)
  }

  @Test("Words are answers, too, and a rule can be skipped")
  func words() throws {
    let (one, two) = (finding("one", "x"), finding("two", "y"))
    #expect(fix([[one], [one]], " No ").output.hasSuffix("None of the suggested fixes were applied.\n"))
    #expect(fix([[one, two], [one, two]], "s").output.matches(of: /yes, \[n\] no/).count == 1)
    let all = fix([[one, two], [one, two], [two], []], "a")
    #expect(
      all.output.matches(of: /yes, \[n\] no/).count == 1 && all.output.hasSuffix("Applied 2 fixes that you chose.\n"))
    try folder.write("A.swift", "var a = 0\nvar b = 0\n")
    _ = fix([[one], []], "yes")
    #expect(try folder.text("A.swift") == "var x = 0\nvar b = 0\n")
  }

  @Test("Two equal findings are two questions")
  func equal() {
    let one = finding("one", "x")
    #expect(fix([[one, one], [one, one], [one, one]], "n", "n").output.matches(of: /yes, \[n\] no/).count == 2)
  }

  @Test("A project below a folder of tests does not become a test after the first answer")
  func place() throws {
    func rows(_ name: String) -> String {
      "ForEach(\(name).indices, id: \\.self) { index in Row(item: \(name)[index]) }\n"
    }
    try folder.write("Tests/App/Package.swift", "// swift-tools-version: 6.0\n")
    try folder.write(
      "Tests/App/Home.swift",
      """
      import SwiftUI
      struct Item: Identifiable { let id: Int }
      struct Row: View {
        let item: Item
        @State private var isOn = false
        var body: some View { Toggle("", isOn: $isOn) }
      }
      struct Home: View {
        @State private var first: [Item] = []
        @State private var second: [Item] = []
        var body: some View {
          \(rows("first"))\(rows("second"))Button("") { first.remove(at: 0); second.remove(at: 0) }
        }
      }
      """)
    let session = Session(
      "fix", "--suggested", folder("Tests/App"), rules: AllRules.rules.filter { $0.id == "for-each-index-identity" },
      isInteractive: true, answers: ["y", "y"])
    #expect(session.output.hasSuffix("Applied 2 fixes that you chose.\n"))
  }

  @Test("The command ends if the user quits or the input ends", arguments: [["q"], []])
  func quit(answers: [String]) throws {
    let one = finding("one", "x")
    let rule = ScriptedRule([path: [[one], [one], [one]]])
    let session = Session("fix", "--suggested", path, rules: [rule], isInteractive: true, answers: answers)
    #expect(session.output.matches(of: /yes, \[n\] no/).count == 1)
    #expect(try folder.text("A.swift") == "var a = 0\nvar b = 0\n")
  }

  @Test("Without a terminal, --suggested is an error, and --diff shows each fix by itself without asking")
  func noTerminal() throws {
    let piped = Session("fix", "--suggested", path)
    #expect(
      piped.errors.hasPrefix(
        "statewise: '--suggested' asks questions, so it needs a terminal; '--diff' only shows the fixes. See "))
    #expect(piped.status == 2)
    let rule = ScriptedRule([path: Array(repeating: [finding("one", "x"), finding("two", "y")], count: 3)])
    let shown = Session("fix", "--suggested", "--diff", path, rules: [rule])
    #expect(shown.output.contains("\nWrite 'x'; review first: it is used\n"))
    #expect(shown.output.contains("\n-var a = 0\n+var x = 0\n") && shown.output.contains("\n-var a = 0\n+var y = 0\n"))
    #expect(!shown.output.contains("[n] no"))
    #expect(try folder.text("A.swift") == "var a = 0\nvar b = 0\n")
    #expect(shown.status == 1)
  }
}

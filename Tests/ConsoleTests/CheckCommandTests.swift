import Projects
import Rules
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("statewise check")
struct CheckCommandTests {
  private func finding(
    _ severity: Severity = .warning, at range: ByteRange = ByteRange(4, 9), related: [RelatedLocation] = [],
    fixes: [Fix] = []
  ) -> Finding {
    Finding(
      rule: "scripted", severity: severity, range: range, message: "'count' is wrong", related: related, fixes: fixes)
  }

  @Test("In a pipe, a finding is one line, with a one-based column in bytes")
  func plain() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "/* é */ let count = 0\r\nlet other = 0\r\n")
    let rule = ScriptedRule([path: [[finding(at: ByteRange(13, 18)), finding(at: ByteRange(28, 33))]]])
    let session = Session("check", folder.path, rules: [rule])
    #expect(
      session.output == """
        \(path):1:14: warning: 'count' is wrong [scripted]
        \(path):2:5: warning: 'count' is wrong [scripted]
        2 warnings in 1 file.

        """)
    #expect(session.errors.isEmpty)
    #expect(session.status == 1)
  }

  @Test("On a terminal, the source line follows, with a caret aligned for tabs and wide letters")
  func excerpt() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "\tlet 数😀 = count\n")
    let rule = ScriptedRule([path: [[finding(at: ByteRange(15, 20))]]])
    #expect(
      Session("check", path, rules: [rule], isInteractive: true).output == """
        \(path):1:16: warning: 'count' is wrong [scripted]
            1 | \tlet 数😀 = count
              | \t           ^~~~~

        1 warning in 1 file.

        """)
  }

  @Test("Related locations are notes, also in other files")
  func related() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let count = 0\n")
    let other = try folder.write("B.swift", "\nlet b = A()\n")
    let notes = [
      RelatedLocation(path: other, range: ByteRange(9, 12), message: "'A' is created here"),
      RelatedLocation(path: "gone.swift", range: ByteRange(0, 1), message: "and here"),
    ]
    let rule = ScriptedRule([path: [[finding(related: notes)]]])
    #expect(
      Session("check", folder.path, rules: [rule]).output == """
        \(path):1:5: warning: 'count' is wrong [scripted]
        \(other):2:9: note: 'A' is created here
        gone.swift: note: and here
        1 warning in 1 of 2 files.

        """)
  }

  @Test("Paths of other files have the same form as the checked path")
  func fromHere() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    try folder.write(
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        @State private var title: String
        init(title: String) { _title = State(initialValue: title) }
        var body: some View { Text(title) }
      }
      """)
    let path = try folder.write(
      "Home.swift",
      """
      import SwiftUI
      struct Home: View {
        @State private var name = ""
        var body: some View {
          TextField("", text: $name)
          Card(title: name)
        }
      }
      """)
    let here = PathFromHere(root: "/").text(path)
    let session = Session("check", here, "--rule", "state-stale-input", rules: AllRules.rules)
    #expect(session.output.hasPrefix("\(here):6:"), "\(session.output)")
    let card = "\(here.dropLast("Home.swift".count))Card.swift"
    #expect(session.output.contains("\n\(card):4:8: note: "), "\(session.output)")
  }

  @Test("The summary counts by severity and says what can be fixed")
  func summary() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let count = 0\n")
    let fix = Fix("Fix it", .proposed, in: path, [.insert("x", at: 0)])
    let rule = ScriptedRule([path: [[finding(.error), finding(fixes: [fix]), finding(), finding(.hint)]]])
    let summary = Session("check", path, rules: [rule]).output.split(separator: "\n").last
    #expect(summary == "1 error, 2 warnings, 1 hint in 1 file; `statewise fix \(path)` fixes 1 of them.")
  }

  @Test("A file that no target contains is named, and not counted as checked")
  func fileOutsideTargets() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.xcodeproj/project.pbxproj",
      """
      {
        objects = {
          F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          G = { isa = PBXGroup; children = (F,); sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; name = App; productName = App; buildPhases = ();
            productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F,); };
          P = { isa = PBXProject; mainGroup = G; targets = (T,); };
        };
        rootObject = P;
      }
      """)
    for index in 1...20 { try folder.write("App/View\(index).swift", "import SwiftUI\n") }
    let path = try folder.write("Draft.swift", "import SwiftUI\n")
    let session = Session("check", folder.path)
    #expect(session.output == "No findings in 20 files.\n")
    #expect(
      session.errors == "statewise: '\(path)' was not checked, because no target of its project contains it.\n")
    #expect(Session("check", "--quiet", folder.path).errors.isEmpty)
  }

  @Test("On a terminal, the summary explains how to apply suggested fixes")
  func suggestions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let count = 0\n")
    let safe = Fix("Fix it", .proposed, in: path, [.insert("x", at: 0)])
    let suggested = Fix("Change it", .suggested(because: "why"), in: path, [.insert("y", at: 0)])
    let rule = ScriptedRule([path: [[finding(fixes: [safe, suggested]), finding(fixes: [suggested]), finding()]]])
    let summary = Session(["check", path], rules: [rule], isInteractive: true).output.split(separator: "\n").last
    #expect(
      summary
        == "3 warnings in 1 file; `statewise fix \(path)` fixes 1 of them, and with `--suggested`, asks about 1.")
  }

  @Test("On a terminal, each suggested fix has its reason for a review")
  func advice() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let count = 0\n")
    let fixes = [
      Fix("Make it private", .proposed, in: path, [.insert("x", at: 0)]),
      Fix("Add an identity", .suggested(because: "it resets the view"), in: path, [.insert("x", at: 0)]),
    ]
    let rule = ScriptedRule([path: [[finding(fixes: fixes)]]])
    let output = Session("check", path, rules: [rule], isInteractive: true).output
    #expect(output.contains("= fix: Make it private (applied by `statewise fix`)\n"))
    #expect(output.contains("= help: Add an identity; review first: it resets the view\n"))
  }

  @Test(
    "Findings below warnings do not fail a run",
    arguments: [(Severity.error, 1), (.warning, 1), (.information, 0), (.hint, 0)] as [(Severity, Int32)])
  func status(severity: Severity, status: Int32) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let count = 0\n")
    #expect(Session("check", path, rules: [ScriptedRule([path: [[finding(severity)]]])]).status == status)
  }

  @Test("A run without findings says so")
  func clean() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "let count = 0\n")
    let session = Session("check", folder.path)
    #expect(session.output == "No findings in 1 file.\n")
    #expect(session.status == 0)
  }

  @Test("A path that cannot be checked is an error, and the others are checked")
  func problems() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("Good.swift", "let count = 0\n")
    let latin = try folder.write("Latin.swift", [0xE9])
    try folder.write("empty/notes.md", "")
    let rule = ScriptedRule([good: [[finding()]]])
    let session = Session("check", folder("gone"), folder("empty"), folder.path, rules: [rule])
    #expect(session.output.hasPrefix("\(good):1:5: warning"))
    #expect(
      session.errors == """
        statewise: There is no file or folder at '\(folder("gone"))'.
        statewise: There is no Swift file in '\(folder("empty"))'.
        statewise: '\(latin)' is not UTF-8 (line 1); save it as UTF-8.

        """)
    #expect(session.status == 2)
  }

  @Test("Colors are only for terminals, and can be turned off")
  func colors() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let count = 0\n")
    func output(_ isInteractive: Bool, _ environment: [String: String]) -> String {
      let rule = ScriptedRule([path: [[finding()]]])
      return Session("check", path, rules: [rule], isInteractive: isInteractive, environment: environment).output
    }
    #expect(output(true, [:]).contains("\u{1B}[1;35mwarning: \u{1B}[0m"))
    #expect(!output(true, ["NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(!output(true, ["TERM": "dumb"]).contains("\u{1B}"))
    #expect(output(true, ["NO_COLOR": ""]).contains("\u{1B}"))
    #expect(!output(false, [:]).contains("\u{1B}"))
  }

  @Test("Control characters in a source line do not reach the terminal")
  func controlCharacters() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let count = \"\u{1B}[2J\u{202E}\"\n")
    let output = Session("check", path, rules: [ScriptedRule([path: [[finding()]]])], isInteractive: true).output
    #expect(output.contains("let count = \"\u{FFFD}[2J\u{FFFD}\""))
    #expect(!output.contains("\u{1B}"))
  }
}

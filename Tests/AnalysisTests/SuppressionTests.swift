import Rules
import SourceText
import Testing

@testable import Analysis

/// Tests of which findings a comment suppresses. Each `⟦…⟧` is a finding of the rule `private-state`.
@Suite("Suppression comments")
struct SuppressionTests {
  /// Returns whether a comment suppresses the finding, for each marked range.
  private func suppressed(_ marked: String, rule: RuleID = "private-state") -> [Bool] {
    let code = MarkedText(marked)
    let suppressions = Analyzer().knowledge(of: Array(code.text.utf8), path: "A.swift").suppressions
    return code.ranges.map { range in
      suppressions.isSuppressed(Finding(rule: rule, severity: .warning, range: range, message: ""))
    }
  }

  @Test("disable:next affects only the next declaration")
  func next() {
    #expect(
      suppressed(
        """
        struct A {
          // statewise:disable:next private-state
          @State var ⟦a⟧ = 0
          @State var ⟦b⟧ = 0
        }
        """) == [true, false])
  }

  @Test("A rule can have an older name")
  func olderName() {
    #expect(
      suppressed(
        """
        struct A {
          // statewise:disable:next presentation-never-shown
          @State var ⟦a⟧ = 0
        }
        """, rule: "state-never-set") == [true])
  }

  @Test("disable:next skips attributes, blank lines, and other comments")
  func nextOverAttributes() {
    #expect(
      suppressed(
        """
        struct A {
          // statewise:disable:next private-state

          /// How many.
          @MainActor @available(iOS 17, *)
          @State // the value
          var ⟦a⟧ = 0
          var ⟦b⟧ = 0
        }
        """) == [true, false])
  }

  @Test("disable:next affects a declaration after an attribute with generic arguments")
  func nextOverGenericAttribute() {
    #expect(
      suppressed(
        """
        struct A {
          // statewise:disable:next private-state
          @Query<Item, [Item]>(sort: \\.name)
          var ⟦a⟧
          var ⟦b⟧ = 0
        }
        """) == [true, false])
  }

  @Test("disable:next affects a declaration after an attribute with several lines")
  func nextOverLongAttribute() {
    #expect(
      suppressed(
        """
        struct A {
          // statewise:disable:next private-state
          @AppStorage(
            "a"
          ) var ⟦a⟧ = 0
          var ⟦b⟧ = 0
        }
        """) == [true, false])
  }

  @Test(
    "disable:next reaches everything on that line, whatever line ends the file has", arguments: ["\n", "\r\n", "\r"])
  func nextLine(lineEnd: String) {
    let code = """
      struct A {
        // statewise:disable:next private-state
        var ⟦a⟧ = 0; var ⟦b⟧ = 0
        var ⟦c⟧ = 0
      }
      """
    #expect(suppressed(code.replacing("\n", with: lineEnd)) == [true, true, false])
  }

  @Test("disable:this affects only its own line")
  func this() {
    #expect(
      suppressed(
        """
        var ⟦a⟧ = 0
        var ⟦b⟧ = 0 // statewise:disable:this private-state
        /* statewise:disable:this private-state */ var ⟦c⟧ = 0
        var ⟦d⟧ = 0
        """) == [false, true, true, false])
  }

  @Test("A region ends where its rule is enabled again, or at the end of the file")
  func region() {
    #expect(
      suppressed(
        """
        var ⟦a⟧ = 0
        // statewise:disable private-state
        var ⟦b⟧ = 0
        // statewise:enable other-rule
        var ⟦c⟧ = 0
        // statewise:enable private-state
        var ⟦d⟧ = 0
        // statewise:disable
        var ⟦e⟧ = 0
        """) == [false, true, true, false, true])
  }

  @Test("A comment can have several rules, with or without commas, and a reason after two dashes")
  func several() {
    for names in ["other-rule private-state", "other-rule, private-state", "private-state -- not other-rule"] {
      #expect(suppressed("// statewise:disable:next \(names)\nvar ⟦a⟧ = 0") == [true], "\(names)")
    }
    #expect(suppressed("// statewise:disable:next other-rule -- private-state\nvar ⟦a⟧ = 0") == [false])
    #expect(suppressed("// statewise:disable:next\nvar ⟦a⟧ = 0") == [true])
    #expect(suppressed("// statewise:disable:next all\nvar ⟦a⟧ = 0") == [true])
  }

  @Test("The reason can contain a link")
  func reason() throws {
    let code = "/// statewise:disable:next private-state -- see https://example.org/1 // and so on\nvar a = 0"
    let comment = try #require(Analyzer().knowledge(of: Array(code.utf8), path: "A.swift").suppressions.comments.first)
    #expect(comment.reason == "see https://example.org/1")
    #expect(comment.rules.map(\.id) == ["private-state"])
  }

  @Test(
    "Text that only looks like a command has no effect",
    arguments: [
      "// write `statewise:disable:next private-state` above it\nvar ⟦a⟧ = 0",
      "let text = \"// statewise:disable:this private-state\"; var ⟦a⟧ = 0",
      "let text = \"\"\"\n  // statewise:disable:next private-state\n  \"\"\"; var ⟦a⟧ = 0",
      "// statewise:disable:nxt private-state\nvar ⟦a⟧ = 0", "// statewise:enable:next private-state\nvar ⟦a⟧ = 0",
      "// statewise:disabled private-state\nvar ⟦a⟧ = 0", "// statewise:\nvar ⟦a⟧ = 0", "// statewise\nvar ⟦a⟧ = 0",
    ])
  func noCommand(code: String) {
    #expect(suppressed(code) == [false])
  }

  @Test(
    "SwiftLint's comments for an equivalent rule suppress ours",
    arguments: [
      "// swiftlint:disable:next private_swiftui_state\nvar ⟦a⟧ = 0",
      "// swiftlint:disable:next other_rule private_swiftui_state - set by a test\nvar ⟦a⟧ = 0",
      "var ⟦a⟧ = 0 // swiftlint:disable:this private_swiftui_state",
      "var ⟦a⟧ = 0 // the value, swiftlint:disable:this private_swiftui_state",
      "var ⟦a⟧ = 0\n// swiftlint:disable:previous private_swiftui_state",
      "// swiftlint:disable private_swiftui_state\n\nvar ⟦a⟧ = 0", "// swiftlint:disable all\nvar ⟦a⟧ = 0",
    ])
  func swiftLint(code: String) {
    #expect(suppressed(code) == [true])
    #expect(suppressed(code.replacing("\n", with: "\r\n")) == [true])
    #expect(suppressed(code, rule: "state-object-stale-input") == [false])
  }

  @Test("SwiftLint's comments for other rules do not suppress ours")
  func otherSwiftLint() {
    #expect(suppressed("// swiftlint:disable:next force_cast\nvar ⟦a⟧ = 0") == [false])
    #expect(
      suppressed("// swiftlint:disable all\n// swiftlint:enable private_swiftui_state\nvar ⟦a⟧ = 0") == [false])
  }

  @Test("Comments at the end of the text, unclosed, or before incomplete code are accepted")
  func edges() {
    #expect(suppressed("// statewise:disable:next private-state") == [])
    #expect(suppressed("var ⟦a⟧ = 0 /* statewise:disable:this private-state") == [true])
    #expect(suppressed("// statewise:disable:next private-state\n@") == [])
    #expect(suppressed("// statewise:disable:next private-state\n@State(") == [])
    #expect(suppressed("// statewise:disable:next private-state\nvar ⟦a⟧") == [true])
  }

  @Test("A command may follow the text of another comment on its line, but not an empty comment")
  func inner() {
    #expect(suppressed("var ⟦a⟧ = 0 // the value // statewise:disable:this private-state") == [true])
    #expect(suppressed("var ⟦a⟧ = 0 // // statewise:disable:this private-state") == [false])
    #expect(suppressed("var ⟦a⟧ = 0 /* the value // statewise:disable:this private-state */") == [false])
    #expect(suppressed("var ⟦a⟧ = 0 /// statewise:disable:this private-state") == [true])
  }
}

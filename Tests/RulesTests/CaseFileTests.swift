import Facts
import Foundation
import Rules
import SourceText
import TestSupport
import Testing

@testable import RuleTesting

@Suite("Case files")
struct CaseFileTests {
  @Test("A header, notes, several files, and the fixed files")
  func everything() throws {
    let text = """
      // Why it is there: a reason
      // also reported by: private-state, id-volatile
      // takes fix: 2
      // needs manual work: a name: any
      // built with: iOS 17, macOS 14.2, SDK 27, compiler 6.4, default isolation MainActor

      // --- A.swift
      let a = 1
      //  ^ warning: 'a': wrong
      //  safe fix: Rename
      //  suggested fix: Delete, because it is used
      // --- B.swift

      // not ^ a note
      // --- fixed A.swift
      let b = 1

      """
    let file = try CaseFile(path: "a.swift", text: text)
    let ruleCase = RuleCase(file)
    #expect(file.header.lines == text.linesWithoutEnds.prefix(6).map { $0 })
    #expect(ruleCase.title == "Why it is there: a reason")
    #expect(ruleCase.files.map(\.path) == ["A.swift", "B.swift"])
    #expect(ruleCase.files.map(\.code) == ["let ⟦a⟧ = 1", "\n// not ^ a note"])
    #expect(ruleCase.fixed?.files?.map(\.code) == ["let b = 1", "\n// not ^ a note"])
    #expect(ruleCase.fixed?.index == 1 && ruleCase.fixed?.isSafe == false)
    #expect(ruleCase.severities == [.warning])
    #expect(Set(ruleCase.alsoFlaggedBy) == ["private-state", "id-volatile"])
    #expect(ruleCase.needsManualWork == "a name: any")
    var settings = ProjectSettings(
      deploymentTargets: [.iOS: 17, .macOS: Version(14, 2)], sdk: 27, compiler: 604, defaultIsolation: .mainActor)
    #expect(ruleCase.settings == settings)
    settings.sdkVersion = nil
    #expect(ruleCase.settings != settings)
  }

  @Test(
    "A range is drawn if possible; otherwise, its columns are written",
    arguments: [
      ("a ⟦b⟧ c", "//^ info: M"), ("a   ⟦bcd⟧", "//  ^~~ info: M"), ("⟦abc⟧", "// ^1..<4 info: M"),
      (" ⟦b⟧ c", "// ^2..<3 info: M"), ("a  ⟦b\nc\nd⟧ e", "// ^4..<+2:2 info: M"),
      ("é  ⟦b⟧", "// ^5..<6 info: M"), ("\t\t⟦b⟧ é", "// ^3..<4 info: M"), ("a  ⟦b⟧ é", "// ^ info: M"),
      ("⟦a\nb⟧", "// ^1..<+1:2 info: M"),
    ])
  func ranges(_ marked: String, note: String) throws {
    let code = MarkedText(marked)
    let finding = Finding(rule: "a", severity: .information, range: code.ranges[0], message: "M")
    let text = CaseFile.text(
      header: CaseHeader(title: "T"), files: [Example.File(path: "Example.swift", code: code.text)],
      findings: [[finding]], fixed: nil)
    #expect(text.linesWithoutEnds.contains(note), "\(text)")
    let read = try CaseFile(path: "a.swift", text: text)
    #expect(RuleCase(read).files.map(\.code) == [marked])
    #expect(read.text == text)
  }

  @Test(
    "A mistake is reported with its line",
    arguments: [
      ("let a = 1\n", 1, "A case begins with a comment"), ("// \n\nlet a = 1\n", 1, "A case begins with a comment"),
      ("// T\nlet a = 1\n", 2, "A line of the header is"), ("// T\n// more\n\na\n", 2, "A line of the header is"),
      ("// T\n// setings: SDK 27\n\na\n", 2, "There is no key 'setings'"),
      ("// T\n// takes fix: 2\n// takes fix: 3\n\na\n", 3, "'takes fix' appears twice"),
      ("// T\n// takes fix: 1\n\na\n", 2, "'1' is no value of 'takes fix'"),
      ("// T\n// built with: iOS new\n\na\n", 2, "'iOS new' is no value"),
      ("// T\n// also reported by: privat-state\n\na\n", 2, "'privat-state' is no value"),
      ("// T\n", 2, "An empty line ends the header"), ("// T\n\n", 3, "The case has no code"),
      ("// T\n\na b\n//  ^~~ wrning: M\n", 4, "Behind the range stand"),
      ("// T\n\na b\n//  ^~~\n", 4, "Behind the range stand"), ("// T\n\na b\n//^~- info: M\n", 4, "A range is"),
      ("// T\n\na b\n// ^0..<3 info: M\n", 4, "A range is"),
      ("// T\n\na b\n//^~ info: M\n", 4, "This range goes beyond its line"),
      ("// T\n\na bc\n//^~ info: M\n// ^3..<4 info: M\n", 5, "This range goes beyond its line"),
      ("// T\n\n// ^1..<2 info: M\na\n", 3, "There is no code above"),
      ("// T\n\na\n// --- B.swift\nb\n// --- B.swift\nc\n", 6, "After '// --- '"),
      ("// T\n\na\n// --- fixd\nb\n", 4, "After '// --- '"),
      ("// T\n\na\n// --- fixed B.swift\nb\n", 4, "The case has no file 'B.swift'"),
      ("// T\n\na\n// --- fixed\nb\n// --- fixed\nb\n", 6, "The fixed text of 'Example.swift' appears twice"),
    ])
  func invalidCaseFiles(text: String, line: Int, sentence: String) {
    #expect {
      try CaseFile(path: "Tests/RuleCases/a/b.swift", text: text)
    } throws: { error in
      "\(error)".hasPrefix("Tests/RuleCases/a/b.swift:\(line): \(sentence)")
    }
  }

  @Test("A folder without a rule of that name, and a file that is not Swift, are problems")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write("Tests/RuleCases/private-state/a.swift", "// T\n\na\n")
    try folder.write("Tests/RuleCases/private-state/b.swift", "a\n")
    try folder.write("Tests/RuleCases/private-state/c.txt", "a\n")
    try folder.write("Tests/RuleCases/privat-state/a.swift", "// T\n\na\n")
    let cases = RuleCases(in: URL(fileURLWithPath: folder.path))
    #expect(cases.files["private-state"]?.map(\.path) == ["Tests/RuleCases/private-state/a.swift"])
    #expect(
      cases.problems == [
        "Tests/RuleCases/privat-state: There is no rule of this name.",
        "Tests/RuleCases/private-state/b.swift:1: A case begins with a comment that says why it is there.",
        "Tests/RuleCases/private-state/c.txt: A case is a Swift file.",
      ])
  }
}

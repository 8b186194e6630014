import Foundation
import Projects
import SourceText
import TestSupport
import Testing

import Analysis

@testable import Console

@Suite("statewise fix")
struct FixCommandTests {
  private func rule(_ path: String, _ edits: Edit...) -> ScriptedRule {
    ScriptedRule([path: [[.scripted(fix: Fix("Make 'count' private", .proposed, in: path, edits))]]])
  }

  @Test("A safe fix is written and listed")
  func writes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "\u{FEFF}var count = 0\r\n")
    let session = Session("fix", folder.path, rules: [rule(path, .insert("private ", at: 3))])
    #expect(session.output == "\(path):1: Make 'count' private [scripted]\nApplied 1 fix in 1 file.\n")
    #expect(session.status == 0)
    #expect(try folder.bytes("A.swift") == Array("\u{FEFF}private var count = 0\r\n".utf8))
  }

  @Test("Without fixes, the command says so and does not write files")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 0\n")
    let before = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    let session = Session("fix", folder.path)
    #expect(session.output == "No safe fixes to apply in 1 file.\n")
    #expect(session.status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == before)
  }

  @Test("A suggested fix is not applied")
  func suggested() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 0\n")
    let fix = Fix("Maybe", .suggested(because: "it is used"), in: path, [.insert("private ", at: 0)])
    #expect(Session("fix", path, rules: [ScriptedRule([path: [[.scripted(fix: fix)]]])]).status == 0)
    #expect(try folder.text("A.swift") == "var count = 0\n")
  }

  @Test("Permissions stay the same, and no temporary file remains", arguments: [0o755, 0o600, 0o644])
  func permissions(mode: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 0\n")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    _ = Session("fix", path, rules: [rule(path, .insert("private ", at: 0))])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["A.swift"])
  }

  @Test("A symbolic link named on the command line remains a link")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/A.swift", "var count = 0\n")
    let link = folder("B.swift")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder("real/A.swift"))
    _ = Session("fix", link, rules: [rule(link, .insert("private ", at: 0))])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder("real/A.swift"))
    #expect(try folder.text("real/A.swift") == "private var count = 0\n")
  }

  @Test("--diff shows the changes and writes nothing")
  func diff() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "import SwiftUI\n\nvar count = 0\n")
    let session = Session("fix", "--diff", path, rules: [rule(path, .insert("private ", at: 16))])
    #expect(
      session.output
        == """
        --- \(path)
        +++ \(path)
        @@ -1,3 +1,3 @@
         import SwiftUI
        \("")
        -var count = 0
        +private var count = 0

        """.replacing("\n\n-var", with: "\n \n-var"))
    #expect(session.status == 1)
    #expect(try folder.text("A.swift") == "import SwiftUI\n\nvar count = 0\n")
  }

  @Test("--diff without differences prints nothing")
  func noDiff() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 0\n")
    let session = Session("fix", "--diff", path)
    #expect(session.output.isEmpty)
    #expect(session.status == 0)
  }

  @Test("A file that changed after it was read is not overwritten")
  func changedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 1\n")
    #expect(throws: FileProblem(path: path, reason: .changed)) {
      try AtomicFile.replace(path, old: Array("var count = 0\n".utf8), with: [])
    }
    #expect(try folder.text("A.swift") == "var count = 1\n")
  }

  @Test("A path that cannot be read is an error, and the others are fixed")
  func problems() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 0\n")
    let session = Session("fix", folder("gone"), path, rules: [rule(path, .insert("private ", at: 0))])
    #expect(session.errors == "statewise: There is no file or folder at '\(folder("gone"))'.\n")
    #expect(session.status == 2)
    #expect(try folder.text("A.swift") == "private var count = 0\n")
  }

  @Test("If a file cannot be written, the output does not say that there was nothing to fix")
  func leftAlone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 0\n")
    let run = ProjectRun(
      ProjectExtent(below: [path]), analyzer: Analyzer(rules: [rule(path, .insert("private ", at: 0))]))
    // The file changes while it is being fixed.
    try folder.write("A.swift", "var count = 1\n")
    let scope = try FixScope(Invocation([path], of: .fix))
    let written = try SafeFixWriting(scope, of: run, analyzer: run.analyzer, WriteGuard(paths: []))
    #expect(written.problems == [FileProblem(path: path, reason: .changed)])
    #expect(written.lines == ["Nothing was fixed: 1 file with fixes could not be changed."])
  }

  @Test("Findings in the baseline are not fixed, by fix and by check --fix", arguments: [["fix"], ["check", "--fix"]])
  func baseline(command: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var a = 0\nvar b = 0\n")
    func finding(_ name: String, at offset: Int) -> Finding {
      Finding(
        rule: "scripted", severity: .warning, range: ByteRange(offset, offset + 1), message: "'\(name)'",
        fixes: [Fix("Make '\(name)' private", .proposed, in: path, [.insert("private ", at: offset)])])
    }
    let old = finding("a", at: 0)
    let list = folder("baseline.json")
    _ = Session("check", path, "--write-baseline", list, rules: [ScriptedRule([path: [[old]]])])
    let rule = ScriptedRule(byText: [path: [[old, finding("b", at: 10)], [old]]])
    let session = Session(command + [path, "--baseline", list], rules: [rule])
    #expect(try folder.text("A.swift") == "var a = 0\nprivate var b = 0\n", "\(session.errors)")
    #expect(session.output.hasPrefix("\(path):2: Make 'b' private [scripted]\nApplied 1 fix in 1 file.\n"))
    #expect(session.status == 0)
    #expect(Session(command + [path, "--baseline", folder("gone")]).status == 2)
  }

  @Test("A fix with edits in a file that is not named is not applied", arguments: [true, false])
  func otherFile(isShown: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    let path = try folder.write("A.swift", "var count = 0\n")
    let other = try folder.write("B.swift", "var total = 0\n")
    let fix = Fix(
      "Make both private", .proposed,
      changes: [path, other].map { Fix.FileChange(path: $0, edits: [.insert("private ", at: 0)]) })
    func rule() -> ScriptedRule { ScriptedRule(byText: [path: [[.scripted(fix: fix)], []]]) }
    let arguments = isShown ? ["--diff"] : ["--allow-dirty"]
    let session = Session(["fix", path] + arguments, rules: [rule()])
    #expect(session.output == (isShown ? "" : "No safe fixes to apply in 1 file.\n"))
    #expect(try folder.text("A.swift") == "var count = 0\n")
    // The check command doesn't suggest the fix command for it.
    #expect(Session("check", path, rules: [rule()]).output.hasSuffix("\n1 warning in 1 file.\n"))
    #expect(
      Session("check", folder.path, rules: [rule()]).output.hasSuffix("`statewise fix \(folder.path)` fixes it.\n"))
  }

  @Test("check --fix applies fixes, then reports the remaining findings")
  func checkFix() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 0\n")
    let fix = Fix("Make 'count' private", .proposed, in: path, [.insert("private ", at: 0)])
    let left = Finding(rule: "scripted", severity: .warning, range: ByteRange(0, 7), message: "still wrong")
    func rule() -> ScriptedRule { ScriptedRule(byText: [path: [[.scripted(fix: fix), left], [left]]]) }
    let session = Session("check", "--fix", path, rules: [rule()])
    #expect(
      session.output == """
        \(path):1: Make 'count' private [scripted]
        Applied 1 fix in 1 file.
        \(path):1:1: warning: still wrong [scripted]
        1 warning in 1 file.

        """)
    #expect(session.status == 1)
    #expect(try folder.text("A.swift") == "private var count = 0\n")
    try folder.write("A.swift", "var count = 0\n")
    let quiet = Session("check", "--fix", "--quiet", path, rules: [rule()])
    #expect(quiet.output == "\(path):1:1: warning: still wrong [scripted]\n")
    try folder.write("A.swift", "var count = 0\n")
    let other = Session("check", "--fix", "--format", "xcode", path, rules: [rule()])
    #expect(other.output == "\(path):1:1: warning: still wrong (scripted)\n")
    #expect(other.errors.hasPrefix("\(path):1: Make 'count' private"))
  }

  @Test("check --fix fixes readable files, and never says that unreadable files are fine")
  func checkFixBesideUnreadable() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "var count = 0\n")
    let gone = folder("gone.swift")
    let rules = [rule(path, .insert("private ", at: 0))]
    let session = Session("check", "--fix", path, gone, rules: rules)
    #expect(session.output.contains("Applied 1 fix in 1 file."), "\(session.output)")
    #expect(session.errors == "statewise: There is no file or folder at '\(gone)'.\n")
    #expect(session.status == 2)
    let none = Session("check", "--fix", gone, rules: rules)
    #expect(none.output == "" && none.status == 2)
  }

  @Test(
    "check --fix cannot be combined with these options",
    arguments: [
      ["--severity", "error"], ["--write-baseline", "x"], ["--stdin"], ["--watch"],
      ["--facts", "x"],
    ])
  func checkFixAlone(options: [String]) {
    let session = Session(["check", "--fix"] + options)
    #expect(session.status == 2)
    #expect(session.errors.hasPrefix("statewise: '--fix' cannot be used with '\(options[0])'."))
  }
}

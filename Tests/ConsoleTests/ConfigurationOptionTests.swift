import Foundation
import Rules
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("Configurations on the command line")
struct ConfigurationOptionTests {
  private let folder: TemporaryFolder
  private let view = "import SwiftUI\nstruct A: View { @State var n = 0; var body: some View { Text(\"\\(n)\") } }\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/A.swift", view)
  }

  private func check(_ arguments: String...) -> Session {
    Session(["check", "--rule", "private-state"] + arguments, rules: AllRules.rules)
  }

  @Test("An unknown rule or key is an error that suggests the closest name", arguments: ["check", "fix"])
  func unknown(command: String) throws {
    let path = try folder.write("App/.statewise.json", "{\"rules\": {\"private-stat\": \"off\"}, \"excludes\": []}")
    let session = Session(command, folder.path, rules: AllRules.rules)
    #expect(session.status == 2)
    #expect(
      session.errors == """
        \(path):1:12: error: Unknown rule 'private-stat'; did you mean 'private-state'?
        \(path):1:36: error: Unknown key 'excludes'; did you mean 'exclude'?

        """)
    // The fix command doesn't change files if the configuration has errors.
    #expect(try folder.text("App/A.swift") == view)
  }

  @Test("--config replaces all other configurations, and its value must be a file")
  func config() throws {
    try folder.write("App/.statewise.json", "{\"rules\": {\"private-state\": \"off\"}}")
    let strict = try folder.write("strict.json", "{\"rules\": {\"private-state\": \"error\"}}")
    #expect(Session("check", folder.path, rules: AllRules.rules).status == 0)
    let session = Session("check", "--config", strict, folder.path, rules: AllRules.rules)
    #expect(session.output.contains(" error: "))
    for path in [folder("gone.json"), folder.path] {
      let errors = Session("check", "--config", path, folder.path).errors
      #expect(errors.hasPrefix("statewise: There is no configuration file '\(path)'."))
    }
    _ = Session("fix", "--config", strict, folder.path, rules: AllRules.rules)
    #expect(try folder.text("App/A.swift").contains("@State private var n"))
  }

  @Test("Reports also say that the configuration excludes all files")
  func excludesAllInReports() throws {
    try folder.write("App/.statewise.json", "{\"exclude\": [\"**\"]}")
    let sentence = "No files were checked: '\(folder("App/.statewise.json"))' excludes the only file."
    for (format, expected) in [
      ("json", sentence), ("sarif", "\"executionSuccessful\" : false"), ("sarif", sentence),
      ("junit", "errors=\"1\""), ("github", "::error file="), ("xcode", "\(folder("App")):1:1: error: \(sentence)"),
    ] {
      let session = Session("check", "--format", format, folder("App"), rules: AllRules.rules)
      #expect(session.status == 2)
      #expect(session.output.contains(expected), "\(session.output)")
      #expect(session.errors == "statewise: \(sentence)\n")
    }
  }

  @Test("--exclude excludes files, with a message for files named on the command line")
  func exclude() throws {
    try folder.write("App/B.swift", view.replacing("struct A", with: "struct B"))
    let pattern = folder("App/A.swift")
    #expect(
      check("--exclude", pattern, folder.path).output.hasSuffix(
        "1 warning in 1 file; `statewise fix --rule private-state --exclude \(pattern) \(folder.path)` fixes it.\n"))
    #expect(check("--exclude", "no one's", folder.path).output.contains(#"--exclude 'no one'\''s' "#))
    let named = check("--exclude", pattern, pattern)
    #expect(named.errors == "statewise: '\(pattern)' was not checked: '--exclude' excludes it.\n")
    #expect(named.status == 0)
    let fixed = Session("fix", "--exclude", pattern, folder.path, rules: AllRules.rules)
    #expect(fixed.output.contains("in 1 of 2 files"))
    #expect(try folder.text("App/A.swift") == view)
  }

  @Test("A pattern with an absolute path works like one with a relative path")
  func absolutePattern() {
    let pattern = FileManager.default.currentDirectoryPath + "/Package.swift"
    let session = Session("check", "--exclude", pattern, "Package.swift")
    #expect(session.errors == "statewise: 'Package.swift' was not checked: '--exclude' excludes it.\n")
  }

  @Test("A configuration that is not UTF-8 is an error")
  func notUTF8() throws {
    let path = try folder.write("App/.statewise.json", "")
    try Data([0xFF, 0xFE, 0x7B]).write(to: URL(fileURLWithPath: path))
    let session = Session("check", folder.path, rules: AllRules.rules)
    #expect(session.errors == "\(path):1:1: error: The file cannot be read, or is not UTF-8\n")
    #expect(session.status == 2)
  }

  @Test("A configuration that is a link to an endless file is an error", .timeLimit(.minutes(1)))
  func device() throws {
    try FileManager.default.createSymbolicLink(atPath: folder("App/.statewise.json"), withDestinationPath: "/dev/zero")
    #expect(Session("check", folder.path, rules: AllRules.rules).status == 2)
  }

  @Test("Without Swift files, the commands print only an error", arguments: ["fix", "map", "migrate-observable"])
  func emptyFolder(command: String) throws {
    let empty = try TemporaryFolder()
    let session = Session(command, empty.path, rules: AllRules.rules)
    #expect(session.output == "")
    #expect(session.errors == "statewise: There is no Swift file in '\(empty.path)'.\n")
    #expect(session.status == 2)
  }

  @Test("A message says that the configuration excludes all or the named files", arguments: ["check", "fix"])
  func everything(command: String) throws {
    let path = try folder.write("App/.statewise.json", "{\"include\": [\"Ap\"]}")
    let whole = Session(command, folder.path, rules: AllRules.rules)
    #expect(whole.errors == "statewise: No files were checked: '\(path)' excludes the only file.\n")
    #expect(whole.status == 2)
    let file = Session(command, folder("App/A.swift"), rules: AllRules.rules)
    #expect(file.errors == "statewise: '\(folder("App/A.swift"))' was not checked: '\(path)' excludes it.\n")
    #expect(file.status == 0)
  }
}

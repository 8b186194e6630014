import FactQuestions
import Facts
import Foundation
import Rules
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("Options of statewise check")
struct CheckOptionTests {
  private func finding(_ severity: Severity = .warning, _ message: String = "wrong", at start: Int = 0) -> Finding {
    Finding(rule: "scripted", severity: severity, range: ByteRange(start, start + 1), message: message)
  }

  private func rule(_ path: String, _ findings: Finding..., times: Int = 1) -> ScriptedRule {
    ScriptedRule([path: Array(repeating: findings, count: times)])
  }

  @Test("--severity leaves out less severe findings")
  func severity() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let rule = rule(path, finding(.error, "bad"), finding(.information, "fine"), times: 2)
    #expect(Session("check", path, "--severity", "warning", rules: [rule]).output.contains("fine") == false)
    #expect(Session("check", path, "--severity", "info", rules: [rule]).output.contains("fine"))
    let two = ScriptedRule([path: [[finding(.information), finding(.information, at: 2), finding(.hint, at: 4)]]])
    #expect(Session("check", path, "--concise", rules: [two]).output.hasSuffix("2 info, 1 hint in 1 file.\n"))
    #expect(Session("check", path, "--severity", "error").output == "No findings of severity error in 1 file.\n")
    #expect(
      Session("check", path, "--severity", "warning").output == "No findings of severity warning or above in 1 file.\n")
    #expect(Session("check", path, "--severity", "hint").output == "No findings in 1 file.\n")
  }

  @Test("--rule checks only the named rules, and suggests a rule for an unknown name")
  func rules() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    #expect(Session("check", path, "--rule", "scripted", rules: [rule(path, finding())]).status == 1)
    // The suggested command also works for a rule that is off.
    let fixable = Finding.scripted(in: path, .insert("private ", at: 0))
    let advice = Session("check", path, "--rule", "scripted", rules: [rule(path, fixable)]).output
    #expect(advice.hasSuffix("1 warning in 1 file; `statewise fix --rule scripted \(path)` fixes it.\n"))
    let typed = Session(
      ["check", "--stdin", "--path", path], rules: [rule(path, fixable)], input: "let a = 1\n"
    ).output
    #expect(typed.hasSuffix("1 warning in 1 file.\n"), "\(typed)")
    let session = Session("check", path, "--rule", "scritped", rules: [rule(path, finding())])
    #expect(session.status == 2)
    #expect(
      session.errors
        == "statewise: There is no rule 'scritped'. Did you mean 'scripted'? 'statewise rules' lists all rules.\n")
    let several = Session("check", path, "--rule", "a,b", rules: [rule(path, finding())])
    #expect(several.errors.hasPrefix("statewise: '--rule' takes one rule; repeat it for each of 'a,b'."))
  }

  @Test("--ignore leaves out a rule, which a baseline then keeps")
  func ignored() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    #expect(Session("check", path, "--ignore", "scripted", rules: [rule(path, finding())]).status == 0)
    let baseline = folder("baseline.json")
    _ = Session("check", folder.path, "--write-baseline", baseline, rules: [rule(path, finding())])
    let written = try folder.text("baseline.json")
    _ = Session(
      "check", folder.path, "--ignore", "scripted", "--write-baseline", baseline, rules: [rule(path, finding())])
    #expect(written.contains("scripted"))
    #expect(try folder.text("baseline.json") == written)
    let both = Session("check", path, "--rule", "scripted", "--ignore", "scripted", rules: [rule(path, finding())])
    #expect(both.errors.hasPrefix("statewise: 'scripted' cannot be named with '--rule' and '--ignore'."))
    #expect(Session("check", path, "--ignore", "skripted", rules: [rule(path, finding())]).status == 2)
  }

  @Test("--fail-on sets the severity for exit status 1", arguments: [("error", 0), ("warning", 1), ("hint", 1)])
  func failing(level: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    #expect(Session("check", path, "--fail-on", level, rules: [rule(path, finding())]).status == status)
    let info = Session("check", path, "--fail-on", level, rules: [rule(path, finding(.information))])
    #expect(info.status == (level == "hint" ? 1 : 0))
    #expect(info.output.contains("1 info"))
    #expect(Session("check", path, "--fail-on", level, "--exit-zero").status == 2)
  }

  @Test("A pattern of --exclude that matches no file is named, unless the user names files")
  func unusedPattern() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Sources/A.swift", "let a = 1\n")
    for command in ["check", "fix"] {
      #expect(
        Session(command, folder.path, "--exclude", "*.swift").errors
          == "statewise: '--exclude *.swift' matches no file; it is relative to the current folder, and '**/*.swift' "
          + "matches in all folders.\n")
      #expect(
        Session(command, folder.path, "--exclude", "Source/**").errors
          == "statewise: '--exclude Source/**' matches no file.\n")
      #expect(Session(command, path, "--exclude", "Generated").errors.isEmpty)
    }
    #expect(!Session("check", folder.path, "--exclude", "**/A.swift").errors.contains("matches no file"))
  }

  @Test("A pattern of a configuration that matches no file is named if the whole project was checked")
  func idlePattern() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    let path = try folder.write("Sources/Views/A.swift", "let a = 1\n")
    try folder.write("Sources/B.swift", "let b = 1\n")
    try folder.write("Build/readme.txt", "")
    let configuration = try folder.write(
      ".statewise.json",
      #"{ "exclude": ["Build"], "overrides": [{ "files": ["Views", "Sources"], "rules": { "private-state": "off" } }] }"#
    )
    let session = Session("check", folder.path, rules: AllRules.rules)
    #expect(session.status == 0)
    #expect(
      session.errors
        == "\(configuration): warning: 'Views' matches no Swift file of the project.\n")
    #expect(Session("check", folder.path, "--quiet", rules: AllRules.rules).errors.isEmpty)
    for part in [path, folder("Sources/Views")] {
      #expect(Session("check", part, rules: AllRules.rules).errors.isEmpty)
    }
  }

  @Test("--jobs takes a number of at least one")
  func jobs() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    #expect(Session("check", path, "--jobs", "1").status == 0)
    for value in ["0", "-1", "many"] {
      let errors = Session("check", path, "--jobs=\(value)").errors
      #expect(errors.hasPrefix("statewise: '--jobs' must be 1 or greater, not '\(value)'."))
    }
    #expect(Session("check", path, "--jobs").errors.hasPrefix("statewise: '--jobs' needs a value (N)."))
  }

  @Test("An empty value, such as that of an unset shell variable, is an error")
  func emptyValues() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    for arguments in [["--exclude", ""], ["--exclude="], ["--rule="], ["--stamp", ""]] {
      let session = Session(["check", path] + arguments)
      let name = arguments[0].prefix { $0 != "=" }
      #expect(session.errors.hasPrefix("statewise: '\(name)' needs a value ("))
      #expect(session.status == 2)
    }
  }

  @Test("Combinations of options that would have no effect are errors")
  func contradictions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    for option in ["--concise", "--full"] {
      let errors = Session("check", path, option, "--format", "json").errors
      #expect(errors.hasPrefix("statewise: '\(option)' cannot be used with '--format json'."))
      #expect(Session("check", path, option, "--format", "text").status == 0)
    }
    let lists = Session("check", path, "--baseline", "a.json", "--write-baseline", "b.json")
    #expect(lists.errors.hasPrefix("statewise: '--write-baseline' cannot be used with '--baseline'"))
  }

  @Test("--exit-zero makes the status 0 for findings, but not for errors")
  func exitZero() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    #expect(Session("check", path, "--exit-zero", rules: [rule(path, finding())]).status == 0)
    #expect(Session("check", path, folder("gone"), "--exit-zero", rules: [rule(path, finding())]).status == 2)
  }

  @Test("--stamp writes an empty file; if that fails, the run fails")
  func stamp() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    try folder.write("stamp", "old")
    #expect(Session("check", path, "--stamp", folder("stamp")).status == 0)
    #expect(try folder.bytes("stamp") == [])
    // A device is not replaced, but written to.
    let link = folder("null")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    #expect(Session("check", path, "--stamp", link).status == 0)
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
    let session = Session("check", path, "--stamp", folder("gone/stamp"))
    #expect(session.status == 2)
    #expect(session.errors.hasPrefix("statewise: '\(folder("gone/stamp"))' cannot be written: "))
  }

  @Test("--stdin checks the text instead of the file, and reports nothing about other files")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let other = try folder.write("B.swift", "let b = 1\n")
    let rule = ScriptedRule([path: [[finding(at: 12)]], other: [[finding()]]])
    let session = Session("check", "--stdin", "--path", path, folder.path, rules: [rule], input: "\n\nlet new = 2\n")
    #expect(session.output == "\(path):3:11: warning: wrong [scripted]\n1 warning in 1 file.\n")
  }

  @Test("--stdin works for a file that does not exist, and without a name")
  func standardInputAlone() throws {
    let folder = try TemporaryFolder()
    let path = folder("New.swift")
    let rule = ScriptedRule([path: [[finding()]], "/stdin.swift": [[finding()]]])
    let output = Session("check", "--stdin", "--path", path, rules: [rule], input: "let a = 1").output
    #expect(output.hasPrefix("\(path):1:1: warning"))
    #expect(Session("check", "--stdin", rules: [rule], input: "let a = 1").output.hasPrefix("/stdin.swift:1:1:"))
    #expect(Session("check", "--path", "A.swift").errors.hasPrefix("statewise: '--path' requires '--stdin'."))
    #expect(Session("check", "--stdin", "--path", folder.path).errors.contains("is a folder."))
    #expect(Session("check", "--stdin", "--only-changed").errors.contains("requires '--path'."))
  }

  @Test("Standard input that cannot be read is an error")
  func unreadableInput() {
    let session = Session(["check", "--stdin"], input: nil)
    #expect(session.errors == "statewise: Standard input cannot be read.\n")
    #expect(session.status == 2)
  }

  @Test("--statistics counts findings by rule")
  func statistics() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let rule = rule(path, finding(), finding(at: 1))
    let lines = Session("check", "--statistics", path, rules: [rule]).output.split(separator: "\n").suffix(2)
    #expect(lines.first?.hasPrefix("rule      findings") == true)
    #expect(lines.last?.hasPrefix("scripted         2") == true)
  }

  @Test("A baseline hides as many equal findings as it lists, on any line")
  func baseline() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let list = folder("baseline.json")
    let first = Session("check", folder.path, "--write-baseline", list, rules: [rule(path, finding())])
    #expect(first.output == "Wrote 1 finding to \(list).\n")
    #expect(first.status == 0)
    try folder.write("A.swift", "\n\nlet a = 1\n")
    let moved = Session("check", folder.path, "--baseline", list, rules: [rule(path, finding(at: 2))])
    #expect(moved.status == 0)
    #expect(moved.output == "No new findings in 1 file; 1 is in the baseline.\n")
    let another = rule(path, finding(at: 2), finding(at: 6))
    #expect(Session("check", folder.path, "--baseline", list, rules: [another]).output.hasPrefix("\(path):3:5:"))
  }

  @Test("The error for a missing baseline explains how to write one")
  func missingBaseline() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1\n")
    let session = Session("check", folder.path, "--baseline", folder("b.json"))
    #expect(
      session.errors
        == "statewise: There is no baseline at '\(folder("b.json"))'; write one with '--write-baseline \(folder("b.json"))'.\n"
    )
    #expect(session.status == 2)
  }

  @Test("No error suggests deleting a file that is not a baseline", arguments: ["--baseline", "--write-baseline"])
  func otherBaseline(option: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let session = Session("check", path, option, path)
    #expect(
      session.errors
        == "statewise: '\(path)' isn't a baseline written by 'check --write-baseline'; specify another file.\n")
    #expect(try folder.text("A.swift") == "let a = 1\n")
  }

  @Test("Entries of a baseline that no longer occur are reported, except those of unchecked files")
  func staleBaseline() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a/A.swift", "let a = 1\n")
    let gone = try folder.write("b/B.swift", "let b = 1\n")
    let list = folder("baseline.json")
    let both = ScriptedRule([path: [[finding()]], gone: [[finding()]]])
    _ = Session("check", folder.path, "--write-baseline", list, rules: [both])
    #expect(Session("check", folder("b"), "--baseline", list, rules: [rule(gone, finding())]).errors.isEmpty)
    let clean = Session("check", folder("a"), "--baseline", list)
    #expect(
      clean.errors == "statewise: 1 finding in '\(list)' no longer occurs; use '--write-baseline' to update it.\n")
    #expect(clean.status == 0)
    try FileManager.default.removeItem(atPath: gone)
    #expect(
      Session("check", folder("a"), "--baseline", list).errors.contains("2 findings in '\(list)' no longer occur"))
  }

  @Test("A baseline keeps its entries if the configuration is invalid or excludes everything")
  func keptBaseline() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let list = folder("baseline.json")
    let rules = [rule(path, finding())]
    _ = Session("check", folder.path, "--write-baseline", list, rules: rules)
    let text = try folder.text("baseline.json")
    let all = Session("check", folder.path, "--exclude", "**", "--write-baseline", list, rules: rules)
    #expect(all.status == 2)
    #expect(all.errors.contains("No files were checked"), "\(all.errors)")
    try folder.write(".statewise.json", "{")
    #expect(Session("check", folder.path, "--write-baseline", list, rules: rules).status == 2)
    #expect(try folder.text("baseline.json") == text)
  }

  @Test("A finding that occurs less often than the baseline says is reported")
  func rarerFinding() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let list = folder("baseline.json")
    let twice = ScriptedRule([path: [[finding(), finding()]]])
    #expect(Session("check", path, "--write-baseline", list, rules: [twice]).output.hasPrefix("Wrote 2 findings"))
    #expect(
      Session("check", path, "--baseline", list, rules: [rule(path, finding())]).errors
        == "statewise: 1 finding in '\(list)' no longer occurs; use '--write-baseline' to update it.\n")
  }

  @Test("A baseline's paths are relative to its folder, so it works after moving the repository")
  func baselineInAnotherFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/.git/HEAD", "")
    let path = try folder.write("App/Sources/A.swift", "let a = 1\n")
    try folder.write("App/ci/lists/README.md", "")
    let list = folder("App/ci/lists/baseline.json")
    let rules = [rule(path, finding(), times: 3)]
    let all = "No new findings in 1 file; 1 is in the baseline.\n"
    #expect(Session("check", folder("App"), "--write-baseline", list, rules: rules).status == 0)
    let text = try folder.text("App/ci/lists/baseline.json")
    #expect(text.contains("\"path\" : \"../../Sources/A.swift\""), "\(text)")
    #expect(Session("check", folder("App"), "--baseline", list, rules: rules).output == all)
    // Older versions wrote absolute paths for these files.
    try folder.write("App/ci/lists/baseline.json", text.replacing("../../Sources", with: folder("App/Sources")))
    #expect(Session("check", folder("App"), "--baseline", list, rules: rules).output == all)
    // The repository after it moved.
    let moved = try folder.write("Moved/Sources/A.swift", "let a = 1\n")
    try folder.write("Moved/.git/HEAD", "")
    let movedList = try folder.write("Moved/ci/lists/baseline.json", text)
    let session = Session("check", folder("Moved"), "--baseline", movedList, rules: [rule(moved, finding())])
    #expect(session.output == all && session.errors.isEmpty)
  }

  @Test("The error for a baseline that was moved away from its files explains the problem")
  func movedBaseline() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let list = folder("baseline.json")
    let rules = [rule(path, finding(), times: 2)]
    _ = Session("check", folder.path, "--write-baseline", list, rules: rules)
    let moved = try folder.write("elsewhere/baseline.json", try folder.text("baseline.json"))
    let session = Session("check", path, "--baseline", moved, rules: rules)
    #expect(session.output.hasPrefix("\(path):1:1: warning: wrong"))
    #expect(
      session.errors == "statewise: None of the files in '\(moved)' exists; their paths are relative to its folder. "
        + "Move it back, or write it again with '--write-baseline'.\n")
  }

  @Test("A partial run is compared only with its part of the baseline")
  func partOfBaseline() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    let list = folder("baseline.json")
    let other = Finding(rule: "other", severity: .hint, range: ByteRange(2, 3), message: "odd")
    let all: [any Rule] = [rule(path, finding(), times: 3), OtherRule(path: path, finding: other)]
    #expect(Session("check", path, "--write-baseline", list, rules: all).output.hasPrefix("Wrote 2 findings"))
    // The finding of one rule is gone; the finding of the other rule still exists.
    let none: [any Rule] = [ScriptedRule([:]), OtherRule(path: path, finding: other)]
    let one = Session("check", path, "--baseline", list, "--rule", "scripted", rules: none)
    #expect(
      one.errors == "statewise: 1 finding in '\(list)' no longer occurs.\n")
    #expect(Session("check", path, "--baseline", list, "--rule", "other", rules: none).errors.isEmpty)
    // Findings below the requested severity still occur.
    #expect(Session("check", path, "--baseline", list, "--severity", "error", rules: all).errors.isEmpty)
  }

  @Test("Writing a baseline for a part of the files keeps the rest of it")
  func rewrittenBaseline() throws {
    let folder = try TemporaryFolder()
    let (path, other) = (try folder.write("a/A.swift", "let a = 1\n"), try folder.write("b/B.swift", "let b = 1\n"))
    let list = folder("baseline.json")
    let both = ScriptedRule([path: [[finding()]], other: [[finding()]]])
    _ = Session("check", folder.path, "--write-baseline", list, rules: [both])
    _ = Session("check", folder("a"), "--write-baseline", list, rules: [ScriptedRule([:])])
    let text = String(decoding: try folder.bytes("baseline.json"), as: UTF8.self)
    #expect(text.contains("b/B.swift") && !text.contains("a/A.swift"))
    #expect(Session("check", path, "--write-baseline", path).status == 2)
    #expect(try folder.bytes("a/A.swift") == Array("let a = 1\n".utf8))
    let refused = Session("check", path, "--write-baseline", list, "--severity", "warning")
    #expect(refused.errors.hasPrefix("statewise: '--write-baseline' cannot be used with '--severity'"))
  }

  @Test(
    "A baseline that is missing or malformed is an error",
    arguments: ["gone", "{", "{\"version\": 2, \"findings\": []}"])
  func brokenBaseline(text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let a = 1\n")
    if text != "gone" { try folder.write("baseline.json", text) }
    let session = Session("check", path, "--baseline", folder("baseline.json"))
    #expect(session.status == 2)
    #expect(session.errors.split(separator: "\n").count == 1)
  }
}

/// Reports one finding in one file.
private struct OtherRule: Rule {
  static let id: RuleID = "other"
  let summary = ""
  let rationale = ""
  let reference = ""
  let examples: [Example] = []
  let path: String
  let finding: Finding

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] { file.path == path ? [finding] : [] }
}

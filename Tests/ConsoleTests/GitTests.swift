import Foundation
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("Git repositories")
struct GitTests {
  private let folder: TemporaryFolder

  /// Creates a work tree with one commit of `Old.swift` and `Sub/Deep.swift`.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Old.swift", "let old = 1\n")
    try folder.write("Sub/Deep.swift", "let deep = 1\n")
    try git("init", "-q")
    try commit()
  }

  private func commit() throws {
    try git("add", ".")
    try git("-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "commit", "-q", "-m", "more")
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func everywhere() -> ScriptedRule {
    var script: [String: [[Finding]]] = [:]
    for name in ["Old.swift", "New.swift", "Sub/Deep.swift", "é ü.swift"] {
      script[folder(name)] = [[.scripted(in: folder(name), .insert("private ", at: 0))]]
    }
    return ScriptedRule(script)
  }

  private func reported(_ arguments: String...) -> [String] {
    let session = Session(["check"] + arguments, rules: [everywhere()])
    return session.output.split(separator: "\n").compactMap { line in
      line.hasPrefix(folder.path) ? String(line.dropFirst(folder.path.count + 1).prefix { $0 != ":" }) : nil
    }
  }

  @Test("fix --only-changed fixes files that differ from HEAD or are new")
  func changedFixes() throws {
    try folder.write("New.swift", "let new = 1\n")
    let shown = Session("fix", "--only-changed", "--diff", folder.path, rules: [everywhere()])
    #expect(shown.output.contains("+private let new = 1") && !shown.output.contains("old"), "\(shown.output)")
    let session = Session("fix", "--only-changed=HEAD", "--allow-dirty", folder.path, rules: [everywhere()])
    #expect(session.output.hasSuffix("Applied 1 fix in 1 file.\n"), "\(session.output)")
    #expect(try folder.text("New.swift") == "private let new = 1\n")
    #expect(try folder.text("Old.swift") == "let old = 1\n")
  }

  @Test("Changes are noticed through a symbolic link, and files with changes are not overwritten")
  func linkedFolder() throws {
    let other = try TemporaryFolder()
    let link = other("Link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder("Sub"))
    try folder.write("Sub/Deep.swift", "let deep = 2\n")
    let path = link + "/Deep.swift"
    func rule() -> ScriptedRule { ScriptedRule([path: [[.scripted(in: path, .insert("private ", at: 0))]]]) }
    let shown = Session("check", link, "--only-changed", rules: [rule()])
    #expect(shown.output.contains("1 warning"), "\(shown.output)")
    let session = Session("fix", link, rules: [rule()])
    #expect(session.status == 2, "\(session.output)")
    #expect(session.errors.contains("uncommitted"), "\(session.errors)")
    #expect(try folder.text("Sub/Deep.swift") == "let deep = 2\n")
  }

  @Test("With --only-changed, entries of a baseline for unchanged files are not reported")
  func changedAgainstBaseline() throws {
    let list = folder("baseline.json")
    _ = Session("check", folder.path, "--write-baseline", list, rules: [everywhere()])
    try git("add", ".")
    try commit()
    try folder.write("Old.swift", "let old = 2\n")
    let none = ScriptedRule([:])
    let gone = Session("check", "--only-changed", folder.path, "--baseline", list, rules: [none])
    #expect(gone.errors.contains("1 finding in '\(list)' no longer occurs"), "\(gone.errors)")
    try folder.write("New.swift", "let new = 1\n")
    let new = Session("check", "--only-changed", folder.path, "--baseline", list, rules: [everywhere()])
    #expect(new.output.contains("New.swift") && !new.output.contains("Old.swift"), "\(new.output)")
  }

  @Test("--only-changed checks files that differ from HEAD or are new, in any folder")
  func changed() throws {
    #expect(reported("--only-changed", folder.path) == [])
    try folder.write("Sub/Deep.swift", "let deep = 2\n")
    try folder.write("New.swift", "let new = 1\n")
    try folder.write("é ü.swift", "let new = 1\n")
    #expect(reported("--only-changed", folder.path) == ["New.swift", "Sub/Deep.swift", "é ü.swift"])
    #expect(reported("--only-changed", folder("Sub")) == ["Sub/Deep.swift"])
    #expect(reported("--only-changed=HEAD", folder("Sub/Deep.swift")) == ["Sub/Deep.swift"])
  }

  @Test("--only-changed=REV checks changes of the branch and the work tree, not later changes of REV")
  func branch() throws {
    try git("branch", "base")
    try git("checkout", "-q", "-b", "work")
    try folder.write("Old.swift", "let old = 2\n")
    try commit()
    try git("checkout", "-q", "base")
    try folder.write("Sub/Deep.swift", "let deep = 2\n")
    try commit()
    try git("checkout", "-q", "work")
    try folder.write("New.swift", "let new = 1\n")
    #expect(reported("--only-changed=base", folder.path) == ["New.swift", "Old.swift"])
  }

  @Test("The error for a missing merge base says what to do")
  func unrelated() throws {
    try git("branch", "base")
    try git("checkout", "-q", "--orphan", "work")
    try folder.write("Old.swift", "let old = 2\n")
    try commit()
    let session = Session("check", "--only-changed=base", folder.path)
    #expect(
      session.errors
        == "statewise: 'base' and HEAD have no merge base here; fetch more history ('fetch-depth: 0' in GitHub Actions).\n"
    )
    #expect(session.status == 2)
  }

  @Test(
    "The error for a repository without commits says so",
    arguments: [["check", "--only-changed"], ["map", "--diff", "x"]])
  func noCommits(arguments: [String]) throws {
    let empty = try TemporaryFolder()
    try empty.write("A.swift", "let a = 1\n")
    try git("init", "-q", empty.path)
    let session = Session(arguments + [empty.path])
    #expect(session.errors == "statewise: This repository has no commits yet.\n")
    #expect(session.status == 2)
  }

  @Test("A summary without findings says which files were checked")
  func summary() throws {
    #expect(Session("check", "--only-changed", folder.path).output == "No Swift files have changed since HEAD.\n")
    try folder.write("Old.swift", "let old = 2\n")
    #expect(Session("check", "--only-changed", folder.path).output == "No findings in 1 file.\n")
    try commit()
    #expect(Session("check", "--only-changed=HEAD~1", folder.path).output == "No findings in 1 file.\n")
    let session = Session("check", "--only-changed=HEAD", folder.path, rules: [everywhere()])
    #expect(session.output == "No Swift files have changed since HEAD.\n")
  }

  @Test("The error for a revision that is written like a path shows the correct form")
  func looseRevision() {
    // Also if the clone has no local branch with that name.
    for arguments in [["check"], ["fix"], ["fix", "--diff"]] {
      let session = Session(arguments + ["--only-changed", "elsewhere"])
      #expect(
        session.errors
          == "statewise: There is no file or folder at 'elsewhere'.\n"
          + "statewise: To compare with a revision, write '--only-changed=elsewhere'.\n")
    }
    #expect(Session("check", "--only-changed", "Gone.swift").errors.contains("To compare") == false)
  }

  @Test("map --diff needs only those files of a revision that it reads")
  func missingPicture() throws {
    let picture = try folder.write("Picture.txt", "large\n")
    try commit()
    try FileManager.default.removeItem(atPath: picture)
    try commit()
    try git("repack", "-q", "-a", "-d")
    let clone = try TemporaryFolder()
    try git("config", "uploadpack.allowFilter", "true")
    try git("clone", "-q", "--filter=blob:limit=1", "--no-checkout", "file://\(folder.path)", clone("part"))
    try git("-C", clone("part"), "checkout", "-q", "HEAD")
    let map = Session("map", "--diff", "HEAD~1", clone("part"))
    #expect(map.errors == "")
    #expect(map.status == 0)
  }

  @Test("Formats for hosting services have paths from the repository's root", arguments: ["github", "gitlab", "sarif"])
  func rootPaths(format: String) {
    let session = Session("check", "--format", format, folder("Sub"), rules: [everywhere()])
    #expect(session.output.contains("Sub/Deep.swift"))
    #expect(!session.output.contains(folder.path))
  }

  @Test("The file monitor that a work tree configures does not run")
  func fileMonitor() throws {
    let hook = try folder.write("hook.sh", "#!/bin/sh\ntouch '\(folder("ran"))'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    try git("config", "core.fsmonitor", hook)
    _ = Session("check", "--only-changed", folder.path)
    _ = Session("fix", folder.path, rules: [everywhere()])
    #expect(!FileManager.default.fileExists(atPath: folder("ran")))
  }

  @Test("The filters that a work tree configures do not run", arguments: ["clean", "smudge", "process"])
  func filter(kind: String) throws {
    try folder.write(".gitattributes", "*.swift filter=own\n")
    try commit()
    let hook = try folder.write("hook.sh", "#!/bin/sh\ntouch '\(folder("ran"))'\ncat\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
    try git("config", "filter.own.\(kind)", hook)
    try git("config", "filter.own.required", "true")
    // A new modification time, so git has to compare the contents.
    try folder.write("Old.swift", "let old = 1\n")
    #expect(Session("check", "--only-changed", folder.path).status == 0)
    _ = Session("fix", folder.path, rules: [everywhere()])
    _ = Session("map", "--diff", "HEAD", folder.path)
    #expect(!FileManager.default.fileExists(atPath: folder("ran")))
  }

  @Test("Missing objects of a partial clone are not fetched, even if its configuration allows it")
  func partialClone() throws {
    try folder.write("Old.swift", "let old = 2\n")
    try commit()
    try git("config", "uploadpack.allowFilter", "true")
    let clone = try TemporaryFolder()
    try git("clone", "-q", "--filter=blob:none", "file://\(folder.path)", clone("part"))
    try git("-C", clone("part"), "config", "protocol.file.allow", "always")
    let map = Session("map", "--diff", "HEAD~1", clone("part"))
    #expect(
      map.errors == "statewise: This clone is partial and lacks files of that revision; fetch them first.\n")
    #expect(map.status == 2)
    #expect(Session("check", "--only-changed=HEAD~1", clone("part")).status == 0)
  }

  @Test("The error for --only-changed outside a git repository explains the problem")
  func noRepository() throws {
    let outside = try TemporaryFolder()
    try outside.write("A.swift", "let a = 1\n")
    let session = Session("check", "--only-changed", outside.path)
    #expect(session.errors == "statewise: '\(outside.path)' is not in a git repository.\n")
    #expect(session.status == 2)
  }

  @Test("A revision that does not exist is an error", arguments: ["nonsense", "--all"])
  func revision(name: String) {
    let session = Session("check", "--only-changed=\(name)", folder.path)
    #expect(session.status == 2)
    #expect(session.errors == "statewise: There is no revision '\(name)' here; if it is elsewhere, fetch it.\n")
  }

  @Test("fix changes a file with uncommitted changes only with --allow-dirty")
  func dirty() throws {
    try folder.write("Old.swift", "let old = 2\n")
    let session = Session("fix", folder.path, rules: [everywhere()])
    #expect(session.status == 2)
    #expect(
      session.errors
        == "statewise: '\(folder("Old.swift"))' has uncommitted changes and was not changed; commit or stage it, or use '--allow-dirty'.\n"
    )
    #expect(try folder.text("Old.swift") == "let old = 2\n")
    #expect(try folder.text("Sub/Deep.swift") == "private let deep = 1\n")
    _ = Session("fix", "--allow-dirty", folder.path, rules: [everywhere()])
    #expect(try folder.text("Old.swift") == "private let old = 2\n")
  }

  @Test("Files with uncommitted changes are reported in one line")
  func severalDirty() throws {
    let dirty = ["Old.swift", "Sub/Deep.swift"]
    for name in dirty { try folder.write(name, "let old = 2\n") }
    let session = Session("fix", folder.path, rules: [everywhere()])
    let names = dirty.map { "'\(folder($0))'" }.joined(by: "and")
    #expect(session.status == 2)
    #expect(
      session.errors == "statewise: 2 files with uncommitted changes were not changed: \(names); commit or stage "
        + "them, or use '--allow-dirty'.\n")
    #expect((1...5).map(String.init).shortList == "1, 2, 3, and 2 more")
  }

  private static let writing: [(String, [String])] = [
    ("fix", []), ("check", ["--fix"]), ("migrate-observable", []),
  ]

  @Test("No file is written if git cannot list the uncommitted changes", arguments: writing)
  func damaged(command: String, options: [String]) throws {
    let text = "import SwiftUI\n\nclass Old: ObservableObject {\n  @Published var count = 0\n}\n"
    try folder.write("Old.swift", text)
    try FileManager.default.removeItem(atPath: folder(".git/HEAD"))
    let session = Session([command] + options + [folder.path], rules: [everywhere()])
    #expect(
      session.errors.hasPrefix("statewise: git can't determine which files have uncommitted changes: git failed: "))
    #expect(session.errors.hasSuffix(". Use '--allow-dirty' to write anyway.\n"))
    #expect(session.status == 2)
    #expect(try folder.text("Old.swift") == text)
    #expect(try folder.text("Sub/Deep.swift") == "let deep = 1\n")
    _ = Session([command, "--allow-dirty"] + options + [folder.path], rules: [everywhere()])
    #expect(try folder.text("Old.swift") != text)
  }

  @Test("Files outside a repository are written without --allow-dirty", arguments: writing)
  func unversioned(command: String, options: [String]) throws {
    let outside = try TemporaryFolder()
    let text = "import SwiftUI\n\nclass Old: ObservableObject {\n  @Published var count = 0\n}\n"
    let path = try outside.write("Old.swift", text)
    let rule = ScriptedRule([path: [[.scripted(in: path, .insert("private ", at: 0))]]])
    let session = Session([command] + options + [outside.path], rules: [rule])
    #expect(session.errors == "")
    #expect(try outside.text("Old.swift") != text)
  }

  @Test("fix lists the files that it did not change, and does not say that there was nothing to fix")
  func onlyDirty() throws {
    let path = try folder.write("Old.swift", "func old() {}\n")
    let session = Session("fix", path, rules: [everywhere()])
    #expect(session.output == "Nothing was fixed: 1 file with fixes could not be changed.\n")
    #expect(session.status == 2)
    #expect(Session("check", "--fix", path, rules: [everywhere()]).status == 2)
    #expect(Session("check", "--allow-dirty", path).errors.hasPrefix("statewise: '--allow-dirty' requires '--fix'"))
  }

  @Test("check --fix --only-changed fixes only changed files")
  func fixOnlyChanged() throws {
    try folder.write("Old.swift", "let old = 2\n")
    // Without a revision, it selects the files with uncommitted changes, so it may write them.
    _ = Session("check", "--fix", "--only-changed", folder.path, rules: [everywhere()])
    #expect(try folder.text("Old.swift") == "private let old = 2\n")
    #expect(try folder.text("Sub/Deep.swift") == "let deep = 1\n")
  }

  @Test("A hook for commits can fix staged files, because the index keeps their text")
  func staged() throws {
    try folder.write("Old.swift", "let old = 2\n")
    try git("add", ".")
    #expect(Session("fix", folder.path, rules: [everywhere()]).status == 0)
    #expect(try folder.text("Old.swift") == "private let old = 2\n")
    #expect(Session("fix", folder.path, rules: [everywhere()]).status == 2, "Now the file differs from the index")
  }

  @Test("A file with uncommitted changes is not an error if there is nothing to write", arguments: [true, false])
  func dirtyWithoutSafeFix(isProposed: Bool) throws {
    let path = try folder.write("Old.swift", "let old = 2\n")
    // This proposed fix breaks the syntax, so it is not safe.
    let edits = [Edit.insert(isProposed ? "struct {" : "private ", at: 0)]
    let fix = Fix("Change it", isProposed ? .proposed : .suggested(because: "it is used"), in: path, edits)
    let session = Session("fix", path, rules: [ScriptedRule(byText: [path: [[.scripted(fix: fix)]]])])
    #expect(session.errors == "")
    #expect(session.status == 0)
  }

  @Test("--diff works for a file with uncommitted changes")
  func dirtyDiff() throws {
    try folder.write("Old.swift", "func old() {}\n")
    #expect(Session("fix", "--diff", folder("Old.swift"), rules: [everywhere()]).status == 1)
  }
}

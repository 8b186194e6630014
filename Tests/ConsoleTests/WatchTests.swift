import Foundation
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("statewise check --watch")
struct WatchTests {
  private let folder: TemporaryFolder
  private let rule = RewritingRule("bad", to: "good")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", "let bad = 1\n")
    try folder.write("B.swift", "let fine = 1\n")
  }

  /// Returns the paths in each report, in order.
  private func reports(_ session: Session) -> [[String]] {
    var reports: [[String]] = [[]]
    for line in session.output.replacing("\u{1B}[H\u{1B}[2J", with: "").split(separator: "\n") {
      if line.contains(": warning: ") {
        reports[reports.count - 1].append(String(line.dropFirst(folder.path.count + 1).prefix { $0 != ":" }))
      } else if line.contains(" of ") || line.hasPrefix("No findings") {
        reports.append([])
      }
    }
    return reports.dropLast()
  }

  private func watch(_ arguments: String..., isInteractive: Bool = false, meanwhile: (() throws -> Void)...) -> Session
  {
    Session(
      ["check", "--watch", folder.path] + arguments, rules: [rule], isInteractive: isInteractive, meanwhile: meanwhile)
  }

  @Test("It reports at the start, and after changed, new, and deleted files")
  func changes() throws {
    let session = watch(
      meanwhile: { try folder.write("B.swift", "let bad = 2\n") }, { try folder.write("Sub/C.swift", "let bad = 3\n") },
      { try FileManager.default.removeItem(atPath: folder("A.swift")) })
    #expect(
      reports(session) == [
        ["A.swift"], ["A.swift", "B.swift"], ["A.swift", "B.swift", "Sub/C.swift"], ["B.swift", "Sub/C.swift"],
      ])
    let last = "\(folder("B.swift")) changed. Watching 2 files; press Ctrl-C to stop with exit status 1.\n"
    #expect(session.errors.contains(last))
    #expect(session.status == 1)
  }

  @Test("Without changes, there is no new report")
  func quiet() {
    #expect(reports(watch(meanwhile: {}, {}, {})) == [["A.swift"]])
  }

  @Test("It ends with the status of the last check")
  func status() throws {
    #expect(watch(meanwhile: { try folder.write("A.swift", "let good = 1\n") }).status == 0)
    #expect(watch(meanwhile: { try folder.write("A.swift", "let bad = 1\n") }).status == 1)
    #expect(watch(meanwhile: { try folder.write("A.swift", [0xE9]) }).status == 2)
  }

  @Test("A changed configuration takes effect, except if it is malformed")
  func configuration() throws {
    let session = watch(
      meanwhile: { try folder.write(".statewise.json", #"{ "exclude": ["A.swift"] }"#) },
      { try folder.write(".statewise.json", "{ ") },
      { try FileManager.default.removeItem(atPath: folder(".statewise.json")) })
    #expect(reports(session) == [["A.swift"], [], [], ["A.swift"]])
  }

  @Test("On a terminal, each report clears the screen, and the changed file is last")
  func screen() throws {
    try folder.write("C.swift", "let bad = 1\n")
    let session = watch(isInteractive: true, meanwhile: { try folder.write("A.swift", "let bad = 22\n") })
    #expect(session.output.matches(of: /\u{1B}\[H\u{1B}\[2J/).count == 2)
    #expect(reports(session) == [["A.swift", "C.swift"], ["C.swift", "A.swift"]])
    #expect(!watch().output.contains("\u{1B}"))
  }

  @Test("--watch ends if a path is missing")
  func missingPath() {
    let session = Session("check", "--watch", "/nowhere/Missing.swift")
    #expect(session.status == 2)
    #expect(session.errors.contains("/nowhere/Missing.swift"), "\(session.errors)")
  }

  @Test("--watch cannot be combined with these options", arguments: [["--stdin"], ["--write-baseline", "x"]])
  func refused(options: [String]) {
    let session = Session(["check", "--watch"] + options)
    #expect(session.status == 2)
    #expect(session.errors.hasPrefix("statewise: '--watch' cannot be used with '\(options[0])'."))
  }
}

import Foundation
import Projects
import SourceText
import TestSupport
import Testing

@testable import Analysis

@Suite("A project that is checked repeatedly")
struct WatchedProjectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n")
    try folder.write("B.swift", "import SwiftUI\nstruct B: View { var body: some View { A() } }\n")
  }

  /// Returns an analyzer with a rule that reports a different finding at each check, so that the findings show the
  /// number of checks.
  private func counting(_ times: Int = 9) -> Analyzer {
    let list = (0..<times).map { time in [Finding.scripted(at: ByteRange(time, time + 1))] }
    return Analyzer(rules: [ScriptedRule([folder("A.swift"): list, folder("B.swift"): list])])
  }

  /// Returns how many times each file was checked.
  private func judgments(_ project: WatchedProject) -> [String: Int] {
    var counts: [String: Int] = [:]
    for file in project.result.files {
      counts[URL(fileURLWithPath: file.path).lastPathComponent] = file.findings[0].range.start + 1
    }
    return counts
  }

  @Test("The findings are those of a complete run, before and after a change")
  func sameAsRun() throws {
    let rule = RewritingRule("Text", to: "Label")
    let analyzer = Analyzer(rules: [rule])
    var project = WatchedProject(below: [folder.path], analyzer: analyzer)
    _ = project.refresh()
    func check() {
      let whole = CheckRun(analyzer: analyzer).check([folder.path])
      #expect(project.result.files.map(\.path) == whole.files.map(\.path))
      #expect(project.result.files.map(\.findings) == whole.files.map(\.findings))
      #expect(project.result.problems == whole.problems)
      #expect(project.result.checkedPaths == whole.checkedPaths)
    }
    check()
    try folder.write("B.swift", "import SwiftUI\nstruct B: View { var body: some View { Text(\"Text\") } }\n")
    try folder.write("C.swift", [0xFF])
    #expect(project.refresh() == [folder("B.swift"), folder("C.swift")])
    check()
    try FileManager.default.removeItem(atPath: folder("A.swift"))
    #expect(project.refresh() == [folder("A.swift")])
    check()
  }

  @Test("A change inside a body affects one file; a visible change affects all files")
  func onlyChangedFilesAreAnalyzedAgain() throws {
    var project = WatchedProject(below: [folder.path], analyzer: counting())
    _ = project.refresh()
    #expect(judgments(project) == ["A.swift": 1, "B.swift": 1])
    #expect(project.refresh() == [])
    #expect(judgments(project) == ["A.swift": 1, "B.swift": 1])
    try folder.write("A.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"new\") } }\n")
    #expect(project.refresh() == [folder("A.swift")])
    #expect(judgments(project) == ["A.swift": 2, "B.swift": 1])
    try folder.write(
      "A.swift", "import SwiftUI\nstruct A: View { @State var x = 1; var body: some View { Text(\"\") } }\n")
    _ = project.refresh()
    #expect(judgments(project) == ["A.swift": 3, "B.swift": 2])
  }

  @Test("A new package around the files starts a new project")
  func newProject() throws {
    var project = WatchedProject(below: [folder("B.swift")], analyzer: counting())
    _ = project.refresh()
    #expect(project.result.checkedPaths == [folder("B.swift")])
    try folder.write("Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"P\")\n")
    #expect(project.refresh().contains(folder("B.swift")))
    #expect(project.result.checkedPaths == [folder("B.swift")])
    #expect(judgments(project) == ["B.swift": 2])
  }

  @Test("A missing path is a problem until it exists")
  func missing() throws {
    var project = WatchedProject(below: [folder("New.swift")], analyzer: counting())
    _ = project.refresh()
    #expect(project.result.problems == [FileProblem(path: folder("New.swift"), reason: .missing)])
    #expect(project.refresh() == [])
    try folder.write("New.swift", "let x = 1\n")
    #expect(!project.refresh().isEmpty)
    #expect(project.result.problems.isEmpty)
    #expect(project.result.checkedPaths == [folder("New.swift")])
  }
}

import Projects
import SourceText
import TestSupport
import Testing

@testable import Analysis

@Suite("Checking files and folders")
struct CheckRunTests {
  @Test("Findings are in the order of the files, regardless of the threads", arguments: [1, 2, 8])
  func order(jobs: Int) throws {
    let folder = try TemporaryFolder()
    var script: [String: [[Finding]]] = [:]
    for number in 100..<140 {
      let path = try folder.write("\(number).swift", "let x = 1\n")
      if number.isMultiple(of: 2) { script[path] = [[.scripted(at: ByteRange(4, 5)), .scripted(at: ByteRange(0, 3))]] }
    }
    let result = CheckRun(analyzer: Analyzer(rules: [ScriptedRule(script)]), jobs: jobs).check([folder.path])
    #expect(result.files.map(\.path) == stride(from: 100, to: 140, by: 2).map { folder("\($0).swift") })
    #expect(result.files.allSatisfy { $0.findings.map(\.range.start) == [0, 4] })
    #expect(result.checkedPaths.count == 40)
    #expect(result.findingCount == 40)
  }

  @Test("Files that cannot be read are reported, and the others are checked")
  func problems() throws {
    let folder = try TemporaryFolder()
    let latin = try folder.write("Latin.swift", [0xE9])
    let good = try folder.write("Good.swift", "let x = 1\n")
    let analyzer = Analyzer(rules: [ScriptedRule([good: [[.scripted()]]])])
    let result = CheckRun(analyzer: analyzer).check([folder.path, folder("gone")])
    #expect(result.files.map(\.path) == [good])
    #expect(
      result.problems == [
        FileProblem(path: folder("gone"), reason: .missing), FileProblem(path: latin, reason: .notUTF8(line: 1)),
      ])
  }

  @Test("No fix is safe while a file cannot be read, because it may use anything")
  func unreadFile() throws {
    let folder = try TemporaryFolder()
    let source = "import SwiftUI\nstruct V: View { @State var n = 0; var body: some View { Text(\"\\(n)\") } }\n"
    _ = try folder.write("View.swift", source)
    func safeties() -> [Safety] {
      CheckRun(analyzer: Analyzer()).check([folder.path]).files.flatMap(\.findings).flatMap(\.fixes).map(\.safety)
    }
    #expect(safeties() == [.safe])
    let latin = try folder.write("Latin.swift", Array("// caf".utf8) + [0xE9])
    #expect(safeties() == [.suggested(because: "'\(latin)' cannot be read, and its code is unknown")])
  }

  @Test("A rule that is off reports nothing, and a configured severity replaces the rule's own")
  func configuration() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", "let x = 1\n")
    let rule = ScriptedRule([path: [[.scripted()], [.scripted()]]])
    let louder = Analyzer(configuration: Configuration(settings: ["scripted": .on(.error)]), rules: [rule])
    #expect(CheckRun(analyzer: louder).check([path]).files.flatMap(\.findings).map(\.severity) == [.error])
    let off = Analyzer(configuration: Configuration(settings: ["scripted": .off]), rules: [rule])
    #expect(CheckRun(analyzer: off).check([path]).files.isEmpty)
  }

  @Test("A file is checked as a part of its project, but only its own findings are reported")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    let asked = try folder.write("A.swift", "let x = 1\n")
    let other = try folder.write("B.swift", "let x = 1\n")
    let rule = ScriptedRule([asked: [[.scripted()]], other: [[.scripted()]]])
    let result = CheckRun(analyzer: Analyzer(rules: [rule])).check([asked])
    #expect(result.files.map(\.path) == [asked])
    #expect(result.checkedPaths == [asked])
  }
}

import Analysis
import Projects
import SystemCalls
import TestSupport
import Testing

@Suite("The files of a run as parts of their projects")
struct ProjectRunTests {
  private let manifest = "// swift-tools-version: 6.0\n"

  @Test("A package below a work tree's folder of tests does not consist of tests")
  func sample() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write("Tests/Sample/Package.swift", manifest)
    try folder.write(
      "Tests/Sample/Home.swift",
      "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }\n")
    let result = CheckRun().check([folder("Tests/Sample")])
    #expect(result.files.flatMap(\.findings).map(\.rule) == ["private-state"])
  }

  @Test("The surroundings of a file are the other files of its project, each listed once")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", manifest)
    try folder.write("Sources/A.swift", "")
    try folder.write("Sources/B.swift", "")
    let extent = ProjectExtent(below: [folder("Sources/A.swift"), folder("Sources/./A.swift")])
    #expect(extent.paths == [folder("Sources/A.swift")])
    #expect(extent.surroundings == [folder("Package.swift"), folder("Sources/B.swift")])
    #expect(ProjectExtent(below: [folder.path]).surroundings == [])
    #expect(ProjectExtent(below: [folder.path, folder("Sources")]).surroundings == [])
  }

  @Test(
    "Checking a file that only declares data reads no other file",
    arguments: [
      ("enum Side: String, Codable { case left, right }\nstruct Point: Hashable { var x = 0 }\n", false),
      ("final class Model {}\n", true),
      ("struct Home { @State var count = 0 }\n", true),
      ("struct Home { var model = Model() }\n", true),
      ("extension Home: View {}\n", true),
      ("struct Point { var sum: Int { 3 } }\n", true),
      ("func show() {}\n", true),
      ("// statewise:disable private-state\nstruct Point {}\n", true),
    ])
  func plainData(text: String, readsOthers: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", manifest)
    try folder.write("Sources/Named.swift", text)
    try folder.write("Sources/Other.swift", "struct Other {}\n")
    let monitor = Monitor()
    nonisolated(unsafe) var read: [String] = []
    let run = ProjectRun(
      ProjectExtent(below: [folder("Sources/Named.swift")]), analyzer: Analyzer(), jobs: 1,
      reader: { path in
        monitor.locked { read.append(path) }
        return FileReader.read(path)
      })
    #expect(run.files.count == 1)
    #expect(monitor.locked { read }.contains { $0.hasSuffix("/Other.swift") } == readsOthers)
  }

  @Test("Views with the same name in two targets are fixed independently")
  func targets() throws {
    let folder = try TemporaryFolder()
    let view = "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }\n"
    try folder.write(
      "Package.swift",
      manifest + "let package = Package(name: \"P\", targets: [.target(name: \"A\"), .target(name: \"B\")])\n")
    try folder.write("Sources/A/Home.swift", view)
    try folder.write("Sources/B/Home.swift", view)
    try folder.write("Sources/B/Use.swift", "let home = Home(n: 1)\n")
    let analyzer = Analyzer()
    let run = ProjectRun(ProjectExtent(below: [folder.path]), analyzer: analyzer)
    let outcome = SafeFixes(analyzer: analyzer).apply(to: run.files.map(\.path), of: run.snapshot)
    #expect(outcome.texts.keys.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == ["A/Home.swift"])
  }
}

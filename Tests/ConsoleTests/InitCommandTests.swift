import Analysis
import Rules
import SourceText
import TestSupport
import Testing

@testable import Console

@Suite("statewise init")
struct InitCommandTests {
  private static let view = """
    import SwiftUI

    struct Counter: View {
      @State var count = 0
      var body: some View { Text("\\(count)") }
    }

    """

  private func initialized(_ files: [String: String]) throws -> (session: Session, text: String) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let session = Session("init", folder.path, rules: AllRules.rules)
    return (session, try folder.text(".statewise.json"))
  }

  @Test("The output lists the number of files, targets, findings, and safe fixes")
  func survey() throws {
    let (session, text) = try initialized([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", platforms: [.iOS(.v17)], targets: [.target(name: "Kit")])
      """, "Sources/Kit/Counter.swift": Self.view, "Sources/Kit/Model.swift": "struct Model {}\n",
    ])
    #expect(session.status == 0)
    #expect(session.output.contains(" after looking at 3 files, 1 with SwiftUI.\n"))
    #expect(
      session.output.contains("2 rules have findings here; 1 of them is on. '.statewise.json' lists all of them."))
    #expect(text.contains("// Seen here: 3 Swift files, 1 with SwiftUI.\n// Targets: Kit.\n"))
    #expect(text.contains(#"// "private-state": "off", // 1 finding, 1 with a safe fix"#))
    #expect(text.contains(#"// "state-never-mutated": "on", // 1 finding"#))
    #expect(text.contains("runs on iOS 17.0"))
    #expect(text.contains(#"// "sdk": 27,"#))
    #expect(!text.contains("deploymentTargets"))
  }

  @Test("The file is valid without effects, and each uncommented line has an effect")
  func readable() throws {
    let (_, text) = try initialized(["Counter.swift": Self.view])
    let read = Configuration.reading(Array(text.utf8))
    #expect(read.problems.isEmpty)
    #expect(read.configuration == Configuration())
    let outside = text.replacing(/\/\/ (?=")/, with: "")
    let all = Configuration.reading(Array(outside.utf8))
    #expect(all.problems.isEmpty)
    #expect(all.configuration.settings["private-state"] == .off)
    #expect(all.configuration.settings["state-never-mutated"] == .on(nil))
    #expect(all.configuration.excluded == [Glob("Generated")])
    #expect(all.configuration.project.sdkVersion == 27)
    #expect(all.configuration.project.deploymentTargets[.iOS] == 17)
  }

  @Test("The file suggests excluding generated files")
  func generated() throws {
    let (_, text) = try initialized([
      "Gen/A \"b\".swift": "// swiftlint:disable all\n// Generated using SwiftGen\nimport SwiftUI\n",
      "Counter.swift": Self.view,
    ])
    let outside = text.replacing(/\/\/ (?="exclude)/, with: "")
    #expect(Configuration.reading(Array(outside.utf8)).configuration.excluded == [Glob("Gen/A \"b\".swift")])
  }

  @Test("An existing file is not changed")
  func refuses() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", Self.view)
    try folder.write(".statewise.json", "{}")
    let session = Session("init", folder.path)
    #expect(session.errors == "statewise: '\(folder(".statewise.json"))' already exists; nothing was written.\n")
    #expect(session.status == 2)
    #expect(try folder.text(".statewise.json") == "{}")
  }

  @Test("Without Swift files, nothing is written")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let session = Session("init", folder.path)
    #expect(session.errors == "statewise: There is no Swift file in '\(folder.path)'.\n")
    #expect(session.status == 2)
    #expect((try? folder.text(".statewise.json")) == nil)
  }
}

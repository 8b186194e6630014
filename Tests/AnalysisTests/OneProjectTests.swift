import Foundation
import Rules
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// A work tree with an app, a package that the app uses, and a package that the tests of the latter use as input.
@Suite("Results that do not depend on the checked paths")
struct OneProjectTests {
  private let folder: TemporaryFolder
  private let everything = Analyzer(
    configuration: Configuration(settings: Dictionary(uniqueKeysWithValues: AllRules.rules.map { ($0.id, .on(nil)) })))

  init() throws {
    folder = try TemporaryFolder()
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\n"
    try folder.write(".git/HEAD", "")
    try folder.write(
      "Packages/Kit/Package.swift",
      manifest + """
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])

        """)
    try folder.write(
      "Packages/Kit/Sources/Kit/Row.swift",
      """
      import SwiftUI
      public struct Row: View {
        @State private var title: String
        public init(title: String) { _title = State(initialValue: title) }
        public var body: some View { Text(title) }
      }
      struct Badge: View {
        @State var count = 0
        var body: some View { Text("\\(count)") }
      }

      """)
    try folder.write(
      "App/Package.swift",
      manifest + """
        let package = Package(
          name: "App", dependencies: [.package(path: "../Packages/Kit")],
          targets: [.executableTarget(name: "App", dependencies: ["Kit"])])

        """)
    try folder.write(
      "App/Sources/App/Home.swift",
      """
      import Kit
      import SwiftUI
      struct Home: View {
        @State private var name = ""
        var body: some View {
          TextField("", text: $name)
          Row(title: name)
        }
      }

      """)
    try folder.write("Packages/Kit/Tests/Sample/Package.swift", manifest)
    try folder.write(
      "Packages/Kit/Tests/Sample/Badge.swift",
      "import SwiftUI\nstruct Badge: View { @State var n = 0; var body: some View { Text(\"\\(n)\") } }\n")
  }

  /// Returns the findings in text order, such as "Row.swift:3 state-stale-input warning".
  private func findings(_ paths: String..., below filter: String = "") -> [String] {
    CheckRun(analyzer: everything).check(paths.map { folder($0) }).files.filter { $0.path.hasPrefix(folder(filter)) }
      .flatMap { file in
        file.findings.map { finding in
          let line = file.buffer.lines.line(ofUTF8Offset: finding.range.start) + 1
          return "\(file.path.dropFirst(folder.path.count + 1)):\(line) \(finding.rule) \(finding.severity.word)"
        }
      }.sorted()
  }

  @Test("The root, each package, and single files have the same findings")
  func same() throws {
    let all = findings("")
    #expect(all.contains { $0.hasPrefix("App/Sources/App/Home.swift:7 state-stale-input") }, "\(all)")
    #expect(all.contains { $0.hasPrefix("Packages/Kit/Sources/Kit/Row.swift:8 private-state warning") }, "\(all)")
    for part in [
      "App", "Packages", "Packages/Kit", "Packages/Kit/Sources/Kit/Row.swift", "App/Sources/App/Home.swift",
      "Packages/Kit/Tests/Sample",
    ] {
      #expect(findings(part) == all.filter { $0.hasPrefix(part + "/") || $0.hasPrefix(part + ":") })
    }
    #expect(findings("App/Sources/App/Home.swift", "Packages") == all)
  }

  @Test("A package that tests use as input does not consist of tests and is checked separately")
  func sample() {
    // If the outer package's files belonged to the project, there would be two types named Badge.
    #expect(
      findings("Packages/Kit/Tests/Sample").contains("Packages/Kit/Tests/Sample/Badge.swift:2 private-state warning"))
  }

  @Test("Two work trees are checked separately, also when a folder contains both")
  func apart() throws {
    let parent = try TemporaryFolder()
    for name in ["One", "Two"] {
      try parent.write("\(name)/.git/HEAD", "")
      try parent.write(
        "\(name)/Row.swift",
        "import SwiftUI\nstruct Row: View { @State var n = 0; var body: some View { Text(\"\\(n)\") } }\n")
    }
    // If the work trees were checked together, this use would prevent making the state of the first Row private.
    try parent.write("Two/Use.swift", "import SwiftUI\nlet row = Row(n: 1)\n")
    func fixable(_ paths: [String]) -> [String: Bool] {
      let files = CheckRun().check(paths).files.map { file in
        (
          String(file.path.dropFirst(parent.path.count + 1)),
          file.findings.contains { $0.fixes.contains(where: \.safety.isSafe) }
        )
      }
      return Dictionary(files) { first, _ in first }
    }
    let one = fixable([parent("One")])
    #expect(one == ["One/Row.swift": true])
    let both = one.merging(fixable([parent("Two")])) { $1 }
    #expect(both.count == 2 && both["Two/Row.swift"] != true)
    #expect(fixable([parent("One"), parent("Two")]) == both)
    #expect(fixable([parent.path]) == both)
    #expect(fixable([parent("Two/Row.swift"), parent("One/Row.swift")]) == both)
  }

  @Test("A work tree inside another one is not part of it")
  func nested() throws {
    try folder.write("Vendor/.git", "gitdir: elsewhere\n")
    try folder.write(
      "Vendor/A.swift", "import SwiftUI\nstruct A: View { @State var n = 0; var body: some View { Text(\"\") } }\n")
    #expect(!findings("").contains { $0.hasPrefix("Vendor") })
    #expect(findings("Vendor").contains { $0.hasPrefix("Vendor/A.swift:2 private-state") })
  }
}

import Analysis
import TestSupport
import Testing

@testable import Console

@Suite struct FactsPageTests {
  private let view = "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }\n"

  private let manifest = """
    // swift-tools-version: 6.0
    let package = Package(name: "P", platforms: [.iOS(.v16)], targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")])
    """

  @Test func factsAreShownCompletely() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", manifest)
    let path = try folder.write("Sources/A/Home.swift", view)
    try folder.write(
      "Sources/A/App.swift", "import SwiftUI\nstruct Root: View { var body: some View { Home(n: 1) } }\n")
    let page = try FactsPage.page(ofFileAt: path, analyzer: Analyzer()).get()
    let text = page.text.replacing(folder.path + "/", with: "")
    #expect(
      text == """
        Sources/A/Home.swift

        module: A (library), target 'A' of Package.swift, which uses B
        runs on: iOS 16.0
        built with: SDK unknown, compiler unknown, tools version 6.0, language mode 6
        default isolation: nonisolated
        imports: SwiftUI
        kind: source
        sees SwiftUI: yes

        line 2: struct Home: View
          SwiftUI owner: yes; app or scene: no; ObservableObject: no; Observable: no; UI host: no
          isolation: main actor
          compiler's initializer: internal init([n:])
          line 2: @State var n = literal Int
            private: no, passed at App.swift:2
          line 2: var body: some View (computed)
          created at App.swift:2 with (n:) in Root.body, view

        """)
  }

  @Test(arguments: ["nowhere.swift", "."])
  func factsOfMissingFileAreError(path: String) {
    guard case .failure = FactsPage.page(ofFileAt: path, analyzer: Analyzer()) else {
      Issue.record("'\(path)' has no facts")
      return
    }
  }

  @Test("--facts uses the configuration of --config, errors in it fail the run, and --color is allowed")
  func configuration() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Home.swift", view)
    let known = try folder.write("known.json", #"{"deploymentTargets": {"iOS": "15.0"}}"#)
    let session = Session("check", "--facts", path, "--config", known, "--color", "never")
    #expect(session.output.contains("\nruns on: iOS 15.0\n") && session.status == 0, "\(session.output)")
    let unknown = try folder.write("unknown.json", #"{"deploymentTarget": {}}"#)
    let broken = Session("check", "--facts", path, "--config", unknown)
    #expect(broken.errors.contains("Unknown key 'deploymentTarget'; did you mean 'deploymentTargets'?"))
    #expect(broken.status == 2)
  }

  @Test(
    "--facts is about one file and takes nothing that it would have to ignore",
    arguments: [
      (["."], "'--facts' needs a Swift file, and '.' is a folder."),
      (["x.swift", "Sources"], "'--facts' describes only 'x.swift'; remove 'Sources'."),
      (["x.swift", "--format", "json"], "'--facts' cannot be used with '--format'."),
      (["x.swift", "--baseline", "b"], "'--facts' cannot be used with '--baseline'."),
    ])
  func alone(arguments: [String], expected: String) {
    let session = Session(["check", "--facts"] + arguments)
    #expect(session.errors.hasPrefix("statewise: \(expected)"))
    #expect(session.status == 2)
  }
}

import Analysis
import Facts
import Rules
import TestSupport
import Testing

@testable import Projects

/// From files on the disk to findings: the modules that packages and Xcode projects make.
@Suite struct ModuleReaderTests {
  private let view = "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }\n"

  private let manifest = """
    // swift-tools-version: 6.0
    let package = Package(name: "P", platforms: [.iOS(.v16)], targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")])
    """

  private func modules(_ files: [String: String], of path: String) -> [String] {
    let map = ModuleReader { files[$0].map { Array($0.utf8) } }.modules(describedBy: files.keys.sorted())
    return map.modules(ofFileAt: path).map { map.modules[$0].name }
  }

  @Test(arguments: [
    ("/p/Sources/A/Home.swift", ["A"]), ("/p/Source/B/Deep/Home.swift", ["B"]), ("/p/Sources/Home.swift", []),
    ("/p/Package.swift", []), ("/elsewhere/Sources/A/Home.swift", []),
  ])
  func packagesHaveTheirFolders(path: String, names: [String]) {
    #expect(modules(["/p/Package.swift": manifest], of: path) == names)
  }

  @Test(arguments: [
    ("/Sub/App/Home.swift", ["My_App"]), ("/Shared/Both.swift", ["My_App", "Tests"]),
    ("/Sub/Widget/New.swift", ["Home_Widget"]), ("/Sub/Widget/Old.swift", []), ("/Sub/App/Unused.swift", []),
    ("/Sub/Widget/Intents/Intent.swift", ["My_App", "Home_Widget"]),
  ])
  func projectsHaveFilesAndFolders(path: String, names: [String]) {
    let files = ["/Sub/My App.xcodeproj/project.pbxproj": XcodeProjectTests.project]
    #expect(modules(files, of: path) == names, "\(path)")
  }

  @Test func toolVersionsHoldForAllModules() {
    let files = ["/p/.swift-version": "6.3", "/p/.xcode-version": "26.1", "/p/deep/.swift-version": "5.9"]
    let map = ModuleReader { files[$0].map { Array($0.utf8) } }.modules(describedBy: files.keys.sorted())
    #expect(map.settings.compilerVersion == 603)
    #expect(map.settings.sdkVersion == 26)
  }

  @Test func skipBridgesTheTargetWithItsFile() {
    let files = ["/p/Package.swift": manifest, "/p/Sources/B/Skip/skip.yml": ""]
    let map = ModuleReader { files[$0].map { Array($0.utf8) } }.modules(describedBy: files.keys.sorted())
    #expect(map.modules.map(\.settings.isBridgedBySkip) == [false, true])
  }

  @Test func theSameViewInTwoTargetsIsMendedInEach() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", manifest)
    try folder.write("Sources/A/Home.swift", view)
    try folder.write("Sources/B/Home.swift", view)
    try folder.write("Sources/B/Use.swift", "let home = Home(n: 1)\n")
    let analyzer = Analyzer()
    let project = WholeProject(WholeProject.Extent(below: [folder.path]), analyzer: analyzer)
    let outcome = SafeFixes(analyzer: analyzer).apply(to: project.files.map(\.path), of: project.snapshot)
    #expect(outcome.texts.keys.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == ["A/Home.swift"])
  }

  @Test func factsAreShownInFull() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", manifest)
    let path = try folder.write("Sources/A/Home.swift", view)
    try folder.write(
      "Sources/A/App.swift", "import SwiftUI\nstruct Root: View { var body: some View { Home(n: 1) } }\n")
    let text = try CheckRun().facts(of: path).get().replacing(folder.path + "/", with: "")
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
          compiler's initialiser: internal init([n:])
          line 2: @State var n = literal Int
            private: no, passed at Sources/A/App.swift:2
          line 2: var body: some View (computed)
          made at Sources/A/App.swift:2 with (n:) in Root.body, view

        """)
  }

  @Test(arguments: ["nowhere.swift", "."])
  func factsOfWhatIsNoFileAreAProblem(path: String) {
    guard case .failure = CheckRun().facts(of: path) else {
      Issue.record("'\(path)' has no facts")
      return
    }
  }
}

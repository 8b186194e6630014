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

  @Test func factsAreShownInFull() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", manifest)
    let path = try folder.write("Sources/A/Home.swift", view)
    try folder.write(
      "Sources/A/App.swift", "import SwiftUI\nstruct Root: View { var body: some View { Home(n: 1) } }\n")
    let text = try FactsPage.text(ofFileAt: path, analyzer: Analyzer()).get().replacing(folder.path + "/", with: "")
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
            private: no, passed at Sources/A/App.swift:2
          line 2: var body: some View (computed)
          made at Sources/A/App.swift:2 with (n:) in Root.body, view

        """)
  }

  @Test(arguments: ["nowhere.swift", "."])
  func factsOfWhatIsNoFileAreAProblem(path: String) {
    guard case .failure = FactsPage.text(ofFileAt: path, analyzer: Analyzer()) else {
      Issue.record("'\(path)' has no facts")
      return
    }
  }
}

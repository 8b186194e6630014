import Foundation
import Projects
import TestSupport
import Testing

@testable import Console

@Suite struct MapCommandTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    try folder.write(
      "Sources/Home.swift",
      """
      import SwiftUI
      struct Home: View {
        @StateObject private var store = Store()
        var body: some View { Card(store: store) }
      }
      final class Store: ObservableObject {}
      """)
    try folder.write(
      "Sources/Cards/Card.swift",
      "import SwiftUI\nstruct Card: View {\n  @ObservedObject var store: Store\n}\nstruct Alone: View { @State var n = 0 }\n"
    )
    return folder
  }

  @Test func textListsOwnersAndReceivers() throws {
    let folder = try project()
    let session = Session("map", folder.path)
    #expect(session.status == 0)
    #expect(session.output.hasPrefix("3 views, 1 model, 1 connection, 0 findings\n"), "\(session.output)")
    #expect(session.output.contains("  Home.store owns @StateObject "), "\(session.output)")
    #expect(session.output.contains("└ argument store → Card.store "), "\(session.output)")
    #expect(session.output.contains("← Home.store argument store "), "\(session.output)")
  }

  @Test("Code of tests is left out, and the command says so")
  func tests() throws {
    let folder = try project()
    let view = "import SwiftUI\nstruct Probe: View { @State var n = 0 }\n"
    let path = try folder.write("Tests/ProbeTests/Probe.swift", view)
    #expect(
      Session("map", folder.path, "Probe").errors
        == "statewise: 'Probe' is code of a test, which the map leaves out.\n")
    #expect(Session("map", path).errors.hasSuffix("', because the map leaves out the code of tests.\n"))
    let only = try TemporaryFolder()
    try only.write("Package.swift", "// swift-tools-version: 6.0\n")
    try only.write("Tests/ProbeTests/Probe.swift", view)
    #expect(
      Session("map", only.path).errors
        == "statewise: There are no views outside the code of tests, which the map leaves out.\n")
  }

  @Test func eachOwnerHasItsReceivers() throws {
    let folder = try project()
    try folder.write(
      "Sources/Shelf.swift",
      "import SwiftUI\nstruct Shelf: View {\n  @StateObject private var own = Store()\n  var body: some View { Card(store: own) }\n}\n"
    )
    let text = Session("map", folder.path).output
    #expect(text.contains("└ argument store → Card.store ") && text.contains("└ argument own → Card.store "), "\(text)")
  }

  @Test func folderOfProjectSeesOtherFiles() {
    let paths = PathFromHere(root: "/app", here: "/app/Sources/Home")
    #expect(paths.text("Home.swift") == "Home.swift")
    #expect(paths.text("/app/Sources/Store.swift") == "../Store.swift")
    #expect(paths.text("/app/Kit/Card.swift") == "../../Kit/Card.swift")
    #expect(PathFromHere(root: "/other", here: "/app").text("/other/A.swift") == "/other/A.swift")
  }

  @Test func typeAliasIsResolved() throws {
    let folder = try project()
    try folder.write("Sources/Names.swift", "typealias Shop = Store\n")
    let named = Session("map", "Shop", folder.path)
    #expect(named.status == 0)
    #expect(named.output == Session("map", "Store", folder.path).output)
  }

  @Test func changesByViewAreInTextAndPage() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    try folder.write(
      "Home.swift",
      """
      import SwiftUI
      struct Home: View {
        let text: String
        @State private var count = 0
        @State private var draft = ""
        var body: some View { Text(draft).onChange(of: text) { draft = text; count += 1 } }
      }
      """)
    let text = Session("map", folder.path).output
    #expect(text.contains("  effect    onChange(of: text) writes count; keeps draft in step "), "\(text)")
    let page = Session("map", folder.path, "--format", "html").output
    let effect =
      #"{"copies":["draft"],"name":"onChange(of: text)","place":{"file":0,"line":6},"writes":["draft","count"]}"#
    #expect(page.contains(effect))
    #expect(page.contains("What it changes on its own"))
  }

  @Test func pageAboutViewOrModelStartsWithIt() throws {
    let folder = try project()
    #expect(Session("map", "Card", folder.path, "--format", "html").output.contains("\"focus\":\"#view/"))
    #expect(Session("map", "Store", folder.path, "--format", "html").output.contains("\"focus\":\"#model/"))
    #expect(
      Session("map", folder("Sources/Cards"), "--format", "html").output.contains("\"focus\":\"#part/"))
    #expect(!Session("map", folder.path, "--format", "html").output.contains("\"focus\":"))
  }

  @Test func focusShowsSurroundings() throws {
    let folder = try project()
    #expect(Session("map", "Card", folder.path).output.contains("Home.store owns"))
    #expect(!Session("map", "Card", folder.path).output.contains("Alone"))
    #expect(Session("map", "Store", folder.path).output.contains("Card.store"))
    let file = Session("map", folder("Sources/Cards/Card.swift"))
    #expect(file.output.contains("Alone") && file.output.contains("Home.store owns"), "\(file.output)")
    #expect(Session("map", folder("Sources/Cards")).output.contains("Alone"))
  }

  @Test("For a file with only models, the map shows their owners; a file without both is an error")
  func filesWithoutViews() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    let store = try folder.write("Store.swift", "import SwiftUI\nclass Store: ObservableObject {}\n")
    try folder.write(
      "Home.swift",
      "import SwiftUI\nstruct Home: View { @StateObject var store = Store()\nvar body: some View { Text(\"\") } }\n")
    #expect(Session("map", store).output.contains("Home.store owns"))
    let plain = try folder.write("Plain.swift", "let a = 1\n")
    let session = Session("map", plain)
    #expect(session.output == "" && session.status == 2)
    #expect(session.errors == "statewise: There is no view or model with state in '\(plain)'.\n")
  }

  @Test("A broken configuration is an error, as in a check")
  func brokenConfiguration() throws {
    let folder = try project()
    try folder.write(".statewise.json", #"{"rulez": {}}"#)
    #expect(Session("map", folder.path).status == 2)
  }

  @Test func partListsStateFromOutside() throws {
    let folder = try project()
    try folder.write(
      "Sources/Row.swift",
      "import SwiftUI\nstruct Deck: View {\n  @ObservedObject var store: Store\n"
        + "  var body: some View { Row(store: store) }\n}\nstruct Row: View {\n  @ObservedObject var store: Store\n}\n"
        + "struct Top: View {\n  @StateObject var store = Store()\n  var body: some View { Deck(store: store) }\n}\n")
    let output = Session("map", "--depth", "1", "Row", folder.path).output
    #expect(output.contains("  Deck.store receives @ObservedObject ← Top.store (outside this part) "), "\(output)")
    #expect(output.contains("\n              ← Top.store (outside this part)\n"), "\(output)")
  }

  @Test("A file name is enough to find a file")
  func fileByName() throws {
    let folder = try project()
    let expected = Session("map", folder("Sources/Cards/Card.swift")).output
    #expect(!expected.isEmpty && expected == Session("map", folder.path, "Card.swift").output)
    #expect(expected == Session("map", "Cards/Card.swift", folder.path).output)
  }

  @Test func aFolderMayBeNamedByAPartOfItsPath() throws {
    let folder = try project()
    let expected = Session("map", folder("Sources/Cards")).output
    for name in ["Cards", "Sources/Cards"] {
      let session = Session("map", name, folder.path)
      #expect(!expected.isEmpty && session.output == expected && session.errors.isEmpty, "\(session.errors)")
    }
    #expect(Session("map", "cards", folder.path).errors.hasSuffix("Did you mean 'Cards'?\n"))
    // The folders around the project are no part of it.
    let outer = try #require(folder.path.split(separator: "/").first.map(String.init))
    #expect(Session("map", outer, folder.path).status == 2)
  }

  @Test func unknownNameSuggestsSimilarOne() throws {
    let folder = try project()
    let session = Session("map", "Crad", folder.path)
    #expect(session.status == 2)
    #expect(
      session.errors == "statewise: There is no view, model, file, or folder named 'Crad'. Did you mean 'Card'?\n")
    #expect(Session("map", "car", folder.path).errors.hasSuffix("Did you mean 'Card'?\n"))
    #expect(session.output.isEmpty)
  }

  @Test func aNameOfSeveralViewsAsksForAFile() throws {
    let folder = try project()
    try folder.write("Sources/Old Cards/Card.swift", "import SwiftUI\nstruct Card: View { @State var m = 0 }\n")
    let session = Session("map", "Card", folder.path)
    let file = folder("Sources/Cards/Card.swift")
    #expect(
      session.errors
        == "statewise: 'Card' is the name of 2 views; name a file to choose one: 'statewise map \(file)'.\n")
    #expect(session.status == 0 && session.output.contains("m: Int"))
    #expect(Session("map", "Card.swift", folder.path).errors.isEmpty)
  }

  @Test func allSourcesOfAMemberAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    let calls = ["Store()", "Store.shared", "Store(1)", "Store(2)"].map { "Card(store: \($0))" }
    try folder.write(
      "A.swift",
      "import SwiftUI\nfinal class Store: ObservableObject { static let shared = Store() }\n"
        + "struct Card: View { @ObservedObject var store: Store }\n"
        + "struct Home: View { var body: some View { \(calls.joined(separator: "; ")) } }\n")
    let text = Session("map", folder.path).output
    #expect(text.contains("← Home: Store() and 3 more "), "\(text)")
  }

  @Test func typeWithoutPlaceInTheMapIsNamed() throws {
    let folder = try project()
    try folder.write("Sources/Service.swift", "final class Service {}\n")
    #expect(
      Session("map", "Service", folder.path).errors
        == "statewise: No view owns or receives a 'Service', so the map doesn't contain it.\n")
  }

  @Test func longMapSaysHowToSeePartOfIt() throws {
    let folder = try TemporaryFolder()
    let views = (0..<60).map { "struct Row\($0): View { @State var on = false; var body: some View { Text(\"\") } }\n" }
    try folder.write("Rows.swift", "import SwiftUI\n" + views.joined())
    let advice = "'statewise map VIEW' shows a part of this map"
    #expect(Session("map", folder.path).errors.contains(advice))
    #expect(Session("map", "Row1", folder.path).errors.isEmpty)
  }

  @Test func terminalGetsColors() throws {
    let folder = try project()
    #expect(Session(["map", folder.path], isInteractive: true, environment: [:]).output.contains("\u{1B}[1mHome"))
  }

  @Test(arguments: [
    ("html", "<!DOCTYPE html>\n", "</html>\n"), ("mermaid", "flowchart LR\n", "| v0\n"),
    ("dot", "digraph statewise {\n", "}\n"),
  ])
  func drawingsAreWrittenWhole(format: String, start: String, end: String) throws {
    let folder = try project()
    let session = Session("map", "--format", format, "Home", folder.path)
    #expect(session.status == 0 && session.errors.isEmpty)
    #expect(session.output.hasPrefix(start) && session.output.hasSuffix(end), "\(session.output.suffix(200))")
  }

  @Test func depthIsANumber() throws {
    let folder = try project()
    #expect(Session("map", "--depth", "0", "Card", folder.path).status == 2)
    #expect(!Session("map", "--depth", "1", "Card", folder.path).output.isEmpty)
    #expect(!Session("map", "--depth", "1", folder("Sources/Cards")).output.isEmpty)
  }

  @Test("--depth without a view is an error")
  func depthOfNothing() throws {
    let folder = try project()
    for (arguments, more) in [([], ""), (["Store"], "; all owners and receivers of a model are shown")] {
      let session = Session(["map", "--depth", "1"] + arguments + [folder.path])
      #expect(session.status == 2 && session.output.isEmpty)
      #expect(
        session.errors == "statewise: '--depth' needs a view, a file, or a folder to start at\(more).\n")
    }
  }

  @Test("Paths in two projects are an error", arguments: ["map", "migrate-observable"])
  func twoProjects(command: String) throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      try folder.write("\(name)/.git/HEAD", "")
      try folder.write("\(name)/A.swift", "let a = 1\n")
    }
    let (one, two) = (folder("One"), folder("Two"))
    let session = Session(command, one, two)
    #expect(session.status == 2)
    #expect(
      session.errors == "statewise: The paths belong to several projects: '\(one)', '\(two)'. "
        + "Name paths of one project only.\n")
  }

  @Test func textAndPageHaveSameNumbers() throws {
    let folder = try project()
    let text = Session("map", folder.path).output
    let views = try #require(text.split(separator: " ").first)
    for names in [[], ["Card"], ["Store"]] {
      // A page contains the complete map, and initially shows the requested part.
      let page = Session(["map"] + names + [folder.path, "--format", "html"]).output
      let numbers = "\"numbers\":{\"findings\":0,\"models\":1,\"passages\":1,\"views\":\(views)}"
      #expect(page.contains(numbers), "\(page)")
      #expect(page.count(of: "\"kind\":\"view\"") == Int(views) && page.count(of: "\"fromMember\":") == 1)
    }
  }

  @Test func aDiffShowsOwnersAndReceiversGainedAndLost() throws {
    let folder = try project()
    try folder.commitAll()
    try folder.write(
      "Sources/Cards/Card.swift",
      "import SwiftUI\nstruct Tile: View {\n  @ObservedObject var store: Store\n}\nstruct Alone: View { @State var m = 0 }\n"
    )
    let session = Session("map", folder.path, "--diff", "HEAD")
    #expect(session.status == 0)
    let start =
      "Since HEAD: changes of 1 model and 3 views\n\nStore  model\n  + passed to Tile.store (@ObservedObject) "
    #expect(session.output.hasPrefix(start), "\(session.output)")
    #expect(session.output.contains("\n  - passed to Card.store (@ObservedObject), was Sources/Cards/Card.swift:3\n"))
    #expect(session.output.contains("\n\nAlone  view\n  + owns m: Int (@State) "), "\(session.output)")
    #expect(!Session("map", "Tile", folder.path, "--diff", "HEAD").output.contains("Alone"))
    #expect(Session("map", folder.path, "--diff", "HEAD", "--format", "html").output.contains("\"since\":\"HEAD\""))
    // A page that initially showed the view would not show the changes.
    #expect(!Session("map", "Tile", folder.path, "--diff", "HEAD", "--format", "html").output.contains("\"focus\":"))
    try folder.commitAll()
    #expect(
      Session("map", folder.path, "--diff", "HEAD").output
        == "No view owns or receives state differently since HEAD.\n")
    let unknown = Session("map", folder.path, "--diff", "nothing")
    #expect(unknown.status == 2 && unknown.errors.contains("no revision 'nothing'"), "\(unknown.errors)")
    #expect(Session("map", folder.path, "--diff", "HEAD", "--format", "dot").status == 2)
  }
}

extension MapCommandTests {
  /// Each of two modules declares the same names, as one target for two platforms does.
  @Test func functionsOfOneNameInSeveralModulesAreFollowed() throws {
    let folder = try TemporaryFolder()
    let targets = ["Mac", "Phone"].map { ".executableTarget(name: \"\($0)\")" }.joined(separator: ", ")
    try folder.write(
      "Package.swift",
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])\n"
    )
    for module in ["Mac", "Phone"] {
      try folder.write(
        "Sources/\(module)/App.swift",
        """
        import SwiftUI
        final class Store: ObservableObject {}
        final class Theme: ObservableObject {}
        enum Tab: CaseIterable { case home; @ViewBuilder func content() -> some View { Home() } }
        extension View { func themed(_ theme: Theme) -> some View { environmentObject(theme) } }
        struct Home: View { @EnvironmentObject var store: Store; @EnvironmentObject var theme: Theme }
        struct Root: View {
          var body: some View { ForEach(Tab.allCases, id: \\.self) { tab in tab.content() } }
        }
        @main struct Main: App {
          @StateObject var store = Store()
          @StateObject var theme = Theme()
          var body: some Scene {
            WindowGroup { Root().themed(theme).environmentObject(store) }
          }
        }
        """)
    }
    let text = Session("map", folder.path).output
    #expect(!text.contains("no injection found"), "\(text)")
    #expect(text.count(of: "environment store → Home.store") == 2, "\(text)")
    #expect(text.count(of: "← View.themed() environment theme") == 2, "\(text)")
  }

  @Test func viewsOfOneNameAreComparedByFile() throws {
    let folder = try TemporaryFolder()
    let view = "import SwiftUI\nstruct Tile: View { @State private var n = 0 }\n"
    for name in ["Old", "New"] { try folder.write("Sources/\(name)/Tile.swift", view) }
    try folder.commitAll()
    try folder.remove("Sources/Old/Tile.swift")
    try folder.write("Sources/New/Tile.swift", view.replacing("n = 0", with: "n = 0; @State private var m = 0"))
    #expect(
      Session("map", folder.path, "--diff", "HEAD").output.split(separator: "\n").filter { !$0.hasPrefix("Since") } == [
        "Tile  view  Sources/New/Tile.swift", "  + owns m: Int (@State) \(folder.path)/Sources/New/Tile.swift:2",
        "Tile  view  Sources/Old/Tile.swift, removed", "  - owns n: Int (@State), was Sources/Old/Tile.swift:2",
      ])
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}

extension TemporaryFolder {
  fileprivate func commitAll() throws {
    let name = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    for arguments in [["init", "-q"], ["add", "."], name + ["commit", "-q", "-m", "one"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", path] + arguments
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }
}

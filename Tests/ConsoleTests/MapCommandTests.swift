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

  @Test func textTellsOwnersAndReceivers() throws {
    let folder = try project()
    let session = Session("map", folder.path)
    #expect(session.status == 0)
    #expect(session.output.hasPrefix("3 views, 1 model, 1 passage of state, 0 findings\n"), "\(session.output)")
    #expect(session.output.contains("  Home.store owns @StateObject "), "\(session.output)")
    #expect(session.output.contains("└ argument store → Card.store "), "\(session.output)")
    #expect(session.output.contains("← Home.store argument store "), "\(session.output)")
  }

  @Test func aPageAboutOneViewBeginsWithIt() throws {
    let folder = try project()
    #expect(Session("map", "Card", folder.path, "--format", "html").output.contains("\"focus\":"))
    #expect(!Session("map", "Store", folder.path, "--format", "html").output.contains("\"focus\":"))
  }

  @Test func aViewAFileOrAFolderIsShownWithWhatIsAroundIt() throws {
    let folder = try project()
    #expect(Session("map", "Card", folder.path).output.contains("Home.store owns"))
    #expect(!Session("map", "Card", folder.path).output.contains("Alone"))
    #expect(Session("map", "Store", folder.path).output.contains("Card.store"))
    let file = Session("map", folder("Sources/Cards/Card.swift"))
    #expect(file.output.contains("Alone") && file.output.contains("Home.store owns"), "\(file.output)")
    #expect(Session("map", folder("Sources/Cards")).output.contains("Alone"))
  }

  @Test func anUnknownNameGetsAQuestion() throws {
    let folder = try project()
    let session = Session("map", "Crad", folder.path)
    #expect(session.status == 2)
    #expect(session.errors == "statewise: There is no view, model or file 'Crad'. Did you mean 'Card'?\n")
    #expect(session.output.isEmpty)
  }

  @Test func aTerminalGetsColours() throws {
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
    #expect(Session("map", "--depth", "0", folder.path).status == 2)
    #expect(!Session("map", "--depth", "1", "Card", folder.path).output.isEmpty)
  }

  @Test("Paths of two projects are no map and no migration", arguments: ["map", "migrate-observable"])
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
      session.errors == "statewise: The paths belong to several projects: '\(one)', '\(two)'. Give those of one.\n")
  }
}

import JSONReading
import TestSupport
import Testing

/// Tests of the complete menu of code actions: the titles, their order, and the preferred action.
@Suite struct ActionMenuRows {
  /// A text with two findings on `model`, one on `other`, and one on `n`, which is of the same rule as the first.
  private static let text = """
    import SwiftUI

    final class Model: ObservableObject {
        @Published var text = ""
    }

    struct A: View {
        @State var model = Model()
        @ObservedObject var other = Model()
        @State var n = 0
        var body: some View { Text("\\(n)\\(model.text)\\(other.text)") }
    }

    """
  private static let supportsFileCreation = """
    {"workspace":{"workspaceEdit":{"documentChanges":true,"resourceOperations":["create"]}}}
    """

  /// Runs the body with the text open in a project, after its fixes have become safe.
  private func withText(_ body: (_ server: ServerProcess, _ uri: String, _ shown: [JSONValue]) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let uri = folder.uri("A.swift")
    try withServer(Self.supportsFileCreation, members: folder.asRoot) { server in
      server.open(Self.text, uri: uri)
      try server.waitUntil("a safe fix") {
        try server.actions(JSON.range(9, 15, 9, 15), uri: uri).contains { $0["isPreferred"].bool == true }
      }
      try body(server, uri, server.shown(4, uri: uri))
    }
  }

  private func titles(_ actions: [JSONValue]) -> [String] { actions.compactMap { $0["title"].string } }

  @Test(arguments: ["private-state", "state-holds-observable-object"])
  func requestedFindingComesFirst(_ rule: String) throws {
    try withText { server, uri, shown in
      let asked = shown.filter { $0["code"].string == rule && $0.numbers.first == 7 }
      #expect(asked.count == 1)
      let actions = try server.actions(
        JSON.range(7, 17, 7, 17), diagnostics: JSON.text(of: JSONValue.array(asked)), uri: uri)
      let fixes = ["Make 'model' private", "Keep 'model' with @StateObject (review first)"]
      #expect(
        titles(actions) == (rule == "private-state" ? fixes : fixes.reversed()) + [
          "Apply all safe fixes of 'private-state' in this file", "Ignore '\(rule)' here",
          "Turn '\(rule)' off for this project",
        ])
      let preferred = actions.filter { $0["isPreferred"].bool == true }
      #expect(titles(preferred) == (rule == "private-state" ? [fixes[0]] : []))
    }
  }

  /// A line, the title of a fix, and the declaration after the fix.
  @Test(arguments: [
    (7, "Make 'model' private", "@State private var model"),
    (7, "Keep 'model' with @StateObject", "@StateObject var model"),
    (8, "Keep 'other' with @StateObject and make it private", "@StateObject private var other"),
  ])
  func aTitleSaysAllThatTheFixDoes(_ line: Int, _ title: String, _ declaration: String) throws {
    try withText { server, uri, _ in
      let fix = try #require(
        try server.actions(JSON.range(line, 4, line, 4), uri: uri).first {
          $0["title"].string?.hasPrefix(title) == true
        })
      var buffer = ClientBuffer(Self.text)
      buffer.apply(edits: fix.edits(uri))
      let before = Self.text.split(separator: "\n", omittingEmptySubsequences: false)[line]
      let value = before.drop { $0 != "=" }
      #expect(buffer.text == Self.text.replacing(before, with: "    \(declaration) \(value)"))
    }
  }

  @Test func selectionOffersToIgnoreItsFindingsOnly() throws {
    try withText { server, uri, shown in
      let actions = try server.actionsForShown(JSON.range(0, 0, 11, 0), uri: uri)
      #expect(titles(actions).filter { $0.hasPrefix("Ignore") }.count == 4)
      #expect(titles(actions).suffix(4).allSatisfy { $0.hasPrefix("Ignore") })
      #expect(titles(actions).allSatisfy { !$0.hasPrefix("Turn") })
      let unasked = try server.actions(JSON.range(0, 0, 11, 0), uri: uri)
      #expect(titles(unasked).allSatisfy { !$0.hasPrefix("Ignore") && !$0.hasPrefix("Turn") })
    }
  }
}

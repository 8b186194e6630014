import JSONReading
import TestSupport
import Testing

@Suite struct DiagnosticRows {
  /// A text with findings of several rules and severities, and with related locations.
  private static let text = """
    import SwiftUI

    class Model: ObservableObject {
        @Published var count = 0
    }

    struct A: View {
        @State var n = 0
        @ObservedObject var model = Model()
        @ObservedObject private var other: Model
        var body: some View {
            Text("\\(n)")
            B(value: n)
        }
        init(other: Model) { self.other = other }
    }

    struct B: View {
        @State var value = 0
        var body: some View { TextField("\\(value)", text: .constant("")).id(UUID()) }
    }

    """

  @Test func everyDiagnosticIsComplete() throws {
    try withServer { server in
      server.open(Self.text)
      let buffer = ClientBuffer(Self.text)
      try server.waitUntil("findings of several rules") {
        Set(server.lastShown().map { $0["code"] }).count > 2
      }
      for diagnostic in server.lastShown() {
        #expect((1...4).contains(diagnostic["severity"].integer ?? 0))
        #expect(diagnostic["message"].string?.isEmpty == false)
        #expect(diagnostic["source"] == "statewise")
        #expect(diagnostic["code"].string?.isEmpty == false)
        #expect(diagnostic["codeDescription"]["href"].string?.hasPrefix("https://") == true)
        #expect(diagnostic["data"] != .null)
        #expect(buffer.isInside(diagnostic["range"]["start"]) && buffer.isInside(diagnostic["range"]["end"]))
        let numbers = diagnostic.numbers.compactMap { $0 }
        #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
      }
    }
  }

  @Test func relatedPlacesAreInMessageIfUnsupported() throws {
    let text = Self.text
    func stale(_ patch: String) throws -> JSONValue {
      var found = JSONValue.null
      try withServer(patch) { server in
        server.open(text)
        try server.waitUntil("a finding about an argument") {
          found = server.lastShown().first { $0["code"] == "state-receives-argument" } ?? .null
          return found != .null
        }
      }
      return found
    }
    let related = try stale("{}")
    let place = try #require(related["relatedInformation"].elements.first)
    #expect(place["location"]["uri"].string == Sample.uri)
    #expect(place["location"]["range"]["start"]["line"].integer == 12)
    let plain = try stale(#"{"textDocument":{"publishDiagnostics":{"relatedInformation":null}}}"#)
    #expect(plain["relatedInformation"].isNull)
    #expect(plain["message"].string?.hasSuffix("A.swift:13)") == true)
  }

  /// The capability that the client does not declare, and the member that must be missing.
  @Test(arguments: [
    ("relatedInformation", "relatedInformation"), ("codeDescriptionSupport", "codeDescription"),
    ("tagSupport", "tags"), ("dataSupport", "data"),
  ])
  func membersThatTheClientDoesNotTakeDoNotCome(_ capability: String, _ member: String) throws {
    try withServer(#"{"textDocument":{"publishDiagnostics":{"\#(capability)":null}}}"#) { server in
      server.open(Self.text)
      try server.waitUntil("several findings") { server.lastShown().count > 2 }
      try server.fence()
      #expect(server.publishes().flatMap { $0["diagnostics"].elements }.allSatisfy { $0[member].isNull })
    }
  }

  @Test func aPushClientIsOfferedNoPullsAndAPullClientGetsNoPushes() throws {
    try withNewServer { server in
      let result = try server.initialize()
      #expect(result["capabilities"]["diagnosticProvider"].isNull)
      server.open(Sample.bad)
      try server.shown(1)
    }
    try withNewServer { server in
      let result = try server.initialize(capabilities: try Capabilities.patched([Capabilities.pull]))
      #expect(result["capabilities"]["diagnosticProvider"]["interFileDependencies"].bool == true)
      #expect(result["capabilities"]["diagnosticProvider"]["workspaceDiagnostics"].bool != nil)
      server.open(Sample.bad)
      #expect(try server.pull()["result"]["items"].elements.count == 1)
      server.replace(by: Sample.good, version: 2)
      server.close()
      try server.fence()
      #expect(server.publishes().isEmpty)
    }
  }

  @Test(arguments: [("push", true), ("pull", false), ("auto", false)])
  func theUserMayChooseBetweenPushAndPull(_ choice: String, _ pushes: Bool) throws {
    let options = #","initializationOptions":{"diagnostics":"\#(choice)"}"#
    try withServer(Capabilities.pull, members: options) { server in
      server.open(Sample.bad)
      if pushes {
        try server.shown(1)
      } else {
        #expect(try server.pull()["result"]["items"].elements.count == 1)
        #expect(server.publishes().isEmpty)
      }
    }
  }

  @Test func theRuleIsExplainedOnAFindingAndNowhereElse() throws {
    try withServer(#"{"textDocument":{"hover":{"contentFormat":["plaintext","markdown"]}}}"#) { server in
      server.open(Sample.bad)
      let hover = try server.request("textDocument/hover", JSON.position(3, 15))["result"]
      #expect(hover["contents"]["kind"] == "markdown")
      #expect(hover["contents"]["value"].string?.contains("private-state") == true)
      #expect(hover.numbers == [3, 15, 3, 16])
      #expect(try server.request("textDocument/hover", JSON.position(0, 3))["result"].isNull)
      #expect(try server.request("textDocument/hover", JSON.position(4, 20))["result"].isNull)
    }
  }

  @Test func clientsWithoutMarkdownGetPlainText() throws {
    try withServer(#"{"textDocument":{"hover":{"contentFormat":["plaintext"]}}}"#) { server in
      server.open(Sample.bad)
      let contents = try server.request("textDocument/hover", JSON.position(3, 15))["result"]["contents"]
      #expect(contents["kind"] == "plaintext")
      #expect(contents["value"].string?.contains("**") == false)
    }
  }

  private static let uses = """
    import SwiftUI
    struct Search: View {
      @State private var query: String
      @StateObject private var model = Model()
      init(query: String) { _query = State(initialValue: query) }
      var body: some View {
        TextField("Query", text: $query)
        Text(model.text + query)
        Hits(query: $query).id(query)
      }
    }
    struct Hits: View {
      @Binding var query: String
      @State private var selected = 0
      var body: some View { Stepper(query, value: $selected).onSubmit { query = "" } }
    }
    final class Model: ObservableObject { @Published var text = "" }
    """

  /// The position of the pointer, the highlighted range, and the text.
  @Test(arguments: [
    (7, 10, [7, 9, 7, 14], "'model' is owned by 'Search' for as long as it keeps its identity"),
    (7, 23, [7, 22, 7, 27], "'query' is owned by 'Search' for as long as it keeps its identity"),
    (6, 31, [6, 29, 6, 35], "'query' is owned by 'Search' for as long as it keeps its identity"),
    (4, 26, [4, 24, 4, 30], "'query' is owned by 'Search' for as long as it keeps its identity"),
    (1, 8, [1, 7, 1, 13], "'Search' owns 'query', 'model'"),
    (8, 6, [8, 4, 8, 8], "'Hits' owns 'selected'; receives 'query'; identity by .id(query)"),
  ])
  func aUseAStorageAViewAndItsCallAreExplained(_ line: Int, _ column: Int, _ range: [Int], _ text: String) throws {
    try withServer { server in
      server.open(Self.uses)
      try server.fence()
      let hover = try server.request("textDocument/hover", JSON.position(line, column))["result"]
      #expect(hover["contents"]["value"].string == text)
      #expect(hover.numbers == range)
    }
  }
}

import JSONReading
import TestSupport
import Testing

/// Tests that the server does not use capabilities that the client has not declared.
@Suite struct DeclarationRows {
  private func actions(_ patch: String) throws -> [JSONValue] {
    var found: [JSONValue] = []
    try withServer(patch) { server in
      server.open(Sample.bad, version: 5)
      try server.shown(1)
      try server.fence()
      found =
        try server.actionsForShown(JSON.range(3, 15, 3, 15))
        + server.actions(JSON.range(3, 15, 3, 15), only: #"["source.fixAll"]"#)
      try server.ping()
    }
    return found
  }

  @Test(arguments: [
    #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":null}}}"#, #"{"textDocument":{"codeAction":null}}"#,
    #"{"textDocument":null}"#, #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":false}}}"#,
  ])
  func withoutLiteralsThereAreNoActionsButCommands(_ patch: String) throws {
    #expect(try actions(patch).allSatisfy { $0["command"].string != nil })
  }

  @Test func editsAreVersionedWhereVersionsAreTaken() throws {
    let actions = try actions("{}")
    #expect(actions.count > 2)
    for action in actions {
      #expect(action["edit"]["changes"].isNull)
      for change in action["edit"]["documentChanges"].elements {
        #expect(change["textDocument"]["version"].integer == 5)
        #expect(change["textDocument"]["uri"].string == Sample.uri)
      }
    }
  }

  @Test func editsArePlainChangesElsewhere() throws {
    let actions = try actions(#"{"workspace":{"workspaceEdit":null}}"#)
    #expect(actions.count > 1)
    for action in actions {
      #expect(action["edit"]["documentChanges"].isNull)
      #expect(!action["edit"]["changes"][Sample.uri].elements.isEmpty)
    }
  }

  @Test func preferredIsOmittedIfUnsupported() throws {
    let actions = try actions(#"{"textDocument":{"codeAction":{"isPreferredSupport":null}}}"#)
    #expect(actions.count > 2)
    #expect(actions.allSatisfy { $0["isPreferred"].isNull })
  }

  private static let blocked = """
    import Combine
    import SwiftUI
    class Model: ObservableObject {
        @Published var n = 0
        var all: AnyPublisher<Int, Never> { $n.eraseToAnyPublisher() }
    }

    """

  @Test func disabledActionsHaveReasonIfSupported() throws {
    for (patch, count) in [("{}", 0), (#"{"textDocument":{"codeAction":{"disabledSupport":true}}}"#, 1)] {
      try withServer(patch) { server in
        server.open(Self.blocked)
        try server.fence()
        let actions = try server.actions(JSON.range(2, 7, 2, 7), only: #"["refactor"]"#)
        #expect(actions.filter { !$0["disabled"].isNull }.count == count)
        #expect(actions.allSatisfy { $0["disabled"].isNull || $0["disabled"]["reason"].string?.isEmpty == false })
      }
    }
  }

  /// An object and a view in another file that observes it. A migration to `@Observable` changes both files.
  private static let model = "import SwiftUI\n\nfinal class Model: ObservableObject {\n  @Published var count = 0\n}\n"
  private static let home = """
    import SwiftUI

    struct Home: View {
      @StateObject private var model = Model()
      var body: some View { Text("\\(model.count)") }
    }

    """

  @Test func editsOfOtherFilesNeedConfirmationIfSupported() throws {
    let folder = try TemporaryFolder()
    try folder.write("Home.swift", Self.home)
    let uri = folder.uri("Model.swift")
    for (patch, asks) in [(#"{"workspace":{"workspaceEdit":{"changeAnnotationSupport":{}}}}"#, true), ("{}", false)] {
      try withServer(patch, members: folder.asRoot) { server in
        server.open(Self.model, uri: uri)
        try server.waitUntil("the migration") {
          try server.actions(JSON.range(2, 12, 2, 12), only: #"["refactor"]"#, uri: uri).contains {
            $0.edits(folder.uri("Home.swift")).count > 0
          }
        }
        let action = try server.actions(JSON.range(2, 12, 2, 12), only: #"["refactor"]"#, uri: uri).first
        let elsewhere = action?.edits(folder.uri("Home.swift")) ?? []
        #expect(!elsewhere.isEmpty && elsewhere.allSatisfy { ($0["annotationId"].string != nil) == asks })
        #expect(action?.edits(uri).allSatisfy { $0["annotationId"].isNull } == true)
        let annotations = action?["edit"]["changeAnnotations"] ?? .null
        #expect(elsewhere.allSatisfy { annotations[$0["annotationId"].string ?? ""]["label"].isNull != asks })
      }
    }
  }

  @Test func unnecessaryCodeIsTaggedIfSupported() throws {
    for (patch, tags) in [
      ("{}", JSONValue.array([.number("1")])),
      (#"{"textDocument":{"publishDiagnostics":{"tagSupport":{"valueSet":[2]}}}}"#, .null),
    ] {
      try withServer(patch) { server in
        server.open("// statewise:disable:next private-state\nlet a = 0\n")
        let diagnostic = try server.shown(1).first
        #expect(diagnostic?["tags"] == tags)
      }
    }
  }

  @Test func unsupportedRequestsAreNotSent() throws {
    let folder = try TemporaryFolder()
    for number in 0..<50 { try folder.write("\(number).swift", Sample.bad) }
    try withServer(members: folder.asRoot) { server in
      server.open(Sample.bad)
      server.notify("workspace/didChangeConfiguration", #"{"settings":null}"#)
      try server.fence()
      #expect(!server.messages.contains { !$0["method"].isNull && !$0["id"].isNull })
    }
  }

  @Test func commandsAreAnnouncedToWhoeverTakesThemAndUnknownOnesRefused() throws {
    try withNewServer { server in
      let capabilities = try server.initialize()["capabilities"]
      #expect(capabilities["executeCommandProvider"].isNull)
      let answer = try server.request("workspace/executeCommand", #"{"command":"statewise.fix"}"#)
      #expect(answer.code == -32602)
    }
    try withNewServer { server in
      let takes = try Capabilities.patched([#"{"workspace":{"executeCommand":{"dynamicRegistration":false}}}"#])
      let commands = try server.initialize(capabilities: takes)["capabilities"]["executeCommandProvider"]["commands"]
      #expect(commands.elements.allSatisfy { $0.string?.hasPrefix("statewise.") == true })
      #expect(!commands.elements.isEmpty)
    }
  }

  @Test func featuresOfSourceKitAreNotDeclared() throws {
    try withNewServer { server in
      guard case .object(let capabilities) = try server.initialize()["capabilities"] else { return }
      #expect(
        Set(capabilities.keys).subtracting(["positionEncoding", "diagnosticProvider"])
          == ["textDocumentSync", "codeActionProvider", "hoverProvider", "workspace"])
    }
  }
}

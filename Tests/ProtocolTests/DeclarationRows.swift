import JSONReading
import TestSupport
import Testing

/// What the client has not declared it does not get.
@Suite struct DeclarationRows {
  private func actions(_ patch: String) throws -> [JSONValue] {
    var found: [JSONValue] = []
    try withServer(patch) { server in
      server.open(Sample.bad, version: 5)
      try server.shown(1)
      try server.fence()
      found =
        try server.actions(JSON.range(3, 15, 3, 15))
        + server.actions(JSON.range(3, 15, 3, 15), only: #"["source.fixAll"]"#)
      try server.ping()
    }
    return found
  }

  @Test(arguments: [
    #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":null}}}"#, #"{"textDocument":{"codeAction":null}}"#,
    #"{"textDocument":null}"#,
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

  @Test func nothingIsPreferredWhereThatIsNotUnderstood() throws {
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

  @Test func whatCannotBeDoneIsSaidWhereThatIsUnderstood() throws {
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

  @Test func whatTheClientCannotAnswerIsNotAsked() throws {
    let folder = try TemporaryFolder()
    for number in 0..<50 { try folder.write("\(number).swift", Sample.bad) }
    try withServer(members: folder.asRoot) { server in
      server.open(Sample.bad)
      server.notify("workspace/didChangeConfiguration", #"{"settings":null}"#)
      try server.fence()
      #expect(!server.messages.contains { !$0["method"].isNull && !$0["id"].isNull })
    }
  }

  @Test func commandsAreNeitherAnnouncedNorTaken() throws {
    try withNewServer { server in
      let capabilities = try server.initialize()["capabilities"]
      #expect(capabilities["executeCommandProvider"].isNull)
      let answer = try server.request("workspace/executeCommand", #"{"command":"statewise.fix"}"#)
      #expect(answer.code == -32601)
    }
  }

  @Test func whatIsSourceKitsJobIsNotAnnounced() throws {
    try withNewServer { server in
      guard case .object(let capabilities) = try server.initialize()["capabilities"] else { return }
      #expect(
        Set(capabilities.keys).subtracting(["positionEncoding", "diagnosticProvider"])
          == ["textDocumentSync", "codeActionProvider", "hoverProvider", "workspace"])
    }
  }
}

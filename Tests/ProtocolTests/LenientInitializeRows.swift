import TestSupport
import Testing

@Suite struct LenientInitializeRows {
  /// The complete parameters of the request.
  @Test(arguments: [
    #"{"capabilities":{}}"#,
    "{}",
    #"{"processId":null,"rootUri":null,"rootPath":null,"workspaceFolders":null,"capabilities":{}}"#,
    #"{"workspaceFolders":[],"capabilities":{}}"#,
    #"{"capabilities":{"general":{"positionEncodings":["utf-7"]}}}"#,
    """
    {"capabilities":{"textDocument":{"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["x"]}}},
    "publishDiagnostics":{"tagSupport":{"valueSet":[99]}}},
    "workspace":{"workspaceEdit":{"resourceOperations":["explode"],"failureHandling":"later"}}},"trace":"loud"}
    """,
    """
    {"capabilities":{"textDocument":{"codeAction":{"isPreferredSupport":null},
    "publishDiagnostics":{"relatedInformation":null,"dataSupport":5}},"workspace":{"configuration":null}}}
    """,
    #"{"capabilities":{"textDocument":null,"workspace":[],"general":7,"window":"x"}}"#,
    #"{"capabilities":{},"initializationOptions":5}"#,
    #"{"capabilities":{},"initializationOptions":[]}"#,
    #"{"capabilities":{},"initializationOptions":{"unknown":1}}"#,
    #"{"capabilities":{},"initializationOptions":{"configuration":{"rules":5}}}"#,
    #"{"capabilities":{},"rootUri":"file:///does/not/exist"}"#,
    #"{"capabilities":{},"rootUri":"nonsense"}"#,
    #"{"capabilities":{},"processId":-99999999999}"#,
    #"{"capabilities":{},"rootPath":"/project"}"#,
  ])
  func noParametersKeepASessionFromStarting(_ params: String) throws {
    try withNewServer { server in
      let answer = try server.request("initialize", params)
      let encoding = answer["result"]["capabilities"]["positionEncoding"]
      #expect(answer["error"].isNull && (encoding.isNull || encoding == "utf-16"))
      server.notify("initialized", "{}")
      server.open(Sample.bad)
      #expect(try server.shown(1).first?.numbers == [3, 15, 3, 16])
    }
  }

  @Test func largeOptionsAreHandled() throws {
    let options = JSON.string(String(repeating: "x", count: 200_000))
    try withServer(members: #","initializationOptions":{"unknown":\#(options)}"#) { server in
      server.open(Sample.bad)
      try server.shown(1)
    }
  }

  @Test(arguments: [
    #""rootUri":null"#, #""rootUri":null,"rootPath":null,"workspaceFolders":null"#, #""workspaceFolders":[]"#,
  ])
  func withoutAFolderSingleFilesAreChecked(_ root: String) throws {
    try withServer(members: "," + root) { server in
      server.open(Sample.bad)
      try server.shown(1)
    }
  }
}

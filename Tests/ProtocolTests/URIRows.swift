import JSONReading
import TestSupport
import Testing

@Suite struct URIRows {
  /// The URI that opens the document, and another spelling of it.
  @Test(arguments: [
    ("file:///w/caf%c3%a9%20a%2Bb/A.swift", "file:///w/caf%C3%A9%20a+b/A.swift"),
    ("file:///w/a+b/A.swift", "file:///w/a%2bb/A.swift"),
    ("file:///c%3A/x/A.swift", "file:///C:/x/A.swift"),
    ("file:///w/(app)/A.swift", "file:///w/%28app%29/A.swift"),
    ("file://localhost/w/A.swift", "file:///w/A.swift"),
    ("file:///w/x/../A.swift", "file:///w/./A.swift"),
    ("FILE:///w/A.swift", "file:///w/A.swift"),
  ])
  func aDocumentAnswersToEverySpellingUnderTheOneThatOpenedIt(_ opened: String, _ other: String) throws {
    for documentChanges in ["true", "null"] {
      try withServer(#"{"workspace":{"workspaceEdit":{"documentChanges":\#(documentChanges)}}}"#) { server in
        server.open(Sample.good, uri: opened)
        try server.shown(0, uri: opened)
        server.replace(by: Sample.bad, version: 2, uri: other)
        try server.shown(1, version: 2, uri: opened)
        let fixes = try server.fixes(JSON.range(3, 15, 3, 15), uri: other)
        #expect(fixes.first?.edits(opened).map(\.numbers) == [[3, 11, 3, 11]])
        server.close(uri: other)
        try server.shown(0, uri: opened)
        #expect(server.publishes(other).isEmpty)
      }
    }
  }

  @Test(arguments: [
    "file:///w/A.swift?query", "file:///w/a%2Fb/A.swift", "file:///w/%zz/A.swift", "file:///w/A.swift/", "file:///",
    "file://", "file:", "untitled:Untitled-1", "untitled:", "file:///w/A.swift#L3", "file:///w/%ff.swift",
  ])
  func oddURIsOfFilesAndUnsavedTextsAreChecked(_ uri: String) throws {
    try withServer { server in
      server.open(Sample.bad, uri: uri)
      try server.shown(1, uri: uri)
      #expect(try server.fixes(JSON.range(3, 15, 3, 15), uri: uri).first?.edits(uri).count == 1)
      server.close(uri: uri)
      try server.shown(0, uri: uri)
    }
  }

  /// Neovim uses this URI for unnamed buffers.
  @Test func anUnnamedBufferIsADocument() throws {
    try withServer { server in
      server.open("\n", uri: "file://")
      try server.shown(0, uri: "file://")
      server.replace(by: Sample.bad, version: 2, uri: "file://")
      try server.shown(1, uri: "file://")
    }
  }

  @Test(arguments: [
    ("git:/w/A.swift?%7B%22ref%22%3A%22%22%7D", "swift"), ("vscode-notebook-cell:/w/n.ipynb#W0", "swift"),
    ("output:tasks", "swift"), ("file:///w/A.swift", "plaintext"), ("nonsense", "swift"), ("", "swift"),
  ])
  func otherSchemesAndLanguagesAreTakenSilently(_ uri: String, _ language: String) throws {
    try withServer { server in
      server.open(Sample.bad, uri: uri, language: language)
      #expect(try server.actions(JSON.range(3, 15, 3, 15), uri: uri).isEmpty)
      #expect(try server.request("textDocument/hover", JSON.position(3, 15, uri: uri))["result"].isNull)
      #expect(try server.pull(uri: uri)["result"]["items"].elements.isEmpty)
      server.change(#"[{"range":\#(JSON.range(0, 0, 0, 0)),"text":"\n"}]"#, version: 2, uri: uri)
      server.close(uri: uri)
      try server.fence()
      #expect(server.publishes(uri).allSatisfy { $0["diagnostics"].elements.isEmpty })
    }
  }

  /// Only the editor can read these files.
  @Test(arguments: ["vscode-remote://ssh-remote%2Bhost/w/A.swift", "vscode-vfs://github/owner/name/A.swift"])
  func remoteDocumentIsAnalyzedAlone(_ uri: String) throws {
    try withServer { server in
      server.open(Sample.bad, uri: uri)
      try server.shown(1, uri: uri)
      #expect(try server.fixes(JSON.range(3, 15, 3, 15), uri: uri).count == 1)
    }
  }

  @Test func documentWithLanguageSwiftIsChecked() throws {
    try withServer { server in
      server.open(Sample.bad, uri: "file:///w/README.md")
      try server.shown(1, uri: "file:///w/README.md")
    }
  }
}

import Testing

@testable import Server

@Suite struct DocumentURITests {
  @Test(arguments: [
    "file:///w/caf%c3%a9%20a%2Bb/A.swift", "file:///w/caf%C3%A9%20a+b/A.swift", "file:///w/café%20a+b/./x/../A.swift",
    "FILE:///w//caf%C3%A9%20a+b/A.swift", "file://localhost/w/caf%C3%A9%20a+b/A.swift",
    "file:///w/caf%C3%A9%20a+b/A.swift?query#fragment",
  ])
  func spellingsOfOneFileHaveOneKey(_ uri: String) {
    #expect(DocumentURI(uri) == DocumentURI("file:///w/café a+b/A.swift"))
    #expect(DocumentURI(uri).key == "/w/café a+b/A.swift")
  }

  @Test func driveLetterIgnoresCase() {
    #expect(DocumentURI("file:///c%3A/x/A.swift") == DocumentURI("file:///C:/x/A.swift"))
  }

  @Test(arguments: [
    ("file://", DocumentURI.Kind.unsaved), ("file:///", .unsaved), ("untitled:Untitled-1", .unsaved),
    ("vscode-remote://ssh-remote+host/w/A.swift", .unsaved), ("vscode-vfs://github/o/r/A.swift", .unsaved),
    ("git:/w/A.swift?%7B%7D", .foreign), ("vscode-notebook-cell:/w/n.ipynb#W0", .foreign), ("A.swift", .foreign),
    ("", .foreign), ("file:///w/%zz/%", .file), ("file:///w/a%2Fb/", .file),
  ])
  func everyURIIsOfSomeKind(_ uri: String, _ kind: DocumentURI.Kind) {
    #expect(DocumentURI(uri).kind == kind)
  }

  @Test func onlyTwoHexadecimalDigitsAreAnEscape() {
    #expect(DocumentURI("file:///w/a%+5b%-0c%4/A.swift").key == "/w/a%+5b%-0c%4/A.swift")
  }

  @Test func pathRoundTripsThroughURI() {
    let path = "/w/café a+b/%41 (1)/A#?.swift"
    #expect(DocumentURI.uri(ofPath: path) == "file:///w/caf%C3%A9%20a%2Bb/%2541%20%281%29/A%23%3F.swift")
    #expect(DocumentURI(DocumentURI.uri(ofPath: path)).key == path)
  }
}

import TestSupport
import Testing

@testable import Server

/// Tests of how much work an edit causes, measured in jobs.
@Suite struct EditCostTests {
  private let other = "file:///project/B.swift"

  @Test func editOfBodyAnalyzesOnlyItsFile() {
    let session = opened()
    #expect(jobs(of: Sample.bad + "// a comment\n", version: 2, in: session) == 2)
    let body = Sample.bad.replacing("Text(\"\\(n)\")", with: "Text(\"now \\(n)\")")
    #expect(jobs(of: body, version: 3, in: session) == 2)
  }

  @Test func editOfInterfaceAnalyzesOpenFilesOnce() {
    #expect(jobs(of: Sample.bad + "struct C: View {}\n", version: 2, in: opened()) == 3)
  }

  /// Returns a session with two open files and no jobs left.
  private func opened() -> SteppedSession {
    // This client notifies the server of changed files. Otherwise, the server would check for changed configurations.
    let session = SteppedSession(
      capabilities: #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    for uri in [Sample.uri, other] {
      let text = uri == other ? "struct B {}\n" : Sample.bad
      session.handle([JSON.message("textDocument/didOpen", JSON.open(uri: uri, text))])
    }
    session.doAll()
    return session
  }

  /// Returns how many jobs an edit causes. Reading a text is one job, and checking it is another.
  private func jobs(of text: String, version: Int, in session: SteppedSession) -> Int {
    session.handle([
      JSON.message(
        "textDocument/didChange",
        """
        {"textDocument":{"uri":"\(Sample.uri)","version":\(version)},"contentChanges":[{"text":\(JSON.string(text))}]}
        """)
    ])
    var count = 0
    while !session.waiting.isEmpty {
      session.doNext()
      count += 1
    }
    return count
  }
}

import TestSupport
import Testing

@testable import Server

/// How much is done again after an edit, counted in jobs.
@Suite struct EditCostTests {
  private let other = "file:///project/B.swift"

  @Test func anEditThatOthersCannotSeeCostsItsOwnFileAlone() {
    let session = opened()
    #expect(jobs(of: Sample.bad + "// a comment\n", version: 2, in: session) == 2)
    let body = Sample.bad.replacing("Text(\"\\(n)\")", with: "Text(\"now \\(n)\")")
    #expect(jobs(of: body, version: 3, in: session) == 2)
  }

  @Test func anEditThatOthersCanSeeCostsOneMoreJudgmentForEachOpenFile() {
    #expect(jobs(of: Sample.bad + "struct C: View {}\n", version: 2, in: opened()) == 3)
  }

  /// Two files open, with everything done.
  private func opened() -> SteppedSession {
    // A client that tells of changed files: for others the server looks whether the configuration is another.
    let session = SteppedSession(
      capabilities: #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    for uri in [Sample.uri, other] {
      let text = uri == other ? "struct B {}\n" : Sample.bad
      session.handle([JSON.message("textDocument/didOpen", JSON.open(uri: uri, text))])
    }
    session.doAll()
    return session
  }

  /// How many jobs an edit leads to: reading a text is one, judging it another.
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

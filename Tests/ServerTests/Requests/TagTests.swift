import Analysis
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct TagTests {
  private let useless = "// statewise:disable:next private-state\nlet a = 0\n"

  private func tags(_ tagSupport: String) -> JSONValue? {
    let session = InProcessSession(
      analyzer: Analyzer(), files: FilesInMemory(),
      initialize: """
        {"rootUri":"file:///project","capabilities":{"textDocument":{"publishDiagnostics":{\(tagSupport)}}}}
        """)
    session.open(uri: Sample.uri, useless)
    return session.publishes().last?["diagnostics"].elements.first?["tags"]
  }

  @Test func unnecessaryCodeIsFaded() {
    #expect(tags(#""tagSupport":{"valueSet":[1,2]}"#) == .array([.number("1")]))
  }

  @Test(arguments: ["", #""tagSupport":{"valueSet":[2]}"#, #""tagSupport":true"#])
  func tagsAreOmittedIfUnsupported(_ tagSupport: String) {
    #expect(tags(tagSupport) == .null)
  }
}

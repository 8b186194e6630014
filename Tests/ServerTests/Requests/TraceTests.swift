import Analysis
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct TraceTests {
  private let secret = "let secret = 0\n"

  private func traces(_ session: InProcessSession) -> [JSONValue] {
    session.messages("$/logTrace").map { $0["params"] }
  }

  @Test func messagesAreTracedForClientsThatAskForThem() throws {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, secret)
    #expect(traces(session).isEmpty)
    session.notify("$/setTrace", #"{"value":"messages"}"#)
    session.request("textDocument/hover", JSON.position(0, 0))
    let heard = traces(session).compactMap { $0["message"].string }
    #expect(heard.first?.hasSuffix("'textDocument/hover'") == true)
    #expect(heard.last?.contains("'textDocument/hover' after") == true)
    #expect(traces(session).allSatisfy { $0["verbose"].isNull })
    session.notify("$/setTrace", #"{"value":"off"}"#)
    let count = traces(session).count
    session.request("textDocument/hover", JSON.position(0, 0))
    #expect(traces(session).count == count)
  }

  @Test func contentsAreLoggedAtHighestLevel() {
    let session = InProcessSession.planted(members: #","trace":"verbose""#)
    session.open(uri: Sample.uri, secret)
    #expect(traces(session).contains { $0["verbose"].string?.contains("secret") == true })
  }

  @Test func invalidTraceValueIsIgnored() {
    let session = InProcessSession.planted(members: #","trace":"messages""#)
    session.notify("$/setTrace", #"{"value":"loud"}"#)
    session.notify("$/setTrace", "null")
    let count = traces(session).count
    session.request("textDocument/hover", JSON.position(0, 0))
    #expect(traces(session).count == count + 2)
  }
}

@Suite struct JournalTests {
  private func logged(_ level: LogLevel?) -> [LogEntry] {
    let session = InProcessSession(
      analyzer: PlantedRule.analyzer, files: FilesInMemory(), logLevel: level,
      initialize: #"{"clientInfo":{"name":"Ed","version":"5"},"rootUri":"file:///project","capabilities":{}}"#)
    session.open(uri: Sample.uri, "let secret = 0\n")
    session.send("no message")
    session.request("no/such", "{}")
    return session.logged
  }

  @Test func aLogHasWhatItsLevelAsksFor() {
    #expect(logged(nil).isEmpty)
    #expect(logged(.error).map(\.text).allSatisfy { $0.hasPrefix("Invalid message") })
    #expect(logged(.error).count == 1)
    #expect(logged(.info).map(\.text).contains("Client: Ed 5"))
    #expect(logged(.info).allSatisfy { !$0.text.contains("didOpen") })
    #expect(logged(.debug).contains { $0.text == "Notification 'textDocument/didOpen'" })
    #expect(logged(.debug).contains { $0.text.hasPrefix("Error -32601 for request") })
  }

  @Test(arguments: [LogLevel.error, .info, .debug])
  func textsOfDocumentsAreLoggedOnTheLastLevelOnly(_ level: LogLevel) {
    #expect(logged(level).allSatisfy { !$0.text.contains("secret") })
    #expect(logged(.trace).contains { $0.text.contains("secret") })
  }
}

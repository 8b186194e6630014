import JSONReading
import TestSupport
import Testing

@Suite struct TraceRows {
  private func traces(_ server: ServerProcess) -> [JSONValue] {
    server.messages.filter { $0["method"] == "$/logTrace" }
  }

  private func setTrace(_ server: ServerProcess, _ value: String) {
    server.notify("$/setTrace", #"{"value":\#(value)}"#)
  }

  @Test func nothingIsTracedByDefault() throws {
    try withServer { server in
      server.open(Sample.bad)
      for value in [#""off""#, #""loud""#, "5"] {
        setTrace(server, value)
        try server.ping()
      }
      #expect(traces(server).isEmpty)
    }
  }

  @Test func messagesAreTracedWhileTraceIsOn() throws {
    try withServer { server in
      setTrace(server, #""messages""#)
      try server.ping()
      #expect(traces(server).contains { $0["params"]["message"].string?.contains("textDocument/hover") == true })
      #expect(traces(server).allSatisfy { $0["params"]["verbose"].isNull })
      setTrace(server, #""verbose""#)
      try server.ping()
      #expect(traces(server).contains { $0["params"]["verbose"].string?.contains(Sample.path) == true })
      setTrace(server, #""off""#)
      try server.ping()
      let count = traces(server).count
      try server.ping()
      #expect(traces(server).count == count)
    }
  }

  @Test func initializeMayRequestTrace() throws {
    try withServer(members: #","trace":"messages""#) { server in
      try server.ping()
      #expect(!traces(server).isEmpty)
    }
  }
}

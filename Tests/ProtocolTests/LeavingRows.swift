import TestSupport
import Testing

@Suite struct LeavingRows {
  @Test func afterShutdownExitIsASuccess() throws {
    try withServer { server in
      #expect(try server.request("shutdown", "null")["error"].isNull)
      server.notify("exit", "null")
      try server.expectExit(0)
    }
  }

  @Test func exitWithoutShutdownFails() throws {
    try withServer { server in
      server.notify("exit", "null")
      try server.expectExit(1)
    }
  }

  @Test func exitBeforeInitializeEndsServer() throws {
    try withNewServer { server in
      server.notify("exit", "null")
      try server.expectExit(1)
    }
  }

  @Test func endOfInputEndsTheServer() throws {
    try withServer { server in
      server.closeInput()
      try server.expectExit(1)
    }
  }

  @Test func endOfInputBeforeInitializeEndsTheServer() throws {
    try withNewServer { server in
      server.closeInput()
      try server.expectExit(1)
    }
  }

  @Test func endOfInputInsideAMessageEndsTheServer() throws {
    try withServer { server in
      server.write("Content-Length: 100\r\n\r\n{")
      server.closeInput()
      try server.expectExit(1)
    }
  }

  @Test func endOfInputAfterShutdownIsASuccess() throws {
    try withServer { server in
      try server.request("shutdown", "null")
      server.closeInput()
      try server.expectExit(0)
    }
  }

  /// The document is small enough to be checked, but checking it takes longer than this test.
  @Test func shutdownAndExitDoNotWaitForAnAnalysis() throws {
    try withServer { server in
      let large = "import SwiftUI\n" + String(repeating: "struct A: View { @State var n = 0 }\n", count: 50_000)
      server.send(
        JSON.message("textDocument/didOpen", JSON.open(large)), JSON.message("shutdown", "null", id: "1"),
        JSON.message("textDocument/hover", JSON.position(0, 0), id: "2"), JSON.message("exit", "null"))
      try server.expectExit(0)
      let answer = try server.response(to: .number("1"))
      #expect(answer["error"].isNull)
      let refusal = try server.response(to: .number("2"))
      #expect(refusal.code == -32600)
      #expect(server.publishes().isEmpty)
    }
  }
}

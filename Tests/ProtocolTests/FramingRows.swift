import SyntaxFuzzing
import TestSupport
import Testing

@testable import Server

@Suite struct FramingRows {
  private let hover = JSON.message("textDocument/hover", JSON.position(0, 0), id: "1")

  /// In these headers, `#` represents the length.
  @Test(arguments: [
    "Content-Length: #", "content-length: #", "CONTENT-LENGTH:   #  ", "Content-Length:#", "Content-Length:\t#",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: #",
    "Content-Length: #\r\nContent-Type: application/vscode-jsonrpc; charset=utf8", "X-A: b\r\nContent-Length: #",
    "Content-Length: #\r\nX-A:",
  ])
  func everyDialectOfHeadersIsUnderstood(_ header: String) throws {
    try withServer { server in
      server.write(Array((header.replacing("#", with: "\(hover.count)") + "\r\n\r\n").utf8) + hover)
      let answer = try server.response(to: .number("1"))
      #expect(answer["error"].isNull)
    }
  }

  @Test func lengthsCountBytes() throws {
    try withServer { server in
      server.open(Sample.bad, uri: "untitled:é👩‍👩‍👧")
      try server.shown(1, uri: "untitled:é👩‍👩‍👧")
    }
  }

  @Test func bytesArriveSlowly() throws {
    try withServer { server in
      let text = String(decoding: JSON.message("textDocument/hover", #"{"é👩‍👩‍👧":1}"#, id: "1"), as: UTF8.self)
      for byte in "content-type: x; charset=utf8\r\ncontent-length:\(text.utf8.count)\r\n\r\n\(text)".utf8 {
        server.write([byte])
      }
      let answer = try server.response(to: .number("1"))
      #expect(answer.code == -32602)
    }
  }

  @Test func aReadMayEndAnywhere() throws {
    try withServer { server in
      for cut in 1..<100 {
        let body = JSON.message("textDocument/hover", JSON.position(0, 0, uri: "untitled:é👩‍👩‍👧"), id: "\(cut)")
        let frame = MessageBody(body).framed.bytes
        server.write(Array(frame[..<cut]))
        server.write(Array(frame[cut...]))
        let answer = try server.response(to: .number("\(cut)"))
        #expect(answer["error"].isNull)
      }
    }
  }

  @Test func requestsInOneWriteAreAnsweredInOrder() throws {
    try withServer { server in
      server.send((0..<200).map { JSON.message("textDocument/hover", JSON.position(0, 0), id: "\($0)") })
      _ = try server.response(to: .number("199"))
      #expect(server.messages.compactMap { $0["id"].integer } == Array(0..<200))
    }
  }

  @Test(arguments: [
    "\r\n{}", "Content-Length: abc\r\n\r\n{}", "Content-Length: -5\r\n\r\n{}", "Content-Length:\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\n{}", "Content-Length: 4294967296\r\n\r\n{}",
    "Content-Length: 2\r\n\r\n{\"too\":\"long\"}", "Content-Length: 3\r\n\r\n{a}", "Content-Length: 12\r\n\r\n{}",
    "Content-Length: 5, 5\r\n\r\n{}", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", String(repeating: "x", count: 65_536),
    "Content-Length: 2\r\r\n\n{}", ": 5\r\n\r\n", String(repeating: "X-A: b\r\n", count: 10_000),
  ])
  func brokenFramesAreLeftBehind(_ broken: String) throws {
    try withServer { server in
      server.write(broken)
      for id in 1...3 {
        server.send(JSON.message("textDocument/hover", JSON.position(0, 0), id: "\(id)"))
      }
      // If the length is too large, the broken message includes the beginning of the next one.
      let answer = try server.response(to: .number("3"))
      #expect(answer["error"].isNull)
      #expect(server.messages.contains { $0["id"].isNull && $0.code == -32700 })
    }
  }

  @Test func randomBytesAreHandled() throws {
    var random = SeededGenerator(seed: 5)
    try withServer { server in
      for _ in 0..<200 {
        server.write(
          (0..<Int.random(in: 0...400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
      }
      server.write("\r\n\r\n")
      try server.ping()
    }
  }
}

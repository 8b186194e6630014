import Foundation
import JSONReading
import SyntaxFuzzing
import TestSupport
import Testing

@testable import Server

/// Tests with many malformed messages: the server keeps running, responds if possible, and frees the memory.
@Suite struct FloodRows {
  private static let boundMegabytes = 400

  private func withFlood(_ flood: (ServerProcess) -> Void) throws {
    try withServer { server in
      server.open(Sample.bad)
      try server.shown(1)
      flood(server)
      try server.ping()
      if let peak = ProcessUsage.peakMegabytes(of: server.identifier) { #expect(peak < Self.boundMegabytes) }
      server.closeInput()
      try server.expectExit(1)
    }
  }

  @Test func megabytesOfGarbage() throws {
    try withFlood { server in
      var random = SeededGenerator(seed: 1)
      let piece = (0..<65_536).map { _ in UInt8.random(in: 0...255, using: &random) }
      for _ in 0..<64 { server.write(piece) }
      server.write("\r\n\r\n")
    }
  }

  @Test func aLineThatNeverEnds() throws {
    try withFlood { server in
      let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
      for _ in 0..<4 { server.write(piece) }
      server.write("\n")
    }
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 2\r\n\r\n{",
    "Content-Length: -1\r\n\r\n{}", "\r\n\r\n",
  ])
  func thousandsOfBadHeaders(_ header: String) throws {
    try withFlood { server in
      let piece = String(repeating: header, count: 1000)
      for _ in 0..<10 { server.write(piece) }
    }
  }

  @Test(arguments: ["not json", "[]", "", #"{"jsonrpc":"2.0","id":{},"method":"x"}"#])
  func thousandsOfBadBodies(_ body: String) throws {
    try withFlood { server in
      let frame = MessageBody(Array(body.utf8)).framed.bytes
      let piece = Array(repeatElement(frame, count: 1000).joined())
      for _ in 0..<10 { server.write(piece) }
    }
  }

  @Test(arguments: ["[", #"{"a":"#])
  func nestingBombs(_ opening: String) throws {
    try withFlood { server in
      let body = Array(String(repeating: opening, count: 1 << 20).utf8)
      for _ in 0..<5 { server.send(body) }
    }
  }

  /// The length is valid, but the message never arrives, and the server does not reserve memory for it.
  @Test func bodyShorterThanItsLength() throws {
    try withServer { server in
      server.write("Content-Length: 268435456\r\n\r\n{")
      try server.waitUntil("the server to sleep") { !ProcessUsage.isKnown || isIdle(server) }
      if let held = ProcessUsage.peakMegabytes(of: server.identifier) { #expect(held < 150) }
      server.closeInput()
      try server.expectExit(1)
    }
  }

  private func isIdle(_ server: ServerProcess) -> Bool {
    let before = ProcessUsage.processorTime(of: server.identifier)
    Thread.sleep(forTimeInterval: 0.1)
    return ProcessUsage.processorTime(of: server.identifier) == before
  }

  @Test func thousandsOfRequestsWithUnreadResponses() throws {
    try withNewServer(reads: false) { server in
      server.send(JSON.message("initialize", #"{"capabilities":{}}"#, id: "0"), JSON.message("initialized", "{}"))
      for thousand in 0..<10 {
        server.send(
          (1...1000).map { JSON.message("textDocument/hover", JSON.position(0, 0), id: "\(thousand * 1000 + $0)") })
      }
      server.beginReading()
      try server.ping()
      #expect(server.messages.compactMap { $0["id"].integer } == Array(0...10_000))
      if let peak = ProcessUsage.peakMegabytes(of: server.identifier) { #expect(peak < Self.boundMegabytes) }
    }
  }
}

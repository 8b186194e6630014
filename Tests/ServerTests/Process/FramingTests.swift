import Foundation
import Testing

@testable import Server

@Suite struct FramingTests {
  @Test func bytesMayTrickleIn() throws {
    let server = try ServerProcess()
    try server.initialize()
    let text = String(decoding: JSON.message("textDocument/hover", #"{"é👩‍👩‍👧":1}"#, id: "1"), as: UTF8.self)
    for byte in "content-type: x; charset=utf8\r\ncontent-length:\(text.utf8.count)\r\n\r\n\(text)".utf8 {
      server.write([byte])
    }
    #expect(try server.response(to: .number("1"))["error"]["code"].integer == -32602)
  }

  @Test func manyRequestsInOneWriteAreAnsweredInOrder() throws {
    let server = try ServerProcess()
    try server.initialize()
    let requests = (0..<200).map { JSON.message("textDocument/hover", JSON.position(0, 0), id: "\($0)") }
    server.write(requests.flatMap(OutgoingMessage.frame))
    _ = try server.response(to: .number("199"))
    #expect(server.messages.compactMap { $0["id"].integer } == Array(0..<200))
  }

  @Test(arguments: [
    "\r\n{}", "Content-Length: abc\r\n\r\n{}", "Content-Length: -5\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\n{}", "Content-Length: 4294967296\r\n\r\n{}",
    "Content-Length: 2\r\n\r\n{\"too\":\"long\"}", "Content-Length: 3\r\n\r\n{a}",
  ])
  func brokenFramesAreLeftBehind(_ broken: String) throws {
    let server = try ServerProcess()
    try server.initialize()
    server.write(broken)
    #expect(try server.isAlive())
    #expect(server.messages.contains { $0["id"].isNull && $0["error"]["code"].integer == -32700 })
  }

  @Test func randomBytesEndNothing() throws {
    var random = SeededGenerator(seed: 5)
    let server = try ServerProcess()
    try server.initialize()
    for _ in 0..<200 {
      server.write((0..<Int.random(in: 0...400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    server.write("\r\n\r\n")
    #expect(try server.isAlive())
  }
}

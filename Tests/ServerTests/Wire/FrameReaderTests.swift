import Testing

@testable import Server

@Suite struct FrameReaderTests {
  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}",
    "content-length:2\r\n\r\n{}",
    "CONTENT-LENGTH:   2  \r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n{}",
    "X-A: b\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\n\n{}",
  ])
  func headersInEveryDialectAreRead(_ stream: String) {
    #expect(frames([stream]) == [body("{}")])
  }

  @Test func streamIsParsedByteByByte() {
    let text = #"{"text":"é👩‍👩‍👧"}"#
    let stream = "Content-Length: \(text.utf8.count)\r\n\r\n\(text)Content-Length: 2\r\n\r\n[]"
    var reader = FrameReader()
    var found: [FrameReader.Frame] = []
    for byte in stream.utf8 {
      reader.append([byte])
      while let frame = reader.next() { found.append(frame) }
    }
    #expect(found == [body(text), body("[]")])
  }

  @Test func manyMessagesMayComeAtOnce() {
    let stream = String(repeating: "Content-Length: 2\r\n\r\n{}", count: 200)
    #expect(frames([stream]).count == 200)
  }

  @Test func aLongBodyMayComeInAnyPortions() {
    let long = String(repeating: "0123456789", count: 20_000)
    let stream = Array("Content-Length: \(long.utf8.count)\r\n\r\n\(long)Content-Length: 2\r\n\r\n[]".utf8)
    for portion in [1_000, 65_536, 200_024, 200_030] {
      var reader = FrameReader()
      var found: [FrameReader.Frame] = []
      for start in stride(from: 0, to: stream.count, by: portion) {
        reader.append(stream[start...].prefix(portion))
        while let frame = reader.next() { found.append(frame) }
      }
      #expect(found == [body(long), body("[]")])
    }
  }

  @Test(arguments: [
    "\r\n{}",
    "Content-Length: abc\r\n\r\n{}",
    "Content-Length: -5\r\n\r\n{}",
    "Content-Length: +2\r\n\r\n{}",
    "Content-Length:\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\n{}",
    "Content-Length: 4294967296\r\n\r\n{}",
    "X-A: b\r\n\r\n{}",
    "Content-Length: 1\r\n\r\n{\"left\":over}",
  ])
  func afterABrokenHeaderTheNextGoodOneIsRead(_ broken: String) {
    expectRecovery(from: broken)
  }

  @Test func afterMuchGarbageTheNextGoodHeaderIsRead() {
    expectRecovery(from: String(repeating: "g", count: 64 * 1024))
    expectRecovery(from: String(repeating: "a: b\n", count: 8 * 1024))
  }

  private func expectRecovery(from broken: String) {
    let good = #"{"ping":1}"#
    let stream = broken + "Content-Length: \(good.utf8.count)\r\n\r\n\(good)"
    let whole = frames([stream])
    #expect(whole.last == body(good))
    #expect(whole.contains { if case .malformed = $0 { true } else { false } })
    #expect(frames(stream.utf8.map { String(UnicodeScalar($0)) }).last == body(good))
  }

  @Test func garbageIsDiscarded() {
    var reader = FrameReader()
    for _ in 0..<64 {
      reader.append(Array(repeating: UInt8(ascii: "x"), count: 64 * 1024))
      while reader.next() != nil {}
    }
    reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(reader.next() == body("{}"))
  }

  private func body(_ text: String) -> FrameReader.Frame { .body(Array(text.utf8)) }

  private func frames(_ portions: [String]) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var found: [FrameReader.Frame] = []
    for portion in portions {
      reader.append(Array(portion.utf8))
      while let frame = reader.next() { found.append(frame) }
    }
    return found
  }
}

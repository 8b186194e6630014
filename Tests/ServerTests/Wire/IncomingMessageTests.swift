import Testing

@testable import Server

@Suite struct IncomingMessageTests {
  @Test(arguments: ["1", "0", "-7", "123456789012345678901234567890", #""1""#, #""a\"b""#, "1.5"])
  func requestIDIsReturnedUnchanged(_ id: String) throws {
    guard case .request(let found, let method, _) = message(#"{"jsonrpc":"2.0","id":\#(id),"method":"m"}"#) else {
      Issue.record("No request was read")
      return
    }
    #expect(method == "m")
    #expect(String(decoding: found.json, as: UTF8.self) == id)
  }

  @Test func numbersAndStringsAreDifferentIDs() {
    #expect(RequestID(.number("1")) != RequestID(.string("1")))
  }

  @Test(arguments: [#"{"jsonrpc":"2.0","id":1,"#, "not json", ""])
  func invalidJSONIsParseError(_ text: String) {
    #expect(code(of: message(text)) == .parseError)
  }

  @Test func invalidUTF8IsParseError() {
    #expect(code(of: IncomingMessage(body: [0xC3, 0x28])) == .parseError)
    #expect(
      code(of: IncomingMessage(body: Array(#"{"method":""#.utf8) + [0xC3, 0x28] + Array("\"}".utf8))) == .parseError)
  }

  @Test(arguments: ["[]", "7", "null", #"{"id":{},"method":"x"}"#, #"{"id":5}"#, "{}", #"{"method":5}"#])
  func jsonWithoutMessageIsInvalidRequest(_ text: String) {
    #expect(code(of: message(text)) == .invalidRequest)
  }

  @Test func messageWithoutVersionIsAccepted() {
    guard case .notification("m", _) = message(#"{"method":"m"}"#) else {
      Issue.record("No notification was read")
      return
    }
  }

  private func message(_ text: String) -> IncomingMessage { IncomingMessage(body: Array(text.utf8)) }

  private func code(of message: IncomingMessage) -> ErrorCode? {
    guard case .invalid(_, let error) = message else { return nil }
    return error.code
  }
}

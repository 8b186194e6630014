import Testing

@testable import Server

@Suite("Envelopes of forwarded messages")
struct EnvelopeTests {
  private static let large = "[" + String(repeating: #"{"id":7,"method":"x","text":"}]\\\""},"#, count: 1_000) + "0]"

  private func read(_ text: String) -> Envelope? { Envelope(Array(text.utf8)) }

  @Test(
    "The ID and the method of a large message are found at any position",
    arguments: [
      #"{"jsonrpc":"2.0","id":1,"method":"m","params":LARGE}"#,
      #"{"params":LARGE,"jsonrpc":"2.0","method":"m","id":1}"#,
      #"{"method":"m", "params" : LARGE , "id" : 1 }"#,
      #"{"params":LARGE,"id":1,"more":{},"method":"m"}"#,
      #"{"more":{},"method":"m","id":1,"params":LARGE}"#,
      #"{"method":"m","more":LARGE,"id":1,"params":[]}"#,
    ])
  func requests(text: String) throws {
    let envelope = try #require(read(text.replacing("LARGE", with: Self.large)))
    #expect(envelope.isMessage && envelope.method == "m" && envelope.id == .number("1"))
    #expect(
      envelope.params.map { String(decoding: $0.bytes, as: UTF8.self) } == (text.contains("[]") ? "[]" : Self.large))
    let passed = envelope.body(withID: .string("other")).bytes
    #expect(
      String(decoding: passed, as: UTF8.self)
        == text.replacing("1", with: #""other""#).replacing("LARGE", with: Self.large))
  }

  @Test(
    "Notifications and responses are recognized",
    arguments: [
      #"{"method":"m","params":LARGE}"#, #"{"params":LARGE,"method":"m"}"#, #"{"id":"1","result":LARGE}"#,
      #"{"error":LARGE,"id":"1"}"#, #"{"result":null,"error":LARGE,"id":"1"}"#,
    ])
  func others(text: String) throws {
    let envelope = try #require(read(text.replacing("LARGE", with: Self.large)))
    #expect(envelope.isMessage && (envelope.id == nil) == (envelope.method == "m"))
    #expect((envelope.result != nil) == text.contains("result") && (envelope.error != nil) == text.contains("error"))
  }

  @Test(
    "Other values are not messages",
    arguments: ["LARGE", #"{"id":1,"more":LARGE}"#, #"{"id":{},"method":"m","params":LARGE}"#])
  func nonsense(text: String) {
    #expect(read(text.replacing("LARGE", with: Self.large))?.isMessage != true)
  }
}

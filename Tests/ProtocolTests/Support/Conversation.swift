import JSONReading

@testable import Server

/// The messages of both sides, as far as they are needed to check the rules that hold for every message of the server.
struct Conversation {
  /// Descriptions of messages that break these rules.
  private(set) var offences: [String] = []
  private var sent = FrameReader()
  /// The methods of requests without a response, by ID. An ID can be used again after the response.
  private var waiting: [JSONValue: [String]] = [:]
  private var isInitialized = false

  mutating func noteSent(_ bytes: [UInt8]) {
    sent.append(bytes)
    while let frame = sent.next() {
      guard case .body(let body) = frame, let message = try? JSONValue(parsing: body) else { continue }
      if let method = message["method"].string, message["id"] != .null {
        waiting[message["id"], default: []].append(method)
      }
      if message["method"] == "initialized" { isInitialized = true }
    }
  }

  /// Checks a message of the server. Returns the method of the request that it responds to; nil if it isn't a response.
  mutating func noteReceived(_ message: JSONValue) -> String? {
    guard message["jsonrpc"] == "2.0" else {
      offences.append("This is no message: \(message)")
      return nil
    }
    if message["method"].string != nil {
      if message["id"] != .null, !isInitialized { offences.append("Asked before 'initialized': \(message)") }
      return nil
    }
    guard message["id"] != .null else {
      // An error about bytes that contain no ID.
      if message["error"].isNull { offences.append("A result for nobody: \(message)") }
      return nil
    }
    guard let method = waiting[message["id"]]?.popLast() else {
      // An invalid request gets an error response with its own ID.
      if message["error"]["code"].integer != -32600 { offences.append("Nobody asked: \(message)") }
      return nil
    }
    return method
  }

  mutating func noteNoise(_ reason: String) {
    offences.append("Between messages on standard output: \(reason)")
  }
}

import JSONReading

@testable import Server

/// What both sides have said, as far as it tells whether the server keeps to the rules that hold for every message.
struct Conversation {
  /// Sentences about what no client may see.
  private(set) var offences: [String] = []
  private var sent = FrameReader()
  /// The methods of requests that wait for their answer, by id; an id is used again after an answer.
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

  /// The method of the request that the message answers; nil for what is no answer.
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
      // About bytes in which no id could be found.
      if message["error"].isNull { offences.append("A result for nobody: \(message)") }
      return nil
    }
    guard let method = waiting[message["id"]]?.popLast() else {
      // A message that is no request is refused under the id that it has.
      if message["error"]["code"].integer != -32600 { offences.append("Nobody asked: \(message)") }
      return nil
    }
    return method
  }

  mutating func noteNoise(_ reason: String) {
    offences.append("Between messages on standard output: \(reason)")
  }
}

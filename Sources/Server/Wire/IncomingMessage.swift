import JSONReading
import SystemCalls

/// A request's id as the client wrote it: `1`, `"1"`, and `-7` are three different ids.
package enum RequestID: Hashable, Sendable, CustomStringConvertible {
  case number(String)
  case string(String)

  init?(_ value: JSONValue) {
    switch value {
    case .number(let spelling): self = .number(spelling)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  /// The id as JSON for an answer. The digits of a number stay unchanged, whatever its size.
  var json: [UInt8] {
    switch self {
    case .number(let spelling): Array(spelling.utf8)
    case .string(let text): JSONWriter.bytes(of: text)
    }
  }

  package var description: String { String(decoding: json, as: UTF8.self) }
}

/// A message of the client, or the error if it is invalid.
package enum IncomingMessage: Sendable {
  case request(RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request of this server. `result` is null if the answer is an error.
  case response(RequestID, result: JSONValue, error: JSONValue)
  case invalid(RequestID?, ResponseError)

  /// Reads a message. Accepts any bytes: those that aren't a message result in `invalid`.
  package init(body: [UInt8]) {
    guard String(bytes: body, encoding: .utf8) != nil else {
      self = .invalid(nil, ResponseError(.parseError, "The message is not valid UTF-8"))
      return
    }
    do {
      self.init(try JSONValue(parsing: body))
    } catch {
      self = .invalid(nil, ResponseError(.parseError, "Invalid JSON at byte \(error.utf8Offset): \(error.message)"))
    }
  }

  private init(_ value: JSONValue) {
    guard case .object(let members) = value else {
      self = .invalid(nil, ResponseError(.invalidRequest, "A message must be one JSON object; LSP has no batches"))
      return
    }
    let id = members["id"].flatMap { RequestID($0) }
    let hasID = members["id"] != nil
    if let method = members["method"]?.string {
      let params = members["params"] ?? .null
      if let id {
        self = .request(id, method: method, params: params)
      } else if hasID {
        self = .invalid(nil, ResponseError(.invalidRequest, "A request's id must be a number or a string"))
      } else {
        self = .notification(method: method, params: params)
      }
      return
    }
    if let id, members["method"] == nil, members["result"] != nil || members["error"] != nil {
      self = .response(id, result: members["result"] ?? .null, error: members["error"] ?? .null)
      return
    }
    if hasID, id == nil, members["error"] != nil {
      // The client reports an error in a message that it could not identify, so there is nothing to answer.
      self = .notification(method: "$/complaint", params: members["error"] ?? .null)
      return
    }
    self = .invalid(id, ResponseError(.invalidRequest, "The message has no method and is not a response"))
  }
}

/// The error codes of JSON-RPC and LSP that this server sends.
package enum ErrorCode: Int, Sendable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case serverNotInitialized = -32002
  case requestCancelled = -32800
  case contentModified = -32801
  case requestFailed = -32803
}

/// The reason why a request has no result, as a sentence for the person who reads the client's log.
package struct ResponseError: Error, Sendable {
  let code: ErrorCode
  let message: String

  init(_ code: ErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: [UInt8] {
    struct Payload: Encodable {
      let code: Int
      let message: String
    }
    return JSONWriter.bytes(of: Payload(code: code.rawValue, message: message))
  }

  /// Creates an error that names the parameter that could not be read.
  init(invalidParams error: any Error) {
    var path: [any CodingKey] = []
    if let error = error as? DecodingError {
      switch error {
      case .keyNotFound(let key, let context): path = context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        path = context.codingPath
      @unknown default: break
      }
    }
    let name = (["params"] + path.map(\.stringValue)).joined(separator: ".")
    self.init(.invalidParams, "'\(name)' is missing or of the wrong type")
  }
}

import JSONReading

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
    JSONWriter.bytes(of: ["code": JSONValue(code.rawValue), "message": .string(message)] as JSONValue)
  }
}

extension JSONValue {
  /// Reads a parameter of a message, or throws an error that names it.
  func required<Value>(_ path: String..., as read: (JSONValue) -> Value?) throws(ResponseError) -> Value {
    if let value = read(path.reduce(self) { $0[$1] }) { return value }
    let name = (["params"] + path).joined(separator: ".")
    throw ResponseError(.invalidParams, "'\(name)' is missing or of the wrong type")
  }

  /// The URI of the document that the parameters of a message name.
  var documentURI: String {
    get throws(ResponseError) { try required("textDocument", "uri", as: \.string) }
  }
}

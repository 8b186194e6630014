/// Message bodies of the server.
enum OutgoingMessage {
  static func reply(to id: RequestID, result: [UInt8]) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","id":"#.utf8) + id.json + Array(#","result":"#.utf8) + result + closing
  }

  /// With an unknown id when the message that was wrong has none that could be read.
  static func failure(of id: RequestID?, _ error: ResponseError) -> [UInt8] {
    struct Payload: Encodable {
      let code: Int
      let message: String
    }
    let payload = JSONWriter.bytes(of: Payload(code: error.code.rawValue, message: error.message))
    return Array(#"{"jsonrpc":"2.0","id":"#.utf8) + (id?.json ?? Array("null".utf8))
      + Array(#","error":"#.utf8) + payload + closing
  }

  static func notification(_ method: String, _ params: [UInt8]) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":"#.utf8) + params + closing
  }

  /// Without parameters where the method has none: null is not among what JSON-RPC allows for them.
  static func request(_ id: RequestID, _ method: String, _ params: [UInt8]?) -> [UInt8] {
    Array(#"{"jsonrpc":"2.0","id":"#.utf8) + id.json + Array(#","method":"\#(method)""#.utf8)
      + (params.map { Array(#","params":"#.utf8) + $0 } ?? []) + closing
  }

  /// The body with its header, ready for the stream.
  static func frame(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private static let closing = Array("}".utf8)
}

/// A message of the server.
package enum OutgoingMessage: Sendable {
  case reply(RequestID, result: [UInt8])
  /// An error. It has no id if an invalid message has none that could be read.
  case failure(RequestID?, ResponseError)
  /// A notification. It has no parameters if the method has none, because JSON-RPC doesn't allow null for them.
  case notification(String, [UInt8]?)
  /// A request, with parameters as above.
  case request(RequestID, String, [UInt8]?)
  /// The diagnostics of a document. If they are still waiting to be written, newer ones replace them.
  case publish(uri: String, version: Int?, diagnostics: [UInt8])
  /// A message that is forwarded from or to another server.
  case passed(MessageBody)

  /// The message as JSON.
  package var body: MessageBody {
    switch self {
    case .reply(let id, let result):
      MessageBody(
        Array(#"{"jsonrpc":"2.0","id":"#.utf8) + id.json + Array(#","result":"#.utf8), result, Self.closing)
    case .failure(let id, let error):
      MessageBody(
        Array(#"{"jsonrpc":"2.0","id":"#.utf8) + (id?.json ?? Array("null".utf8)),
        Array(#","error":"#.utf8) + error.json, Self.closing)
    case .notification(let method, let params):
      MessageBody(Self.beginning(of: method), params.map { Array(#","params":"#.utf8) + $0 } ?? [], Self.closing)
    case .request(let id, let method, let params):
      MessageBody(
        Self.beginning(of: method), Array(#","id":"#.utf8) + id.json,
        params.map { Array(#","params":"#.utf8) + $0 } ?? [], Self.closing)
    case .publish(let uri, let version, let diagnostics):
      MessageBody(
        Self.beginning(of: "textDocument/publishDiagnostics"), Array(#","params":{"diagnostics":"#.utf8), diagnostics,
        Array(#","uri":"#.utf8) + JSONWriter.bytes(of: uri),
        Array((version.map { #","version":\#($0)"# } ?? "").utf8) + Self.closing, Self.closing)
    case .passed(let body): body
    }
  }

  private static func beginning(of method: String) -> [UInt8] { Array(#"{"jsonrpc":"2.0","method":"\#(method)""#.utf8) }

  private static let closing = Array("}".utf8)
}

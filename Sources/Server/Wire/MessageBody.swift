/// The body of a message as consecutive parts, so that forwarded bytes are not copied.
package struct MessageBody: Sendable {
  let parts: [ArraySlice<UInt8>]

  package init(_ parts: [UInt8]...) { self.init(parts: parts.map { $0[...] }) }
  init(parts: [ArraySlice<UInt8>]) { self.parts = parts }

  var utf8Count: Int { parts.reduce(0) { $0 + $1.count } }
  package var bytes: [UInt8] { parts.reduce(into: []) { $0 += $1 } }

  /// The message with its header, ready to be written to the stream.
  package var framed: MessageBody {
    MessageBody(parts: [Array("Content-Length: \(utf8Count)\r\n\r\n".utf8)[...]] + parts)
  }
}

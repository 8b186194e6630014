/// Events in a session with a neighbor.
package enum BesideEvent: Sendable {
  case client(ClientMessage)
  /// The neighbor sent a message. The number identifies its start.
  case neighbor(start: Int, Envelope)
  /// It sent something that isn't a valid message.
  case noise(start: Int, String)
  /// It has ended, could not be started, or does not read its input.
  case neighborEnded(start: Int)
}

/// An action on the neighbor's process.
package enum NeighborAction: Sendable {
  case start(Int)
  case tell(MessageBody)
  /// End it: it is no longer useful, or doesn't exit on its own.
  case end
}

/// A message of the client that may be the neighbor's as well as ours.
package struct ClientMessage: Sendable {
  let envelope: Envelope?
  /// As our session reads it; nil if our session has no such method.
  let ours: IncomingMessage?

  package init(_ body: [UInt8]) {
    envelope = Envelope(body)
    let isOurs =
      envelope?.method.map { MethodTable.requests[$0] != nil || MethodTable.notifications[$0] != nil } ?? true
    ours = isOurs || envelope?.isMessage != true ? IncomingMessage(body: body) : nil
  }
}

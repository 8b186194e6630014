/// Events in a session with a neighbor.
package enum JointEvent: Sendable {
  case client(ClientMessage)
  /// The neighbor sent a message. The number identifies its start.
  case neighbor(start: Int, Envelope)
  /// The neighbor sent something that isn't a valid message.
  case invalidOutput(start: Int, String)
  /// The neighbor has ended, could not be started, or does not read its input.
  case neighborEnded(start: Int)
}

/// An action on the neighbor's process.
package enum NeighborAction: Sendable {
  case start(_ number: Int)
  case send(MessageBody)
  /// Ends the process, because it is no longer useful, or doesn't exit by itself.
  case end
}

/// A message of the client, which may be for the neighbor, for our session, or for both.
package struct ClientMessage: Sendable {
  let envelope: Envelope?
  /// The message as our session reads it; nil if our session doesn't support its method.
  let ours: IncomingMessage?

  package init(_ body: [UInt8]) {
    envelope = Envelope(body)
    let isOurs =
      envelope?.method.map { MethodTable.requests[$0] != nil || MethodTable.notifications[$0] != nil } ?? true
    ours = isOurs || envelope?.isMessage != true ? IncomingMessage(body: body) : nil
  }
}

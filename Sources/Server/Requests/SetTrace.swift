/// `$/setTrace`: from now on the client hears of messages, or no longer. A value that is none changes nothing.
enum SetTraceNotification: NotificationMethod {
  static let name = "$/setTrace"

  struct Params: Decodable, Sendable {
    var value: String
  }

  static func handle(_ params: Params, in session: Session) {
    session.journal.trace = Journal.Trace(rawValue: params.value) ?? session.journal.trace
    if !session.journal.followsMessages { session.journal.begun = [:] }
  }
}

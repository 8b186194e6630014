/// `$/setTrace`: sets whether the client receives a trace of messages. An unknown value changes nothing.
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

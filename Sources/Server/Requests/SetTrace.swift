import JSONReading

/// `$/setTrace`: sets whether the client receives a trace of messages. An unknown value changes nothing.
enum SetTraceNotification: NotificationMethod {
  static let name = "$/setTrace"

  static func handle(_ params: JSONValue, in session: Session) {
    session.journal.trace = params["value"].string.flatMap(Journal.Trace.init) ?? session.journal.trace
    if !session.journal.followsMessages { session.journal.begun = [:] }
  }
}

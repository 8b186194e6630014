import JSONReading

/// `exit`: ends the server with status 0 after `shutdown`, otherwise with 1.
enum ExitNotification: NotificationMethod {
  static let name = "exit"

  static func handle(_ params: JSONValue, in session: Session) {
    session.perform(.exit(session.phase == .shutDown ? 0 : 1))
  }
}

/// `$/setTrace`: taken, and nothing is traced.
enum SetTraceNotification: NotificationMethod {
  static let name = "$/setTrace"

  static func handle(_ params: NoParams, in session: Session) {}
}

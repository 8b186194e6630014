import JSONReading

/// `$/cancelRequest`: the canceled request is answered immediately, and only once.
enum CancelNotification: NotificationMethod {
  static let name = "$/cancelRequest"

  struct Params: Decodable, Sendable {
    var id: JSONValue
  }

  static func handle(_ params: Params, in session: Session) {
    guard let id = RequestID(params.id) else { return }
    session.cancel(id)
  }
}

import JSONReading

/// `$/cancelRequest`: the canceled request is answered immediately, and only once.
enum CancelNotification: NotificationMethod {
  static let name = "$/cancelRequest"

  static func handle(_ params: JSONValue, in session: Session) throws(ResponseError) {
    session.cancel(try params.required("id", as: RequestID.init))
  }
}

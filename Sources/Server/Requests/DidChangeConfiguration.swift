import JSONReading

/// `workspace/didChangeConfiguration`: the client's settings have changed. Where it can be asked for them it is; some
/// send them along. Empty ones, which editors send when they start, reset nothing.
enum DidChangeConfigurationNotification: NotificationMethod {
  static let name = "workspace/didChangeConfiguration"

  static func handle(_ params: JSONValue, in session: Session) {
    session.configure(params["settings"][Session.settingsSection])
    session.askForSettings()
  }
}

import JSONReading

/// `workspace/didChangeConfiguration`: the client's settings have changed. Some clients send them. The server asks for
/// them if the client supports that. Empty settings, which editors send when they start, reset nothing unless settings
/// were sent before.
enum DidChangeConfigurationNotification: NotificationMethod {
  static let name = "workspace/didChangeConfiguration"

  static func handle(_ params: JSONValue, in session: Session) {
    let settings = params["settings"]
    if !settings.isNull { session.configure(settings[Session.settingsSection], sentIn: .notification) }
    session.askForSettings()
  }
}

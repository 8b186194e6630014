/// `workspace/didChangeConfiguration`: taken; the configuration is the project's file, for editors and terminals alike.
enum DidChangeConfigurationNotification: NotificationMethod {
  static let name = "workspace/didChangeConfiguration"

  static func handle(_ params: NoParams, in session: Session) {}
}

/// `workspace/didChangeWorkspaceFolders`: folders come and go; open documents move to where they belong.
enum DidChangeWorkspaceFoldersNotification: NotificationMethod {
  static let name = "workspace/didChangeWorkspaceFolders"

  struct Params: Decodable, Sendable {
    struct Event: Decodable, Sendable {
      var added: [WorkspaceFolder]
      var removed: [WorkspaceFolder]
    }

    var event: Event
  }

  static func handle(_ params: Params, in session: Session) {
    for folder in params.event.removed { session.removeFolder(uri: folder.uri) }
    for folder in params.event.added { session.addFolder(uri: folder.uri) }
  }
}

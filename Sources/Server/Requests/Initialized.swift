/// `initialized`: from now on, the client accepts requests.
enum InitializedNotification: NotificationMethod {
  static let name = "initialized"

  struct Registrations: Encodable {
    struct Registration: Encodable {
      struct Options: Encodable {
        struct Watcher: Encodable {
          var globPattern: String
          /// The sum of 1 for creations, 2 for changes, and 4 for deletions; all if it is nil.
          var kind: Int?
        }

        var watchers: [Watcher]
      }

      var id: String
      var method: String
      var registerOptions: Options
    }

    var registrations: [Registration]
  }

  static func handle(_ params: NoParams, in session: Session) {
    guard !session.maySendRequests else { return }
    session.sendWaitingRequests()
    session.sendSettings()
    session.askForSettings()
    guard session.features.takesWatchedFileRegistration else { return }
    let registration = Registrations.Registration(
      id: "statewise-files", method: DidChangeWatchedFilesNotification.name,
      registerOptions: .init(
        watchers: [
          "**/*.swift", "**/project.pbxproj", "**/*.xcconfig", "**/.{swift,xcode}-version", "**/*.{yml,yaml}",
          // A configuration may extend a file with any name.
          "**/.statewise.json", "**/*.json",
        ]
        .map { .init(globPattern: $0) }
          // Folders, which have no pattern of their own.
          + [.init(globPattern: "**/*", kind: 1 + 4)]))
    session.sendRequest("client/registerCapability", JSONWriter.bytes(of: Registrations(registrations: [registration])))
  }
}

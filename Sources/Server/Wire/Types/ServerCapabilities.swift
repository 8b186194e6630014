struct ServerCapabilities: Encodable, Sendable {
  struct Synchronization: Encodable, Sendable {
    struct Save: Encodable, Sendable {
      var includeText = false
    }

    var openClose = true
    /// The number for incremental changes.
    var change = 2
    var save = Save()
  }

  struct CodeActions: Encodable, Sendable {
    var codeActionKinds = [CodeActionKind.quickFix, CodeActionKind.rewrite, CodeActionKind.fixAll]
    var resolveProvider: Bool?
  }

  struct Diagnostics: Encodable, Sendable {
    var identifier = "statewise"
    var interFileDependencies = true
    var workspaceDiagnostics = true
  }

  struct Commands: Encodable, Sendable {
    var commands = [ExecuteCommandRequest.showStateMap]
  }

  struct Workspace: Encodable, Sendable {
    struct Folders: Encodable, Sendable {
      var supported = true
      var changeNotifications = true
    }

    var workspaceFolders = Folders()
  }

  var positionEncoding: String?
  var textDocumentSync = Synchronization()
  var codeActionProvider = CodeActions()
  var hoverProvider = true
  var diagnosticProvider: Diagnostics?
  var executeCommandProvider: Commands?
  var workspace = Workspace()
}

struct InitializeResult: Encodable, Sendable {
  struct ServerInfo: Encodable, Sendable {
    var name: String
    var version: String
  }

  var capabilities: ServerCapabilities
  var serverInfo: ServerInfo
}

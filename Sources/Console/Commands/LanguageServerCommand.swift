import Analysis

extension Command {
  /// The server is in another module. `Console.run` receives a function that starts it.
  static let languageServer: Command = Command(
    name: "lsp",
    summary: "Serve an editor over standard input and output",
    discussion: """
      Editors start this command; the folder 'editors' in the source tree shows how. It speaks the Language Server
      Protocol until the editor sends 'exit', closes the pipe, or quits.

      For editors that run only one server per buffer or file type, '--beside sourcekit-lsp' starts the other server,
      too: requests that only the other server can answer are passed through unchanged; findings, fixes, and hovers come
      from both. All arguments after '--beside' are the command of the other server.

      Nothing is logged unless a file is named. Only the level 'trace' logs document contents. 'statewise doctor' prints
      what else to include in a bug report.
      """,
    options: [
      .flag("--stdio", "Accepted for compatibility; standard input and output are always used"),
      .rest("--beside", "COMMAND...", "Start another server and combine both, for editors that start only one"),
      .value("--log-file", "PATH", "Append a log to the file"),
      .value(
        "--log-level", "LEVEL", choices: LogLevel.allCases.map(\.rawValue),
        "How much to log: error, info (the default), debug, or trace"),
    ],
    run: { _, _, _ in .failed })
}

extension ServerLogging {
  /// Returns nil if no log is requested.
  init?(_ invocation: Invocation) throws(UsageError) {
    let level = invocation.value("--log-level").flatMap(LogLevel.init)
    guard let path = invocation.value("--log-file") else {
      if level != nil { throw UsageError("'--log-level' requires '--log-file'.", .languageServer) }
      return nil
    }
    self.init(path: path, level: level ?? .info)
  }
}

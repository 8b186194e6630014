import Analysis

extension Command {
  /// The server itself lives in another module; `Console.run` is handed a way to start it.
  static let languageServer: Command = Command(
    name: "lsp",
    summary: "Serve an editor over standard input and output",
    discussion: """
      Editors start this command; the folder 'editors' of the source tree shows how. It speaks the Language Server
      Protocol until the editor says 'exit', closes the pipe or ends.

      For an editor that runs one server for a buffer or a type of file, '--beside sourcekit-lsp' has this server start
      the other one: what the other one alone can do goes to it untouched, and findings, fixes and hovers are those of
      both. All words behind '--beside' are the command of the other server.

      Nothing is logged unless a file is named. The level 'trace' writes the texts of documents into it, the others
      do not. 'statewise doctor' prints what else belongs into a report of a mistake.
      """,
    options: [
      .flag("--stdio", "Accepted because many clients add it; there is no other way of talking"),
      .rest("--beside", "COMMAND...", "Start another server and be one with it, for editors that start only one"),
      .value("--log-file", "PATH", "Append a log to the file"),
      .value("--log-level", "LEVEL", choices: LogLevel.allCases.map(\.rawValue), "How much to log; 'info' by default"),
    ],
    run: { _, _, _ in .failed })
}

extension ServerLogging {
  /// Nil when no log is asked for.
  init?(_ invocation: Invocation) throws(UsageError) {
    let level = invocation.value("--log-level").flatMap(LogLevel.init)
    guard let path = invocation.value("--log-file") else {
      if level != nil { throw UsageError("Option '--log-level' goes with '--log-file'.", .languageServer) }
      return nil
    }
    self.init(path: path, level: level ?? .info)
  }
}

extension Command {
  /// The server itself lives in another module; `Console.run` is handed a way to start it.
  static let languageServer: Command = Command(
    name: "lsp",
    summary: "Serve an editor over standard input and output",
    discussion: """
      Editors start this command; the folder 'editors' of the source tree shows how. It speaks the Language Server
      Protocol until the editor says 'exit', closes the pipe or ends.
      """,
    options: [
      .flag("--stdio", "Accepted because many clients add it; there is no other way of talking")
    ],
    run: { _, _, _ in .failed })
}

extension Command {
  static let completions: Command = Command(
    name: "completions",
    summary: "Print completions for a shell",
    operands: "bash|zsh|fish",
    operandLimit: 1,
    discussion: """
      bash: add 'source <(statewise completions bash)' to ~/.bashrc
      zsh:  save the output as '_statewise' in a folder of $fpath
      fish: save the output as ~/.config/fish/completions/statewise.fish
      """,
    run: { (invocation, terminal, rules) throws(UsageError) in
      guard let shell = invocation.operands.first.flatMap(Shell.init) else {
        throw UsageError("Name a shell: bash, zsh, or fish.", .completions)
      }
      terminal.write(Completions(commands: Command.all, rules: rules.map(\.id.description)).script(for: shell))
      return .clean
    })
}

enum Shell: String {
  case bash, zsh, fish
}

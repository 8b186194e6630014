import Analysis
import Projects
import Rules
import SourceText
import SystemCalls

/// The command line without a process: arguments as input, text and an exit status as output.
package enum Console {
  package typealias LanguageServerStart = (ServerLogging?, _ neighbor: [String]) throws(FileProblem) -> Int32

  /// Runs one command. Returns the exit status.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - rules: The available rules. Tests pass their own.
  ///   - languageServer: A function that serves an editor until the editor ends the session, and returns the exit
  ///     status.
  package static func run(
    arguments: [String], terminal: Terminal, rules: [any Rule] = AllRules.rules,
    languageServer: LanguageServerStart = { _, _ in ExitStatus.failed.rawValue }
  ) -> Int32 {
    let status = status(of: arguments, terminal, rules, languageServer)
    guard let problem = terminal.outputProblem() else { return status }
    // A reader that wants no more, such as `head`, is not worth a message.
    if problem != SystemError.brokenPipe {
      terminal.writeErrorLine("\(Product.name): Not everything could be written to standard output: \(problem).")
    }
    return ExitStatus.failed.rawValue
  }

  private static func status(
    of arguments: [String], _ terminal: Terminal, _ rules: [any Rule], _ languageServer: LanguageServerStart
  ) -> Int32 {
    guard let first = arguments.first else {
      terminal.writeError(HelpText.program(terminal.style))
      return ExitStatus.failed.rawValue
    }
    switch first {
    case "--help", "-h", "help":
      return help(arguments.dropFirst().first, terminal).rawValue
    case "--version", "version":
      terminal.writeLine("\(Product.name) \(Product.version)")
      return ExitStatus.clean.rawValue
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == first }) else {
      return terminal.fail(unknown(first).sentence).rawValue
    }
    do throws(UsageError) {
      let invocation = try Invocation(Array(arguments.dropFirst()), of: command)
      if invocation.has(Option.help.name) { return help(command.name, terminal).rawValue }
      if command.name == Command.languageServer.name {
        return serve(try ServerLogging(invocation), invocation.values["--beside"] ?? [], languageServer, terminal)
      }
      var terminal = terminal
      terminal.colors = invocation.value(Option.color.name).flatMap(ColorUse.init) ?? .auto
      return try command.run(invocation, terminal, rules).rawValue
    } catch {
      return terminal.fail(error.sentence).rawValue
    }
  }

  private static func serve(
    _ logging: ServerLogging?, _ neighbor: [String], _ start: LanguageServerStart, _ terminal: Terminal
  ) -> Int32 {
    if terminal.isInputInteractive {
      terminal.writeErrorLine("Waiting for an editor on standard input; press Ctrl-C to quit.")
    }
    do throws(FileProblem) {
      return try start(logging, neighbor)
    } catch {
      terminal.warn(about: [error])
      return ExitStatus.failed.rawValue
    }
  }

  private static func help(_ name: String?, _ terminal: Terminal) -> ExitStatus {
    // `help` and `version` have no page of their own.
    guard let name, !["help", "--help", "-h", "version", "--version"].contains(name) else {
      terminal.write(HelpText.program(terminal.style))
      return .clean
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      return terminal.fail(unknown(name).sentence)
    }
    terminal.write(HelpText.command(command, terminal.style))
    return .clean
  }

  private static func unknown(_ word: String) -> UsageError {
    if word.hasPrefix("-") { return UsageError("Unknown option '\(word)'.") }
    let question = DidYouMean.nearest(to: word, in: Command.all.map(\.name)).map { " Did you mean '\($0)'?" }
    return UsageError("Unknown command '\(word)'.\(question ?? "")")
  }
}

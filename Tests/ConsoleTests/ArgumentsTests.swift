import Testing

@testable import Console

@Suite("Arguments")
struct ArgumentsTests {
  @Test("Without arguments, the program prints its usage and fails")
  func nothing() {
    let session = Session()
    #expect(session.status == 2)
    #expect(session.errors.contains("Usage: statewise COMMAND"))
  }

  @Test("Help lists every command", arguments: ["--help", "-h", "help"])
  func help(argument: String) {
    let session = Session(argument)
    #expect(session.status == 0)
    for command in Command.all { #expect(session.output.contains("  \(command.name) ")) }
  }

  @Test(
    "An option's name in other tools leads to ours",
    arguments: [
      ("fix", "--dry-run", "--diff"), ("check", "--json", "--format json"), ("check", "-q", "--quiet"),
      ("fix", "--exlude", "--exclude"),
    ])
  func otherNames(command: String, option: String, ours: String) {
    #expect(
      Session(command, option).errors == "statewise: 'statewise \(command)' has no option '\(option)'. "
        + "Did you mean '\(ours)'? See 'statewise \(command) --help'.\n")
    // If a command has no similar option, there is no suggestion.
    #expect(!Session("explain", "--dry-run").errors.contains("Did you mean"))
  }

  @Test("Help for other words is the list of commands", arguments: ["help", "--help", "-h", "version", "--version"])
  func helpOfHelp(name: String) {
    let session = Session("help", name)
    #expect(session.output == Session("--help").output && session.status == 0)
    #expect(Session("help", "frobnicate").status == 2)
  }

  @Test("Every command has help that names its options", arguments: Command.all.map(\.name))
  func commandHelp(name: String) throws {
    let session = Session(name, "--help")
    #expect(session.status == 0)
    #expect(session.output == Session("help", name).output)
    for option in try #require(Command.all.first { $0.name == name }).allOptions {
      #expect(session.output.contains("  \(option.usage) "))
    }
  }

  @Test("Help explains every exit status")
  func exitStatuses() {
    for status in ExitStatus.allCases {
      #expect(Session("--help").output.contains("  \(status.rawValue)  \(status.meaning)\n"))
    }
  }

  @Test("The version is one line")
  func version() {
    #expect(Session("--version").output == "statewise 0.1.0\n")
  }

  @Test("An unknown option is an error", arguments: Command.all.map(\.name))
  func unknownOption(name: String) {
    let session = Session(name, "--bogus")
    #expect(session.status == 2)
    #expect(session.output.isEmpty)
    #expect(
      session.errors == "statewise: 'statewise \(name)' has no option '--bogus'. See 'statewise \(name) --help'.\n")
  }

  @Test("A misspelled word gets a suggestion")
  func didYouMean() {
    #expect(Session("chekc").errors.contains("Unknown command 'chekc'. Did you mean 'check'?"))
    #expect(Session("fix", "--dif").errors.contains("Did you mean '--diff'?"))
    #expect(Session("frobnicate").errors == "statewise: Unknown command 'frobnicate'. See 'statewise --help'.\n")
  }

  @Test("A value for a flag and an additional operand are errors")
  func tooMuch() {
    #expect(Session("fix", "--diff=yes").errors.hasPrefix("statewise: '--diff' takes no value."))
    #expect(
      Session("explain", "a", "b", "c").errors.hasPrefix(
        "statewise: 'statewise explain' got an unexpected argument: 'b'."))
    #expect(Session("explain", "--", "a", "b").errors.contains("got an unexpected argument: 'b'."))
    #expect(
      Session("check", "--only-changed=", ".").errors.hasPrefix("statewise: The value of '--only-changed' is empty."))
    #expect(Session("lsp", "path").status == 2)
  }

  @Test("After two dashes, an argument that begins with a dash is a path")
  func dashes() {
    #expect(Session("check", "--", "-gone").errors == "statewise: There is no file or folder at '-gone'.\n")
  }

  @Test("The command lsp starts the language server, with or without --stdio")
  func languageServer() {
    #expect(Session("lsp").status == 42)
    #expect(Session("lsp", "--stdio").status == 42)
  }

  @Test("In a terminal, the command lsp says that it waits for an editor")
  func languageServerInTerminal() {
    #expect(Session("lsp", isInteractive: true).errors.contains("Waiting for an editor on standard input"))
    #expect(Session("lsp").errors.isEmpty)
  }

  @Test("All words after --beside are another server's command")
  func neighbor() {
    #expect(Session("lsp").neighbor == [])
    #expect(Session("lsp", "--stdio", "--beside", "other", "--stdio", "-x=1").neighbor == ["other", "--stdio", "-x=1"])
    #expect(Session("lsp", "--beside=other", "a").neighbor == ["other", "a"])
    #expect(Session("lsp", "--beside").status == 2)
  }
}

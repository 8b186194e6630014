import Foundation

/// The subcommands. Each has its own file.
let commands: [any DeveloperCommand.Type] = [
  PagesCommand.self, NewRuleCommand.self, CasesCommand.self, DumpSyntax.self, Fuzz.self, Measure.self,
  RecoveryCommand.self, FindingsCommand.self,
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let command = commands.first(where: { $0.name == arguments.first }) else {
  if let unknown = arguments.first, unknown != "--help" {
    FileHandle.standardError.write(Data("statewise-dev: Unknown command '\(unknown)'; see '--help'.\n".utf8))
    exit(2)
  }
  print("Usage: swift run statewise-dev COMMAND\n")
  for command in commands { print("  \(command.usage)\n      \(command.summary)") }
  exit(0)
}
do throws(DeveloperError) {
  exit(try command.run(Array(arguments.dropFirst())) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("statewise-dev: \(error.sentence)\n".utf8))
  exit(2)
}

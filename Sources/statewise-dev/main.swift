import Foundation

/// The subcommands. Each has its own file.
let commands: [any DeveloperCommand.Type] = [
  PagesCommand.self, NewRuleCommand.self, CasesCommand.self, DumpSyntax.self, Fuzz.self, Measure.self,
  MeasureEdits.self,
  RecoveryCommand.self, FindingsCommand.self,
]

let arguments = Array(CommandLine.arguments.dropFirst())
guard let command = commands.first(where: { $0.name == arguments.first }) else {
  print("Usage: swift run statewise-dev COMMAND\n")
  for command in commands { print("  \(command.usage)\n      \(command.summary)") }
  exit(arguments.isEmpty || arguments == ["--help"] ? 0 : 2)
}
do throws(DeveloperError) {
  exit(try command.run(Array(arguments.dropFirst())) ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("statewise-dev: \(error.sentence)\n".utf8))
  exit(2)
}

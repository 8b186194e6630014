import Analysis
import Console
import Foundation
import Server

exit(
  Console.run(
    arguments: Array(CommandLine.arguments.dropFirst()), terminal: .standard,
    languageServer: { logging throws(FileProblem) in try LanguageServer.runOnStandardStreams(logging: logging) }))

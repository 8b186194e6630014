import Console
import Foundation
import Server

exit(
  Console.run(
    arguments: Array(CommandLine.arguments.dropFirst()), terminal: .standard,
    languageServer: LanguageServer.runOnStandardStreams))

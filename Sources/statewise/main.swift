import Console
import Foundation
import Server

let arguments = Array(CommandLine.arguments.dropFirst())
exit(Console.run(arguments: arguments, terminal: .standard, languageServer: { LanguageServer.runOnStandardStreams() }))

import Console
import Server
import SystemCalls

exit(
  Console.run(
    arguments: Array(CommandLine.arguments.dropFirst()), terminal: .standard,
    languageServer: LanguageServer.runOnStandardStreams(logging:beside:)))

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "dump-syntax": DumpSyntax.run(Array(arguments.dropFirst()))
default: print("statewise-dev")
}

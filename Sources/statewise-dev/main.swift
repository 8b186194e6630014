import Foundation

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "dump-syntax": DumpSyntax.run(Array(arguments.dropFirst()))
case "fuzz": exit(Fuzz.run(Array(arguments.dropFirst())) ? 0 : 1)
default: print("statewise-dev")
}

import Foundation

do {
  let options = try Options(CommandLine.arguments.dropFirst())
  exit(try Oracle(options).run() ? 0 : 1)
} catch {
  print("\(error)")
  exit(2)
}

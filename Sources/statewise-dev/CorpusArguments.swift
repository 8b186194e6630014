import Projects

/// The arguments of a command that works on Swift files: options with a number, and paths.
struct CorpusArguments {
  /// The numbers by option, such as `--samples`. Missing options have their default.
  private(set) var numbers: [String: Int]
  /// The Swift files at and below the paths; never empty.
  private(set) var files: [String] = []

  init(_ arguments: [String], defaults: [String: Int]) throws(DeveloperError) {
    numbers = defaults
    var paths: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if defaults[argument] != nil {
        guard let number = rest.popFirst().flatMap({ Int($0) }), number >= 0 else {
          throw DeveloperError(sentence: "\(argument) needs a number.")
        }
        numbers[argument] = number
      } else if argument.hasPrefix("--") {
        throw DeveloperError(sentence: "Unknown option \(argument).")
      } else {
        paths.append(argument)
      }
    }
    let found = SwiftFiles.find(under: paths)
    if let problem = found.problems.first { throw DeveloperError(sentence: problem.sentence) }
    guard !found.paths.isEmpty else { throw DeveloperError(sentence: "Name at least one Swift file or folder.") }
    files = found.paths
  }

  /// Returns the number of an option; zero for an option without a default.
  subscript(option: String) -> Int { numbers[option] ?? 0 }
}

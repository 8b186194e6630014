import Projects

/// The arguments of a command: options with a number, and operands.
struct NumberedArguments {
  /// The numbers by option, such as `--samples`. Missing options have their default.
  private(set) var numbers: [String: Int]
  private(set) var operands: [String] = []

  init(_ arguments: [String], defaults: [String: Int]) throws(DeveloperError) {
    numbers = defaults
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
        operands.append(argument)
      }
    }
  }

  /// Returns the number of an option; zero for an option without a default.
  subscript(option: String) -> Int { numbers[option] ?? 0 }

  /// Returns the Swift files at and below the operands; never empty.
  func files() throws(DeveloperError) -> [String] {
    let found = SwiftFiles.find(under: operands)
    if let problem = found.problems.first { throw DeveloperError(sentence: problem.sentence) }
    guard !found.paths.isEmpty else { throw DeveloperError(sentence: "Name at least one Swift file or folder.") }
    return found.paths
  }
}

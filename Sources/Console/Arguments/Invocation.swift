import Analysis
import SourceText

/// The parsed arguments of one command.
struct Invocation: Sendable, Equatable {
  /// The values by option name. A flag has one empty value.
  private(set) var values: [String: [String]] = [:]
  /// The arguments that aren't options, such as paths or a rule's name.
  private(set) var operands: [String] = []

  func has(_ name: String) -> Bool { values[name] != nil }

  var optionNames: [String] { values.keys.sorted() }

  /// Returns the last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// Reads `--name`, `--name value`, `--name=value`, and operands. After `--`, everything is an operand.
  init(_ arguments: [String], of command: Command) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let pieces = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = Self.longNames[pieces[0]] ?? pieces[0]
      guard let option = command.allOptions.first(where: { $0.name == name }) else {
        throw .unknownOption(name, of: command)
      }
      let inline = pieces.count > 1 ? pieces[1] : nil
      try take(option, inline: inline, from: &rest, of: command)
    }
    if let limit = command.operandLimit, let unexpected = operands.dropFirst(limit).first {
      throw UsageError("'\(Product.name) \(command.name)' got an unexpected argument: '\(unexpected)'.", command)
    }
  }

  private static let longNames = ["-h": "--help"]

  private mutating func take(
    _ option: Option, inline: String?, from rest: inout ArraySlice<String>, of command: Command
  ) throws(UsageError) {
    guard let valueName = option.valueName else {
      guard inline == nil else { throw UsageError("'\(option.name)' takes no value.", command) }
      values[option.name] = [""]
      return
    }
    let value = inline ?? (option.isValueOptional ? nil : rest.popFirst())
    // An empty value usually comes from a shell variable that isn't set. Accepting it could select everything or nothing.
    guard let value, !value.isEmpty else {
      guard option.isValueOptional, value == nil else {
        throw UsageError(
          option.isValueOptional
            ? "The value of '\(option.name)' is empty." : "'\(option.name)' needs a value (\(valueName)).", command)
      }
      values[option.name] = [""]
      return
    }
    if option.takesRest {
      values[option.name] = [value] + rest
      rest = []
      return
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      let choices = option.choices.map { "'\($0)'" }.joined(by: "or")
      throw UsageError("'\(value)' is not a valid value for '\(option.name)'; use \(choices).", command)
    }
    values[option.name] = option.isRepeatable ? (values[option.name] ?? []) + [value] : [value]
  }
}

/// An error in the arguments, with a reference to the help.
struct UsageError: Error, Equatable {
  let sentence: String

  init(_ sentence: String, _ command: Command? = nil) {
    let help = ["\(Product.name)", command?.name, "--help"].compactMap { $0 }.joined(separator: " ")
    self.init(sentence, advice: "See '\(help)'.")
  }

  init(_ sentence: String, advice: String) { self.sentence = "\(sentence) \(advice)" }

  /// The names that other tools use for this program's options.
  private static let equivalents = [
    "--dry-run": "--diff", "-n": "--diff", "--check": "--diff", "--json": "--format json", "--reporter": "--format",
    "--output-format": "--format", "--only": "--rule", "--rules": "--rule",
    "--ignore": "--exclude", "--autocorrect": "--fix", "--apply": "--fix", "-q": "--quiet", "-c": "--config",
    "-j": "--jobs", "-w": "--watch", "--no-color": "--color never", "--force": "--allow-dirty",
  ]

  static func unknownOption(_ name: String, of command: Command) -> UsageError {
    let options = command.allOptions.map(\.name)
    let equivalent = equivalents[name].flatMap { words in
      options.contains { words == $0 || words.hasPrefix($0 + " ") } ? words : nil
    }
    let question = (equivalent ?? DidYouMean.nearest(to: name, in: options)).map { " Did you mean '\($0)'?" }
    return UsageError("'\(Product.name) \(command.name)' has no option '\(name)'.\(question ?? "")", command)
  }
}

import Analysis

/// The output and input of a command, and facts about its environment. Tests provide their own.
package struct Terminal {
  /// Writes to standard output, without adding a line ending.
  package let write: (String) -> Void
  /// Writes to standard error, without adding a line ending.
  package let writeError: (String) -> Void
  /// Whether standard output is a terminal.
  package let isInteractive: Bool
  /// Whether standard input is a terminal.
  let isInputInteractive: Bool
  /// Whether standard error is a terminal.
  package let isErrorInteractive: Bool
  package let environment: [String: String]
  /// The number of cells in a line; nil if unknown.
  private let width: Int?
  /// The value of the color option.
  var colors = ColorUse.auto

  /// Reads everything from standard input; returns nil if that fails.
  package let read: () -> [UInt8]?

  /// Writes a question and waits for a line; returns nil if there is no user to answer.
  package let ask: (String) -> String?

  /// Waits for some seconds. Returns false immediately if the user wants to end the program.
  package let wait: (_ seconds: Double) -> Bool

  /// Returns the system's reason why not all of standard output could be written; nil if there was no failure.
  let outputProblem: () -> String?

  package init(
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void, isInteractive: Bool,
    isErrorInteractive: Bool = false, isInputInteractive: Bool = false, environment: [String: String],
    width: Int? = nil,
    read: @escaping () -> [UInt8]? = { [] }, ask: @escaping (String) -> String? = { _ in nil },
    wait: @escaping (_ seconds: Double) -> Bool = { _ in false }, outputProblem: @escaping () -> String? = { nil }
  ) {
    self.write = write
    self.writeError = writeError
    self.isInteractive = isInteractive
    self.isErrorInteractive = isErrorInteractive
    self.isInputInteractive = isInputInteractive
    self.environment = environment
    self.width = width
    self.read = read
    self.ask = ask
    self.wait = wait
    self.outputProblem = outputProblem
  }

  func writeLine(_ line: String) { write(line + "\n") }

  /// Writes a line to standard error, wrapped if that is a terminal.
  func writeErrorLine(_ line: String) {
    writeError(WordWrap.text(line, width: isErrorInteractive ? width : nil, indent: 2) + "\n")
  }

  /// Reports the reason why the whole command stops.
  func fail(_ sentence: String) -> ExitStatus {
    writeErrorLine("\(Product.name): \(sentence)")
    return .failed
  }

  private var isDumb: Bool { environment["TERM"] == "dumb" }

  /// Whether the contents of standard output can be erased.
  var isErasable: Bool { isInteractive && !isDumb }

  /// Whether a line on standard error can be overwritten.
  var isErrorErasable: Bool { isErrorInteractive && !isDumb }

  /// The appearance of text on standard output.
  var style: Style {
    let isColored = colors.isOn(environment) ?? (isInteractive && !isDumb)
    return Style(
      isColored: isColored, address: isColored && isErasable ? Product.address : nil,
      width: isInteractive ? width : nil)
  }
}

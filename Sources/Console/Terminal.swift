import Analysis

/// Where a command writes to and what it may know of the place. A value that tests fill as they like.
package struct Terminal {
  /// Standard output. Text is written as it is, without a line end of its own.
  package let write: (String) -> Void
  /// Standard error.
  package let complain: (String) -> Void
  /// Whether a person reads standard output.
  package let isInteractive: Bool
  /// Whether a person reads standard error.
  package let isErrorInteractive: Bool
  package let environment: [String: String]
  /// How many cells a line has; nil if unknown.
  private let width: Int?
  /// The command line's option for colors.
  var colors = ColorUse.auto

  /// Everything on standard input; nil if it cannot be read.
  package let read: () -> [UInt8]?

  /// Writes a question and waits for a line; nil if there is no user to answer.
  package let ask: (String) -> String?

  /// Waits for some seconds; answers false, at once, when the person wants the program to end.
  package let wait: (_ seconds: Double) -> Bool

  /// Why not all of standard output could be written, in the system's words; nil as long as all was.
  let outputProblem: () -> String?

  package init(
    write: @escaping (String) -> Void, complain: @escaping (String) -> Void, isInteractive: Bool,
    isErrorInteractive: Bool = false, environment: [String: String], width: Int? = nil,
    read: @escaping () -> [UInt8]? = { [] }, ask: @escaping (String) -> String? = { _ in nil },
    wait: @escaping (_ seconds: Double) -> Bool = { _ in false }, outputProblem: @escaping () -> String? = { nil }
  ) {
    self.write = write
    self.complain = complain
    self.isInteractive = isInteractive
    self.isErrorInteractive = isErrorInteractive
    self.environment = environment
    self.width = width
    self.read = read
    self.ask = ask
    self.wait = wait
    self.outputProblem = outputProblem
  }

  func writeLine(_ line: String) { write(line + "\n") }

  /// Wrapped where a person reads it.
  func complainLine(_ line: String) {
    complain(WordWrap.text(line, width: isErrorInteractive ? width : nil, indent: 2) + "\n")
  }

  private var isDumb: Bool { environment["TERM"] == "dumb" }

  /// Whether what is on standard output can be wiped away.
  var isErasable: Bool { isInteractive && !isDumb }

  /// Whether a line on standard error can be written over.
  var isErrorErasable: Bool { isErrorInteractive && !isDumb }

  /// How text on standard output looks.
  var style: Style {
    let isColored = colors.isOn(environment) ?? (isInteractive && !isDumb)
    return Style(
      isColored: isColored, address: isColored && isErasable ? Product.address : nil,
      width: isInteractive ? width : nil)
  }
}

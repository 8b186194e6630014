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

  /// Everything on standard input.
  package let read: () -> [UInt8]

  /// Writes a question and waits for a line; nil when there is nobody to answer.
  package let ask: (String) -> String?

  /// Waits for some seconds; answers false, at once, when the person wants the program to end.
  package let wait: (_ seconds: Double) -> Bool

  package init(
    write: @escaping (String) -> Void, complain: @escaping (String) -> Void, isInteractive: Bool,
    isErrorInteractive: Bool = false, environment: [String: String], read: @escaping () -> [UInt8] = { [] },
    ask: @escaping (String) -> String? = { _ in nil }, wait: @escaping (_ seconds: Double) -> Bool = { _ in false }
  ) {
    self.write = write
    self.complain = complain
    self.isInteractive = isInteractive
    self.isErrorInteractive = isErrorInteractive
    self.environment = environment
    self.read = read
    self.ask = ask
    self.wait = wait
  }

  func writeLine(_ line: String) { write(line + "\n") }

  func complainLine(_ line: String) { complain(line + "\n") }

  private var isDumb: Bool { environment["TERM"] == "dumb" }

  /// Whether what stands on standard output can be wiped away.
  var isErasable: Bool { isInteractive && !isDumb }

  /// Whether a line on standard error can be written over.
  var isErrorErasable: Bool { isErrorInteractive && !isDumb }

  /// Colors for a person who did not decline them (https://no-color.org).
  var style: Style {
    let declines = !(environment["NO_COLOR"] ?? "").isEmpty
    return Style(isColored: isInteractive && !isDumb && !declines)
  }
}

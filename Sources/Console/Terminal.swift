/// Where a command writes to and what it may know of the place. A value that tests fill as they like.
package struct Terminal {
  /// Standard output. Text is written as it is, without a line end of its own.
  package let write: (String) -> Void
  /// Standard error.
  package let complain: (String) -> Void
  /// Whether a person reads standard output.
  package let isInteractive: Bool
  package let environment: [String: String]

  /// Everything on standard input.
  package let read: () -> [UInt8]

  /// Writes a question and waits for a line; nil when there is nobody to answer.
  package let ask: (String) -> String?

  package init(
    write: @escaping (String) -> Void, complain: @escaping (String) -> Void, isInteractive: Bool,
    environment: [String: String], read: @escaping () -> [UInt8] = { [] },
    ask: @escaping (String) -> String? = { _ in nil }
  ) {
    self.write = write
    self.complain = complain
    self.isInteractive = isInteractive
    self.environment = environment
    self.read = read
    self.ask = ask
  }

  func writeLine(_ line: String) { write(line + "\n") }

  func complainLine(_ line: String) { complain(line + "\n") }

  /// Colours for a person who did not decline them (https://no-color.org).
  var style: Style {
    let declines = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Style(isColored: isInteractive && !declines)
  }
}

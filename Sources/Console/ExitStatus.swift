/// What the process answers to its caller. `--help` prints the same three lines.
package enum ExitStatus: Int32, Sendable {
  /// It ran, and there is nothing to report.
  case clean = 0
  /// It ran, and there is a finding of severity warning or above, or a difference was shown.
  case findings = 1
  /// It could not run, or not on everything that was asked for.
  case failed = 2
}

/// The exit status of the process.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// The command ran, and there is no finding of severity warning or above.
  case clean = 0
  /// The command ran, and there is a finding of severity warning or above, or a difference was shown.
  case findings = 1
  /// The command couldn't run, or couldn't process everything that was requested.
  case failed = 2

  /// A description for `--help` and the manual. The help of each command is more specific.
  package var meaning: String {
    switch self {
    case .clean: "The command ran, and there is no finding of severity warning or above."
    case .findings: "The command ran, and there is a finding of severity warning or above, or a difference was shown."
    case .failed: "The command could not run, or could not check everything."
    }
  }
}

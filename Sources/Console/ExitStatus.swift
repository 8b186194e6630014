/// The exit status of the process.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// It ran, and there is nothing to report.
  case clean = 0
  /// It ran, and there is a finding of severity warning or above, or a difference was shown.
  case findings = 1
  /// It could not run, or not on everything that was requested.
  case failed = 2

  /// For `--help` and the manual; each command says more of its own.
  package var meaning: String {
    switch self {
    case .clean: "It ran, and there is nothing to report."
    case .findings: "It ran, and there is a finding of severity warning or above, or a difference was shown."
    case .failed: "It could not run, or could not check everything."
    }
  }
}

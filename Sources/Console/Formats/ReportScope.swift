import Projects
import Rules

/// The part of a run that is reported: by default, all of it.
struct ReportScope {
  /// The least severe findings.
  var severity: Severity?
  /// The revision that the files differ from.
  var revision: String?
  /// The absolute paths of the files.
  var paths: Set<String>?

  func includes(fileAt path: String) -> Bool { paths?.contains(SwiftFiles.absolute(path)) ?? true }

  /// " of severity warning or above"; empty if every severity is reported.
  var severityWords: String {
    guard let severity, severity != Severity.allCases.min() else { return "" }
    return " of severity \(severity.word)" + (severity == Severity.allCases.max() ? "" : " or above")
  }
}

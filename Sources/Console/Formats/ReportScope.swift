import SourceText

/// The part of a run that is reported. By default, it is the whole run.
struct ReportScope {
  /// The lowest severity of the reported findings; nil for all.
  var severity: Severity?
  /// The revision with which the files were compared; nil if they weren't.
  var revision: String?
  /// The real paths of the reported files; nil for all.
  var paths: Set<String>?
  /// The number of findings that a baseline lists; nil if there is no baseline.
  var knownCount: Int?

  func includes(fileAt path: String) -> Bool { paths?.contains(Git.realPath(path)) ?? true }

  /// " of severity warning or above"; empty if every severity is reported.
  var severityWords: String {
    guard let severity, severity != Severity.allCases.min() else { return "" }
    return " of severity \(severity.word)" + (severity == Severity.allCases.max() ? "" : " or above")
  }
}

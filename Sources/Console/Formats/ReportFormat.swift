import Analysis
import Rules

/// The output format of findings.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, junit, xcode, checkstyle

  static let helpText = "Write \(allCases.map(\.rawValue).joined(by: "or"))"

  /// Returns the whole report, with a final line ending.
  ///
  /// - Parameter fixCommand: The command that applies the safe fixes; nil if there is none.
  func report(
    _ result: CheckResult, rules: [any Rule], style: Style, showsSource: Bool, scope: ReportScope? = ReportScope(),
    fixCommand: String? = "\(Product.name) fix"
  ) -> String {
    switch self {
    case .text:
      TextReport(result: result, style: style, showsSource: showsSource, scope: scope, fixCommand: fixCommand).text
    case .json: JSONText.of(JSONReport(result).json)
    case .sarif: JSONText.of(SARIFLog(result, rules: rules).json)
    case .github: GitHubReport(result: result).text
    case .gitlab: JSONText.of(GitLabReport(result: result).json)
    case .junit: JUnitReport(result: result).text
    case .xcode: XcodeReport(result: result).text
    case .checkstyle: CheckstyleReport(result: result).text
    }
  }
}

import SourceText

/// A filter for the findings that a baseline lists. It removes each as many times as it is listed.
struct KnownFindings {
  private let folder: BaselineFolder
  /// The remaining number of occurrences of each finding.
  private(set) var left: [BaselineKey: Int] = [:]
  private var names: [String: String] = [:]

  init(_ baseline: Baseline, in folder: BaselineFolder) {
    self.folder = folder
    for entry in baseline.findings { left[entry.key, default: 0] += max(entry.count, 0) }
  }

  /// Returns whether the baseline still lists the finding. If so, uses up one occurrence.
  mutating func take(_ finding: Finding, inFileAt path: String) -> Bool {
    let name = names[path] ?? folder.name(ofFileAt: path)
    names[path] = name
    return left.takeOne(BaselineKey(finding, path: name))
  }

  /// Returns the findings of a file that the baseline doesn't list, without using up occurrences.
  func unlisted(_ findings: [Finding], inFileAt path: String) -> [Finding] {
    var rest = self
    return findings.filter { !rest.take($0, inFileAt: path) }
  }
}

import Rules

/// Leaves out what a baseline lists, each finding as often as it is there.
struct KnownFindings {
  private let folder: BaselineFolder
  /// How often each may still occur.
  private(set) var left: [BaselineKey: Int] = [:]
  private var names: [String: String] = [:]

  init(_ baseline: Baseline, in folder: BaselineFolder) {
    self.folder = folder
    for entry in baseline.findings { left[entry.key, default: 0] += max(entry.count, 0) }
  }

  /// Whether the list has the finding once more.
  mutating func take(_ finding: Finding, inFileAt path: String) -> Bool {
    let name = names[path] ?? folder.name(ofFileAt: path)
    names[path] = name
    let key = BaselineKey(finding, path: name)
    guard let count = left[key], count > 0 else { return false }
    left[key] = count - 1
    return true
  }

  /// The findings of a file that the list does not have. However often it is asked, each entry counts in full.
  func unlisted(_ findings: [Finding], inFileAt path: String) -> [Finding] {
    var rest = self
    return findings.filter { !rest.take($0, inFileAt: path) }
  }
}

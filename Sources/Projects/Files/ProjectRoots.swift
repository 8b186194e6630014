/// The folders of the projects that are judged together. They decide which folder names of a path mean something: a
/// project is not made of tests because it stands in a folder named so.
package struct ProjectRoots: Sendable, Hashable {
  /// Absolute, each once.
  private let folders: [String]

  package init(_ folders: [String] = []) {
    self.folders = Set(folders.map(SwiftFiles.absolute)).sorted()
  }

  /// What of the path lies in its project; the path itself where that makes no difference to its facts.
  package func pathInProject(_ path: String) -> String {
    guard mayHoldTests(path) else { return path }
    let absolute = SwiftFiles.absolute(path)
    let project = folders.filter { absolute.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    return project.map { String(absolute.dropFirst($0.count + 1)) } ?? path
  }

  private func mayHoldTests(_ path: String) -> Bool {
    var rest = Substring(path).utf8
    while let capital = rest.firstIndex(of: UInt8(ascii: "T")) {
      rest = rest[capital...]
      if rest.starts(with: "Tests/".utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

/// Paths of a project's files for somebody who is in one of its folders: "../Models/Store.swift".
package struct PathFromHere {
  private let here: [Substring]
  /// Whether the current folder is one of the project's.
  private let isInside: Bool

  package init(root: String, here: String = SwiftFiles.absolute(".")) {
    self.here = here.split(separator: "/")
    isInside = self.here.starts(with: SwiftFiles.absolute(root).split(separator: "/"))
  }

  /// A path that is relative, or of a project elsewhere, stays as it is.
  package func text(_ path: String) -> String {
    guard isInside, path.hasPrefix("/") else { return path }
    let parts = path.split(separator: "/")
    let common = zip(here, parts).prefix { $0 == $1 }.count
    return (here.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
  }
}

/// Shortens the paths of a project's files for a reader whose current folder is inside the project:
/// "../Models/Store.swift".
package struct PathFromHere {
  private let here: [Substring]
  /// Whether the current folder is inside the project.
  private let isInside: Bool

  package init(root: String, here: String = SwiftFiles.absolute(".")) {
    self.here = here.split(separator: "/")
    isInside = self.here.starts(with: SwiftFiles.absolute(root).split(separator: "/"))
  }

  /// The path relative to the current folder. A path that is already relative is returned unchanged, and so is every
  /// path if the current folder is outside the project.
  package func text(_ path: String) -> String {
    guard isInside, path.hasPrefix("/") else { return path }
    let parts = path.split(separator: "/")
    let common = zip(here, parts).prefix { $0 == $1 }.count
    return (here.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
  }
}

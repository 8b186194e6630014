import SystemCalls

/// Finds the Swift files below paths, in an order that depends only on names.
///
/// Hidden files and folders and the folders of dependencies and build products are skipped, unless the user names them.
/// In a package's `Sources` folder, only hidden files and folders are skipped, because the package compiles everything
/// else. Git work trees and packages below a folder of tests are skipped, too, because they are separate projects.
/// Symbolic links are followed only if the user names them, so there are no loops and no file is found under two names.
package enum SwiftFiles {
  package struct Found: Sendable, Hashable {
    /// Each starts with a path as the user entered it, except that `.` is left out. No file occurs twice.
    package var paths: [String] = []
    package var problems: [FileProblem] = []
    /// The files found along the way that describe how the Swift files form modules and how they are configured, for
    /// `ProjectDescription`.
    package var descriptions: [String] = []
    /// The folders found along the way that are git work trees.
    package var workTrees: [String] = []
    /// The folders found along the way that are packages below a folder of tests.
    package var packagesBelowTests: [String] = []

    fileprivate init() {}

    /// Merges the results for several paths.
    package init(merging parts: [Found]) {
      var known: Set<String> = []
      for part in parts {
        paths += parts.count > 1 ? part.paths.filter { known.insert(absolute($0)).inserted } : part.paths
        problems += part.problems
        descriptions += part.descriptions
        workTrees += part.workTrees
        packagesBelowTests += part.packagesBelowTests
      }
    }
  }

  /// Folders with third-party code or build products.
  package static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "checkouts", "SourcePackages", "node_modules",
  ]

  /// Finds everything below the paths. A path without any Swift file results in a problem.
  package static func find(under roots: [String]) -> Found {
    Found(
      merging: roots.map { root in
        var found = Found()
        visit(root: root, into: &found)
        if found.paths.isEmpty, found.problems.isEmpty, found.packagesBelowTests.isEmpty {
          found.problems.append(FileProblem(path: root, reason: .noSwiftFiles))
        }
        return found
      })
  }

  private static func visit(root: String, into found: inout Found) {
    var status = stat()
    guard stat(root, &status) == 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      found.problems.append(isMissing ? FileProblem(path: root, reason: .missing) : .unreadable(root))
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      visit(folder: root, into: &found)
    } else if root.hasSuffix(".swift") {
      found.paths.append(root)
    } else {
      found.problems.append(FileProblem(path: root, reason: .notSwift))
    }
  }

  /// Pending folders are in an explicit list, so that deep nesting does not use up the stack.
  private static func visit(folder root: String, into found: inout Found) {
    lazy var project = ProjectRoot.enclosing(root).map(absolute) ?? absolute(root)
    var waiting: [Entry] = [Entry(path: root, isFolder: true, isInSources: false)]
    while let next = waiting.popLast() {
      guard next.isFolder else {
        found.paths.append(next.path)
        continue
      }
      guard let listing = Files.entries(of: next.path) else {
        found.problems.append(.unreadable(next.path))
        continue
      }
      if next.path != root, isSeparateProject(next.path, listing, in: project, &found) { continue }
      waiting += entries(of: next, listing, descriptions: &found.descriptions).sorted { $0.path > $1.path }
    }
  }

  /// Records a folder that is a separate project. Returns whether it is one. `project` is evaluated only if the folder
  /// contains a package.
  private static func isSeparateProject(
    _ folder: String, _ listing: Listing, in project: @autoclosure () -> String, _ found: inout Found
  ) -> Bool {
    if listing.contains(where: { $0.name == ".git" }) {
      found.workTrees.append(folder)
      return true
    }
    guard listing.contains(where: { $0.name == ModuleReader.manifest }),
      ProjectRoot.isPackageBelowTests(absolute(folder), of: project())
    else { return false }
    found.packagesBelowTests.append(folder)
    return true
  }

  private typealias Listing = [(name: String, type: Int)]

  private struct Entry {
    let path: String
    let isFolder: Bool
    /// Whether it is in the `Sources` folder of a package, or is that folder.
    let isInSources: Bool
  }

  /// The Swift files and the folders to visit next.
  private static func entries(of folder: Entry, _ listing: Listing, descriptions: inout [String]) -> [Entry] {
    var result: [Entry] = []
    let isPackage = listing.contains { $0.name == ModuleReader.manifest }
    for (name, type) in listing {
      let path = join(folder.path, name)
      if DescriptionFile.isListed(path) { descriptions.append(path) }
      guard !name.hasPrefix(".") else { continue }
      let isInSources = folder.isInSources || isPackage && name == "Sources"
      switch kind(ofType: type, path) {
      case .folder where isInSources || !skippedFolders.contains(name):
        result.append(Entry(path: path, isFolder: true, isInSources: isInSources))
      case .file where name.hasSuffix(".swift"):
        result.append(Entry(path: path, isFolder: false, isInSources: isInSources))
      default: break
      }
    }
    return result
  }

  private enum Kind {
    case file, folder, other
  }

  private static func kind(ofType type: Int, _ path: String) -> Kind {
    if type == Int(DT_DIR) { return .folder }
    if type == Int(DT_REG) { return .file }
    // Some file systems do not include the type in the listing.
    var status = stat()
    guard type == Int(DT_UNKNOWN), lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  private static func join(_ folder: String, _ name: String) -> String {
    if folder == "." || folder == "./" { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns whether two paths are equal as absolute paths. Links are not resolved.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || absolute(left) == absolute(right)
  }

  /// The path relative to the current folder if it is inside that folder, otherwise an absolute path. The current
  /// folder itself is ".".
  package static func seenFromHere(_ path: String) -> String {
    let (path, current) = (absolute(path), absolute("."))
    if path == current { return "." }
    let prefix = current == "/" ? current : current + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The path from the root of the file system, without `.` and `..`. Links are not resolved.
  package static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : Files.currentFolder + "/" + path
    guard hasOddComponent(full) else { return full }
    var folders: [Substring] = []
    for folder in full.split(separator: "/") {
      switch folder {
      case ".": break
      case "..": folders.removeLast(folders.isEmpty ? 0 : 1)
      default: folders.append(folder)
      }
    }
    return "/" + folders.joined(separator: "/")
  }

  /// Returns whether a component of the absolute path is empty or begins with a dot. Most paths have no such component.
  private static func hasOddComponent(_ path: String) -> Bool {
    var isAtStart = false
    for byte in path.utf8 {
      if isAtStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return true }
      isAtStart = byte == UInt8(ascii: "/")
    }
    return isAtStart
  }
}

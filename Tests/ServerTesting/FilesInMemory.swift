import Projects
import Server

/// Files in memory instead of on disk.
package struct FilesInMemory: FileSource {
  private let files: [String: [UInt8]]

  /// - Parameter others: Files whose bytes need not be text.
  package init(_ texts: [String: String] = [:], others: [String: [UInt8]] = [:]) {
    files = texts.mapValues { Array($0.utf8) }.merging(others) { $1 }
  }

  package func listing(of root: String, recursively: Bool) -> FolderListing {
    let folder = root == "/" ? "/" : root + "/"
    let below = files.keys.filter { path in
      path.hasPrefix(folder) && projectRoot(around: path).map { $0.utf8.count <= root.utf8.count } ?? true
    }.sorted()
    return FolderListing(
      swiftFiles: below.filter {
        $0.hasSuffix(".swift") && (recursively || !$0.dropFirst(folder.count).contains("/"))
      },
      descriptions: recursively ? below.filter(DescriptionFile.isListed) : [])
  }

  package func read(_ path: String) -> Result<[UInt8], FileProblem> {
    files[path].map { FileReader.text($0, path: path) } ?? .failure(FileProblem(path: path, reason: .missing))
  }
  package func canonicalPath(_ path: String) -> String { path }
  package func isTooWide(_ folder: String) -> Bool { folder == "/" }
  /// Returns the innermost folder with a `.git`.
  package func projectRoot(around path: String) -> String? {
    files.keys.filter { $0.hasSuffix("/.git") }.map { String($0.dropLast("/.git".count)) }
      .filter { path == $0 || path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
  }
}
